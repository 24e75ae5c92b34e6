#include "readers/docx/docx.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ir/formats/prose/beside.h"
#include "ir/unicode.h"
#include "readers/docx/blocks.h"
#include "readers/docx/body.h"
#include "readers/json_resume/tree.h"
#include "readers/office/archive.h"
#include "readers/office/write_flow.h"
#include "readers/office/xml.h"
#include "readers/zip_parts.h"

namespace cvconv {
namespace {

using namespace office;
using docx::BodyReader;
using docx::Package;
using docx::Targets;

constexpr std::size_t most_headers = 30;
constexpr std::size_t most_graphics = 30;

/// A part with the bytes that its tree points into.
struct Part {
    std::string bytes;
    pugi::xml_document tree;
};

struct Relation {
    std::string id, type, target;
};

class File {
public:
    File(std::unique_ptr<Archive> archive, Diagnostics& diagnostics)
        : archive_(std::move(archive)), diagnostics_(diagnostics) {}

    /// What a document of ours holds beside its text; it is in a custom XML part, which programs give another number.
    std::optional<prose::Beside> beside() {
        constexpr int most = 20;
        int tried = 0;
        for (const std::string& name : archive_->names()) {
            if (!name.starts_with("customXml/item") || name.starts_with("customXml/itemProps") || ++tried > most) {
                continue;
            }
            const pugi::xml_node root = load(name);
            if (is(root, "cvconv")) {
                if (auto beside = prose::beside_in(root.text().get())) {
                    return beside;
                }
            }
        }
        return std::nullopt;
    }

    std::optional<Flow> read() {
        const std::string main = main_part();
        const pugi::xml_node root = load(main);
        if (!root) {
            if (!archive_->failed() && !failed_) {
                diagnostics_.add(Code::archive_damaged, "it has no word/document.xml");
            }
            return std::nullopt;
        }
        const std::vector<Relation> relations = relations_of(main);
        Package package;
        package.has_fills = has_fills_;
        auto related = [&](std::string_view type) {
            auto found =
                std::find_if(relations.begin(), relations.end(), [&](const Relation& r) { return r.type == type; });
            return found == relations.end() ? pugi::xml_node{} : load(path_of(found->target));
        };
        package.styles = docx::Styles(related("styles"));
        package.numbering = docx::Numbering(related("numbering"), package.styles);
        add_notes(package, related("footnotes"), 'f');
        add_notes(package, related("endnotes"), 'e');
        const pugi::xml_node body = child(root, "body");
        package.paper = docx::read_paper(child(body, "sectPr"));
        std::vector<std::string> headers = part_names(body, relations, "headerReference");
        std::vector<std::string> footers = part_names(body, relations, "footerReference");
        Flow flow;
        flow.program = "Word";
        for (const auto& [names, parts] : {std::pair{&headers, &flow.headers}, std::pair{&footers, &flow.footers}}) {
            for (const std::string& name : *names) {
                if (const pugi::xml_node part = load(name)) {
                    package.has_fills = package.has_fills || has_fills_;
                    const std::vector<Relation> own = relations_of(name);
                    parts->push_back(BodyReader(package, targets_of(own), graphics_of(own)).read(part));
                }
            }
        }
        BodyReader reader(package, targets_of(relations), graphics_of(relations));
        flow.body = reader.read(body);
        for (const std::string& id : reader.notes()) {
            if (auto note = package.notes.find(id); note != package.notes.end()) {
                Nodes content = BodyReader(package, {}).read(note->second);
                std::move(content.begin(), content.end(), std::back_inserter(flow.notes));
                package.notes.erase(note);
            }
        }
        read_properties(flow);
        flow.unread.assign(package.unread.begin(), package.unread.end());
        return failed_ || archive_->failed() ? std::nullopt : std::optional(std::move(flow));
    }

private:
    /// The root element of a part; nothing if it is not there, or cannot be read (then failed_).
    pugi::xml_node load(const std::string& name) {
        auto [at, added] = parts_.try_emplace(name);
        if (!added) {
            return at->second ? at->second->tree.document_element() : pugi::xml_node{};
        }
        std::optional<std::string> bytes = archive_->part(name, diagnostics_);
        if (!bytes) {
            return {};
        }
        auto has = [&](std::string_view part) { return bytes->find(part) != std::string::npos; };
        has_fills_ = has_fills_ || has("behindDoc=\"1\"") || has(" fillcolor=\"") || has("<w:background ") ||
                     (has(":wsp") && has("solidFill"));
        auto part = std::make_unique<Part>();
        part->bytes = *std::move(bytes);
        if (!parse_xml(part->tree, part->bytes, name, diagnostics_)) {
            failed_ = true;
            return {};
        }
        at->second = std::move(part);
        return at->second->tree.document_element();
    }

    std::vector<Relation> relations_of(const std::string& part) {
        const std::size_t slash = part.find_last_of('/');
        const std::string folder = slash == std::string::npos ? "" : part.substr(0, slash + 1);
        const std::string name = slash == std::string::npos ? part : part.substr(slash + 1);  // "" = the container
        std::vector<Relation> relations;
        for (pugi::xml_node node : load(folder + "_rels/" + name + ".rels").children()) {
            const std::string_view type = attribute(node, "Type");
            relations.push_back({std::string(attribute(node, "Id")),
                                 std::string(type.substr(type.find_last_of('/') + 1)),
                                 std::string(attribute(node, "Target"))});
        }
        return relations;
    }

    std::string main_part() {
        for (const Relation& relation : relations_of("")) {
            if (relation.type == "officeDocument") {
                std::string name = relation.target.substr(relation.target.starts_with('/') ? 1 : 0);
                folder_ = name.substr(0, name.find_last_of('/') + 1);
                return name;
            }
        }
        folder_ = "word/";
        return "word/document.xml";
    }

    [[nodiscard]] std::string path_of(const std::string& target) const {
        return target.starts_with('/') ? target.substr(1) : folder_ + target;
    }

    static Targets targets_of(const std::vector<Relation>& relations) {
        Targets targets;
        for (const Relation& relation : relations) {
            if (relation.type == "hyperlink") {
                targets.emplace(relation.id, relation.target);
            }
        }
        return targets;
    }

    docx::Graphics graphics_of(const std::vector<Relation>& relations) {
        docx::Graphics graphics;
        for (const Relation& relation : relations) {
            const bool is_graphic = relation.type == "diagramData" || relation.type == "chart";
            if (is_graphic && graphics.size() < most_graphics) {
                graphics.emplace(relation.id, load(path_of(relation.target)));
            }
        }
        return graphics;
    }

    static void add_notes(Package& package, pugi::xml_node root, char kind) {
        for (pugi::xml_node note : root.children()) {
            const std::string_view type = attribute(note, "type");
            if (type.empty() || type == "normal") {  // others are the lines above notes
                package.notes.emplace(kind + std::string(attribute(note, "id")), note);
            }
        }
    }

    /// The parts that the sections of the text name as headers or footers, each once.
    std::vector<std::string> part_names(pugi::xml_node body, const std::vector<Relation>& relations,
                                        std::string_view element) const {
        std::vector<std::string> names;
        auto add = [&](pugi::xml_node section) {
            for (pugi::xml_node node : section.children()) {
                auto relation = std::find_if(relations.begin(), relations.end(),
                                             [&](const Relation& r) { return r.id == attribute(node, "id"); });
                if (!is(node, element) || relation == relations.end() || names.size() >= most_headers) {
                    continue;
                }
                std::string name = path_of(relation->target);
                if (std::find(names.begin(), names.end(), name) == names.end()) {
                    names.push_back(std::move(name));
                }
            }
        };
        for (pugi::xml_node node : body.children()) {
            if (is(node, "p")) {
                add(child(child(node, "pPr"), "sectPr"));
            } else if (is(node, "sectPr")) {
                add(node);
            }
        }
        return names;
    }

    void read_properties(Flow& flow) {
        const pugi::xml_node core = load("docProps/core.xml");
        flow.title = trim(child(core, "title").text().get());
        flow.author = trim(child(core, "creator").text().get());
    }

    std::unique_ptr<Archive> archive_;
    Diagnostics& diagnostics_;
    std::map<std::string, std::unique_ptr<Part>> parts_;
    std::string folder_;
    bool has_fills_ = false;
    bool failed_ = false;
};

std::optional<Content> read_docx(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    std::unique_ptr<Archive> archive = Archive::open(bytes, diagnostics);
    if (!archive) {
        return std::nullopt;
    }
    File file(std::move(archive), diagnostics);
    std::optional<Flow> flow = file.read();
    if (const auto beside = flow ? file.beside() : std::nullopt) {
        nlohmann::ordered_json resume = prose::read_blocks(docx::blocks_in(flow->body), beside->form);
        prose::apply(*beside, resume, diagnostics);
        return json_resume::read_tree(std::move(resume), json_resume::Notation::json, diagnostics);
    }
    return flow ? write_flow(*std::move(flow), options.limits, diagnostics) : std::nullopt;
}

}  // namespace

Reader docx_reader() {
    return {"docx",
            "Word documents (.doc of before 2007: by LibreOffice)",
            {"docx", "docm", "dotx"},
            [](std::string_view bytes) { return zip_kind(bytes) == ZipKind::docx; },
            read_docx};
}

}  // namespace cvconv
