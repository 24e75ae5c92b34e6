#include "writers/docx/docx.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ir/formats/markup/escape.h"
#include "ir/formats/prose/beside.h"
#include "ir/formats/prose/words.h"
#include "ir/unicode.h"
#include "writers/docx/package.h"
#include "writers/docx/parts.h"
#include "writers/prose/arrange.h"
#include "writers/prose/printable.h"

namespace cvconv {

namespace {

using prose::Block;
using prose::Blocks;
using prose::Part;
using prose::Piece;

std::string_view style_of(Part part) {
    switch (part) {
        case Part::name: return "Title";
        case Part::headline: return "Subtitle";
        case Part::contact: return "Contact";
        case Part::section: return "Heading1";
        case Part::entry: return "Heading2";
        case Part::details: return "Details";
        case Part::item:
        case Part::record: return "ListBullet";
        case Part::text: break;
    }
    return "Normal";
}

/// Arabic and Hebrew, with their forms for printing: they want the mark of right-to-left runs.
bool is_right_to_left(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if ((c >= 0x590 && c <= 0x8FF) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFC)) {
            return true;
        }
    }
    return false;
}

/// word/document.xml, and the addresses that its links lead to.
class Body {
public:
    void add(const Block& block) {
        xml_ += fmt::format(R"(<w:p><w:pPr><w:pStyle w:val="{}"/></w:pPr>)", style_of(block.part));
        for (std::size_t i = 0; i < block.pieces.size(); ++i) {
            const Piece& piece = block.pieces[i];
            add(piece, block.part == Part::details && piece.role == "bar" && is_date(block.pieces, i + 1));
        }
        xml_ += "</w:p>";
    }

    [[nodiscard]] std::string document(const docx::Script& script, const docx::Paper& paper) const {
        return fmt::format(
            R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" )"
            R"(xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>{}<w:sectPr>)"
            R"(<w:pgSz w:w="{}" w:h="{}"/><w:pgMar w:top="{}" w:right="{}" w:bottom="{}" w:left="{}" w:header="720" w:footer="720" w:gutter="0"/>{}</w:sectPr></w:body></w:document>)",
            xml_, paper.width, paper.height, paper.margin, paper.margin, paper.margin, paper.margin,
            script.right_to_left ? "<w:bidi/>" : "");
    }

    [[nodiscard]] std::string relations() const {
        constexpr std::string_view office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
        std::string xml =
            R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)";
        xml += fmt::format(R"(<Relationship Id="rId1" Type="{}styles" Target="styles.xml"/>)", office);
        xml += fmt::format(R"(<Relationship Id="rId2" Type="{}numbering" Target="numbering.xml"/>)", office);
        xml += fmt::format(R"(<Relationship Id="rId3" Type="{}customXml" Target="../customXml/item1.xml"/>)", office);
        for (std::size_t i = 0; i < targets_.size(); ++i) {
            xml += fmt::format(R"(<Relationship Id="rId{}" Type="{}hyperlink" Target="{}" TargetMode="External"/>)",
                               first_link + i, office, markup::escape_html(targets_[i]));
        }
        return xml + "</Relationships>";
    }

private:
    static constexpr std::size_t first_link = 4;

    /// A date stands there, or a dash and a date.
    static bool is_date(const std::vector<Piece>& pieces, std::size_t i) {
        return (i < pieces.size() && !pieces[i].date.empty()) || (i + 1 < pieces.size() && !pieces[i + 1].date.empty());
    }

    void add(const Piece& piece, bool tab) {
        if (!piece.link.empty()) {
            const auto [known, is_new] = ids_.try_emplace(piece.link, targets_.size());
            if (is_new) {
                targets_.push_back(piece.link);
            }
            xml_ += fmt::format(R"(<w:hyperlink r:id="rId{}">)", first_link + known->second);
        }
        std::string looks;
        if (piece.bold) {
            looks += R"(<w:rStyle w:val="Strong"/>)";
            looks += piece.link.empty() ? "" : R"(<w:color w:val="0563C1"/><w:u w:val="single"/>)";
        } else if (!piece.link.empty()) {
            looks += R"(<w:rStyle w:val="Hyperlink"/>)";
        }
        looks += is_right_to_left(piece.text) ? "<w:rtl/>" : "";
        xml_ += "<w:r>" + (looks.empty() ? "" : "<w:rPr>" + looks + "</w:rPr>");
        if (tab) {
            xml_ += "<w:tab/>";
        } else {
            add_text(prose::printable(piece.text));
        }
        xml_ += piece.link.empty() ? "</w:r>" : "</w:r></w:hyperlink>";
    }

    void add_text(std::string_view text) {
        while (true) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            xml_ += fmt::format(R"(<w:t xml:space="preserve">{}</w:t>)", markup::escape_html(text.substr(0, end)));
            if (end == text.size()) {
                return;
            }
            xml_ += "<w:br/>";
            text.remove_prefix(end + 1);
        }
    }

    std::string xml_;
    std::vector<std::string> targets_;
    std::map<std::string, std::size_t> ids_;
};

std::string core(const Cv& cv, std::string_view language) {
    const std::string name = markup::escape_html(prose::printable(value_or_empty(cv.basics.name)));
    return fmt::format(
        R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" )"
        R"(xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>{}</dc:title><dc:creator>{}</dc:creator><dc:language>{}</dc:language></cp:coreProperties>)",
        name, name, markup::escape_html(language));
}

}  // namespace

std::optional<std::string> write_docx(const Cv& cv, Diagnostics& diagnostics) {
    const auto arranged = prose::arrange(
        cv, false, [](Blocks blocks) { return prose::as_read(std::move(blocks)); }, diagnostics);
    if (!arranged) {
        return std::nullopt;
    }
    const docx::Script script = docx::script_of(arranged->beside.form.language);
    const docx::Paper paper = docx::paper_of(prose::is_letter_country(value_or_empty(cv.basics.location.country_code)));
    Body body;
    for (const Block& block : arranged->blocks) {
        body.add(block);
    }
    const std::string data =
        R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cvconv xmlns="urn:cvconv:beside">)" +
        markup::escape_html(prose::to_text(arranged->beside)) + "</cvconv>";
    auto bytes = docx::package({{"[Content_Types].xml", docx::content_types()},
                                {"_rels/.rels", docx::package_relations()},
                                {"word/document.xml", body.document(script, paper)},
                                {"word/_rels/document.xml.rels", body.relations()},
                                {"word/styles.xml", docx::styles(script, paper)},
                                {"word/numbering.xml", docx::numbering()},
                                {"docProps/core.xml", core(cv, arranged->beside.form.language)},
                                {"customXml/item1.xml", data},
                                {"customXml/_rels/item1.xml.rels", docx::data_relations()},
                                {"customXml/itemProps1.xml", docx::data_properties()}});
    if (!bytes) {
        diagnostics.add(Code::output_invalid, "the container cannot be packed");
    }
    return bytes;
}

}  // namespace cvconv
