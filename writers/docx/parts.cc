#include "writers/docx/parts.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace cvconv::docx {

namespace {

constexpr std::string_view declaration = R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)";
constexpr std::string_view word = R"(xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main")";

/// A style of paragraphs. `looks` is of the paragraph, `letters` of its runs.
std::string paragraph_style(std::string_view id, std::string_view name, std::string_view based_on,
                            std::string_view next, std::string_view looks, std::string_view letters, bool own = false) {
    return fmt::format(
        R"(<w:style w:type="paragraph"{} w:styleId="{}"><w:name w:val="{}"/>{}{}<w:qFormat/><w:pPr>{}</w:pPr>{}</w:style>)",
        own ? R"( w:customStyle="1")" : "", id, name,
        based_on.empty() ? "" : fmt::format(R"(<w:basedOn w:val="{}"/>)", based_on),
        next.empty() ? "" : fmt::format(R"(<w:next w:val="{}"/>)", next), looks,
        letters.empty() ? "" : fmt::format("<w:rPr>{}</w:rPr>", letters));
}

std::string size(int half_points) {
    return fmt::format(R"(<w:sz w:val="{0}"/><w:szCs w:val="{0}"/>)", half_points);
}

}  // namespace

Script script_of(std::string_view language) {
    const std::string_view primary = language.substr(0, language.find('-'));
    constexpr std::string_view right_to_left[] = {"ar", "fa", "he", "ur", "yi", "ps", "sd", "ug", "dv"};
    Script script;
    script.language = language;
    script.right_to_left =
        std::find(std::begin(right_to_left), std::end(right_to_left), primary) != std::end(right_to_left);
    if (primary == "ja") {
        script.east_asian_font = "Yu Gothic";
    } else if (primary == "ko") {
        script.east_asian_font = "Malgun Gothic";
    } else if (primary == "zh") {
        script.east_asian_font =
            language.find("Hant") != std::string_view::npos ? "Microsoft JhengHei" : "Microsoft YaHei";
    }
    return script;
}

Paper paper_of(bool letter) {
    return letter ? Paper{12240, 15840, 1080} : Paper{11906, 16838, 1080};
}

std::string content_types() {
    return std::string(declaration) +
           R"(<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">)"
           R"(<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>)"
           R"(<Default Extension="xml" ContentType="application/xml"/>)"
           R"(<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>)"
           R"(<Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/>)"
           R"(<Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/>)"
           R"(<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>)"
           R"(<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/>)"
           "</Types>";
}

std::string package_relations() {
    return std::string(declaration) +
           R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)"
           R"(<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>)"
           R"(<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>)"
           "</Relationships>";
}

std::string styles(const Script& script, const Paper& paper) {
    const std::string_view bidi = script.right_to_left ? "<w:bidi/>" : "";
    const std::string east_asian =
        script.east_asian_font.empty() ? "" : fmt::format(R"( w:eastAsia="{}")", script.east_asian_font);
    const std::string language =
        fmt::format(R"(<w:lang w:val="{0}"{1}{2}/>)", script.language,
                    script.east_asian_font.empty() ? "" : fmt::format(R"( w:eastAsia="{}")", script.language),
                    script.right_to_left ? fmt::format(R"( w:bidi="{}")", script.language) : "");
    constexpr std::string_view dark = R"(<w:color w:val="1F3864"/>)";
    std::string text =
        fmt::format(R"({}<w:styles {}><w:docDefaults><w:rPrDefault><w:rPr>)"
                    R"(<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"{}/>{}{}</w:rPr></w:rPrDefault>)"
                    R"(<w:pPrDefault><w:pPr>{}<w:spacing w:after="60" w:line="259" w:lineRule="auto"/></w:pPr>)"
                    R"(</w:pPrDefault></w:docDefaults>)",
                    declaration, word, east_asian, size(21), language, bidi);
    text +=
        R"(<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>)";
    text +=
        R"(<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/></w:style>)";
    text += paragraph_style("Title", "Title", "Normal", "Subtitle",
                            R"(<w:keepNext/><w:spacing w:after="40" w:line="240" w:lineRule="auto"/>)",
                            std::string(dark) + size(48));
    text += paragraph_style("Subtitle", "Subtitle", "Normal", "Contact", R"(<w:spacing w:after="100"/>)",
                            R"(<w:color w:val="404040"/>)" + size(26));
    text += paragraph_style(
        "Heading1", "heading 1", "Normal", "Heading2",
        R"(<w:keepNext/><w:keepLines/><w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="1F3864"/></w:pBdr>)"
        R"(<w:spacing w:before="280" w:after="100"/><w:outlineLvl w:val="0"/>)",
        std::string(dark) + size(28));
    text += paragraph_style(
        "Heading2", "heading 2", "Normal", "Details",
        R"(<w:keepNext/><w:keepLines/><w:spacing w:before="140" w:after="0"/><w:outlineLvl w:val="1"/>)",
        std::string(dark) + size(24));
    text += paragraph_style("Contact", "Contact", "Normal", "Contact", R"(<w:spacing w:after="0"/>)", "", true);
    text += paragraph_style(
        "Details", "Details", "Normal", "Normal",
        fmt::format(R"(<w:keepNext/><w:tabs><w:tab w:val="right" w:pos="{}"/></w:tabs><w:spacing w:after="60"/>)",
                    paper.width - 2 * paper.margin),
        "", true);
    text += paragraph_style("ListBullet", "List Bullet", "Normal", "",
                            R"(<w:numPr><w:numId w:val="1"/></w:numPr><w:spacing w:after="30"/>)", "");
    text +=
        R"(<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:qFormat/><w:rPr><w:b/><w:bCs/></w:rPr></w:style>)";
    text +=
        R"(<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr></w:style>)";
    return text + "</w:styles>";
}

std::string numbering() {
    return fmt::format(
        R"({}<w:numbering {}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>)"
        R"(<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/>)"
        R"(<w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="284" w:hanging="284"/></w:pPr></w:lvl>)"
        R"(</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>)",
        declaration, word);
}

std::string data_relations() {
    return std::string(declaration) +
           R"(<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">)"
           R"(<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/customXmlProps" Target="itemProps1.xml"/>)"
           "</Relationships>";
}

std::string data_properties() {
    return std::string(declaration) +
           R"(<ds:datastoreItem ds:itemID="{5F0C7D1E-33C4-4B7B-9A57-C0C0C0A11CE1}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">)"
           R"(<ds:schemaRefs><ds:schemaRef ds:uri="urn:cvconv:beside"/></ds:schemaRefs></ds:datastoreItem>)";
}

}  // namespace cvconv::docx
