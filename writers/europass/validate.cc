#include "writers/europass/validate.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlschemas.h>

#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/languages.h"
#include "ir/partial_date.h"
#include "writers/europass/schemas.h"

namespace cvconv {

namespace europass {
namespace {

constexpr std::string_view scheme = "cvconv-schema:///";

template <auto Free>
struct Deleter {
    template <class T>
    void operator()(T* pointer) const {
        Free(pointer);
    }
};
using Document = std::unique_ptr<xmlDoc, Deleter<xmlFreeDoc>>;
using Parser = std::unique_ptr<xmlParserCtxt, Deleter<xmlFreeParserCtxt>>;
using Schema = std::unique_ptr<xmlSchema, Deleter<xmlSchemaFree>>;
using SchemaParser = std::unique_ptr<xmlSchemaParserCtxt, Deleter<xmlSchemaFreeParserCtxt>>;
using Validator = std::unique_ptr<xmlSchemaValidCtxt, Deleter<xmlSchemaFreeValidCtxt>>;

// -- how libxml2 finds the schemas ------------------------------------------------------------------
// A schema of several namespaces is several files, and libxml2 can only load those by name. So it is
// given a scheme of names that only we answer to; other names are none of our business.

struct Reading {
    std::string_view rest;
};

int is_ours(const char* name) {
    return std::string_view(name).starts_with(scheme) ? 1 : 0;
}

void* open_schema(const char* name) {
    std::string_view file = std::string_view(name).substr(scheme.size());
    for (const EmbeddedSchema& schema : embedded_schemas()) {
        if (schema.file == file) {
            return new Reading{schema.text};
        }
    }
    return nullptr;
}

int read_schema(void* context, char* buffer, int size) {
    auto* reading = static_cast<Reading*>(context);
    std::size_t count = std::min(reading->rest.size(), static_cast<std::size_t>(size));
    std::memcpy(buffer, reading->rest.data(), count);
    reading->rest.remove_prefix(count);
    return static_cast<int>(count);
}

int close_schema(void* context) {
    delete static_cast<Reading*>(context);
    return 0;
}

void register_scheme() {
    static std::once_flag once;
    std::call_once(once, [] {
        xmlInitParser();
        xmlRegisterInputCallbacks(is_ours, open_schema, read_schema, close_schema);
    });
}

// -- what is said ------------------------------------------------------------------------------------

struct Violation {
    int line = 0;
    std::string element;
    std::string cause;
};

/// What the names of the rules that are no grammar mean.
struct Rule {
    std::string_view name;  ///< of an xs:key, xs:keyref or xs:unique in schema/
    std::string_view cause;
};
constexpr Rule rules[] = {
    {"customSectionIsShown", "a section that SectionsOrder does not list: the portal would hide it"},
    {"shownSection", "a section that SectionsOrder lists twice"},
    {"skillsAreDistinct", "a skill that is there twice: the portal would refuse it"},
};

constexpr std::string_view element_said = "Element '";

/// The message without the namespaces in braces.
std::string plain(const char* message) {
    std::string text = message != nullptr ? message : "";
    for (std::size_t open = text.find("{http"); open != std::string::npos; open = text.find("{http", open)) {
        std::size_t close = text.find('}', open);
        if (close == std::string::npos) {
            break;
        }
        text.erase(open, close - open + 1);
    }
    return text;
}

/// "Element '{http://www.europass.eu/1.0}Date': This element is not expected. Expected is ( … ).\n" →
/// "Date"; empty where the message begins otherwise.
std::string element_of(const char* message) {
    std::string text = plain(message);
    std::size_t end = text.find('\'', element_said.size());
    bool named = text.starts_with(element_said) && end != std::string::npos;
    return named ? text.substr(element_said.size(), end - element_said.size()) : std::string{};
}

/// The same → "This element is not expected. Expected is ( … )".
std::string cause_of(const char* message) {
    std::string text = plain(message);
    for (const Rule& rule : rules) {
        if (text.find('\'' + std::string(rule.name) + '\'') != std::string::npos) {
            std::size_t begin = text.find("['");
            std::size_t end = text.find(']', begin);
            bool has_value = begin != std::string::npos && end != std::string::npos;
            return std::string(rule.cause) + (has_value ? ": " + text.substr(begin + 1, end - begin - 1) : "");
        }
    }
    if (std::size_t colon = text.find("': "); text.starts_with(element_said) && colon != std::string::npos) {
        text.erase(0, colon + 3);
    }
    while (!text.empty() && (text.back() == '\n' || text.back() == '.' || text.back() == ' ')) {
        text.pop_back();
    }
    return text;
}

void collect(void* violations, xmlErrorPtr error) {
    const auto* node = static_cast<const xmlNode*>(error->node);
    // A rule between two places has no node: its message has the element's name.
    Violation violation{error->line, element_of(error->message), cause_of(error->message)};
    if (node != nullptr && node->name != nullptr) {
        violation.element = reinterpret_cast<const char*>(node->name);
        violation.line = static_cast<int>(xmlGetLineNo(error->node != nullptr ? const_cast<xmlNode*>(node) : nullptr));
    }
    static_cast<std::vector<Violation>*>(violations)->push_back(std::move(violation));
}

std::string attribute(const xmlNode* node, const char* name) {
    xmlChar* value = xmlGetNoNsProp(node, reinterpret_cast<const xmlChar*>(name));
    std::string text = value != nullptr ? reinterpret_cast<const char*>(value) : "";
    xmlFree(value);
    return text;
}

/// Calls `visit` with each element, depth first and without recursion.
void for_each_element(const xmlNode* root, const std::function<void(const xmlNode*)>& visit) {
    for (const xmlNode* node = root; node != nullptr;) {
        if (node->type == XML_ELEMENT_NODE) {
            visit(node);
            if (node->children != nullptr) {
                node = node->children;
                continue;
            }
        }
        while (node != root && node->next == nullptr) {
            node = node->parent;
        }
        node = node == root ? nullptr : node->next;
    }
}

Violation violation_at(const xmlNode* node, std::string cause) {
    return {static_cast<int>(xmlGetLineNo(const_cast<xmlNode*>(node))), reinterpret_cast<const char*>(node->name),
            std::move(cause)};
}

bool has_attribute(const xmlNode* node, const char* name) {
    return xmlHasProp(node, reinterpret_cast<const xmlChar*>(name)) != nullptr;
}

/// v3 has year="2021" month="--02" day="---31": three valid attributes, and no day of any calendar.
void check_v3_date(const xmlNode* node, std::vector<Violation>& violations) {
    if (has_attribute(node, "day")) {
        std::string month = attribute(node, "month");
        std::string day = attribute(node, "day");
        std::string iso = attribute(node, "year") + (month.size() == 4 ? month.substr(1) : "-??") +
                          (day.size() == 5 ? day.substr(2) : "-??");
        if (!from_iso(iso)) {
            violations.push_back(violation_at(node, "there is no such day: " + iso));
        }
    }
}

/// The schema takes any two letters.
void check_language(const xmlNode* node, std::vector<Violation>& violations) {
    if (has_attribute(node, "languageCode")) {
        const std::string code = attribute(node, "languageCode");
        if (!candidate_language(code)) {
            violations.push_back(
                violation_at(node, fmt::format("languageCode: \"{}\" is no language of ISO 639", code)));
        }
    }
}

/// Called at "<!DOCTYPE", before anything in it is read: notes its line.
void refuse_document_type(void* context, const xmlChar*, const xmlChar*, const xmlChar*) {
    auto* parser = static_cast<xmlParserCtxt*>(context);
    *static_cast<int*>(parser->_private) = std::max(xmlSAX2GetLineNumber(parser), 1);
    xmlStopParser(parser);
}

/// Nothing, and why in the diagnostics, for what is not well-formed or has a document type declaration.
Document parse(std::string_view xml, Diagnostics& diagnostics) {
    Parser parser(xmlNewParserCtxt());
    int document_type = 0;  // its line
    parser->_private = &document_type;
    parser->sax->internalSubset = refuse_document_type;
    // No network; nothing but these bytes is read. Without entities large texts (a photo) are harmless.
    Document document(xmlCtxtReadMemory(
        parser.get(), xml.data(), static_cast<int>(xml.size()), nullptr, nullptr,
        XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_BIG_LINES | XML_PARSE_HUGE));
    if (document_type != 0) {
        Place place;
        place.line = document_type;
        diagnostics.add(Code::xml_document_type, std::move(place));
        return nullptr;
    }
    if (!document) {
        const xmlError* error = xmlCtxtGetLastError(parser.get());
        Place place;
        place.line = error != nullptr ? error->line : 0;
        diagnostics.add(Code::xml_damaged, std::move(place), error != nullptr ? cause_of(error->message) : "");
    }
    return document;
}

/// The schema for the root element; empty for others.
std::string_view schema_for(const xmlNode* root) {
    std::string_view name = root != nullptr ? reinterpret_cast<const char*>(root->name) : "";
    return name == "Candidate" ? "candidate.xsd" : name == "SkillsPassport" ? "skillspassport.xsd" : "";
}

Schema load_schema(std::string_view file) {
    register_scheme();
    std::string name = std::string(scheme) + std::string(file);
    SchemaParser parser(xmlSchemaNewParserCtxt(name.c_str()));
    std::vector<Violation> ignored;  // our own schemas are right; a test sees to it
    xmlSchemaSetParserStructuredErrors(parser.get(), collect, &ignored);
    return Schema(xmlSchemaParse(parser.get()));
}

bool check(std::string_view xml, Code code, Diagnostics& diagnostics) {
    if (xml.size() > static_cast<std::size_t>(INT32_MAX)) {
        diagnostics.add(Code::file_too_large);
        return false;
    }
    Document document = parse(xml, diagnostics);
    if (!document) {
        return false;
    }
    const xmlNode* root = xmlDocGetRootElement(document.get());
    if (root != nullptr && root->ns != nullptr) {
        std::string_view version =
            old_version(reinterpret_cast<const char*>(root->name), reinterpret_cast<const char*>(root->ns->href));
        if (!version.empty()) {
            diagnostics.add(Code::format_unsupported,
                            fmt::format("Europass XML {}, of the years before 2012", version));
            return false;
        }
    }
    std::string_view file = schema_for(root);
    if (file.empty()) {
        diagnostics.add(Code::format_mismatch, "the root element is neither Candidate nor SkillsPassport");
        return false;
    }
    Schema schema = load_schema(file);
    Validator validator(schema ? xmlSchemaNewValidCtxt(schema.get()) : nullptr);
    if (!validator) {
        diagnostics.add(Code::internal_error, fmt::format("{} cannot be loaded", file));
        return false;
    }
    std::vector<Violation> violations;
    xmlSchemaSetValidStructuredErrors(validator.get(), collect, &violations);
    xmlSchemaValidateDoc(validator.get(), document.get());
    const auto check_values = file == "skillspassport.xsd" ? check_v3_date : check_language;
    for_each_element(root, [&](const xmlNode* node) { check_values(node, violations); });
    for (const Violation& violation : violations) {
        Place place;
        place.line = violation.line;
        place.pointer = violation.element;
        diagnostics.add(code, std::move(place), violation.cause);
    }
    return violations.empty();
}

}  // namespace

bool passes_own_schema(std::string_view xml, Diagnostics& diagnostics) {
    return check(xml, Code::output_invalid, diagnostics);
}

}  // namespace europass

bool validate_europass(std::string_view xml, Diagnostics& diagnostics) {
    return europass::check(xml, Code::schema_violation, diagnostics);
}

}  // namespace cvconv
