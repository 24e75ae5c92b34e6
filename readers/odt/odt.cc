#include "readers/odt/odt.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "ir/unicode.h"
#include "readers/odt/body.h"
#include "readers/odt/styles.h"
#include "readers/office/archive.h"
#include "readers/office/write_flow.h"
#include "readers/office/xml.h"
#include "readers/zip_parts.h"

namespace cvconv {
namespace {

using namespace office;

/// White text may stand on what is drawn.
bool draws_shapes(std::string_view content) {
    return content.find("<draw:custom-shape") != std::string_view::npos ||
           content.find("<draw:rect") != std::string_view::npos ||
           content.find("<draw:path") != std::string_view::npos ||
           content.find("<draw:polygon") != std::string_view::npos ||
           content.find("style:run-through=\"background\"") != std::string_view::npos;
}

/// A part with the bytes that its tree points into.
struct Part {
    std::string bytes;
    pugi::xml_document tree;
    bool has_shapes = false;

    /// False where it is there and cannot be read.
    [[nodiscard]] bool load(Archive& archive, std::string_view name, Diagnostics& diagnostics) {
        std::optional<std::string> unpacked = archive.part(name, diagnostics);
        if (!unpacked) {
            return !archive.failed();
        }
        bytes = *std::move(unpacked);
        has_shapes = draws_shapes(bytes);
        return parse_xml(tree, bytes, name, diagnostics);
    }
};

void read_pages(const odt::Styles& styles, pugi::xml_node document, bool fills, Flow& flow) {
    constexpr std::size_t most = 30;
    for (pugi::xml_node page : child(document, "master-styles").children()) {
        for (pugi::xml_node part : page.children()) {
            const std::string_view name = local_name(part);
            const bool header = name.starts_with("header");
            auto& parts = header ? flow.headers : flow.footers;
            if ((header || name.starts_with("footer")) && attribute(part, "display") != "false" &&
                parts.size() < most) {
                parts.push_back(odt::BodyReader(styles, fills).read(part));
            }
        }
    }
}

std::optional<Flow> read_flow(std::string_view bytes, Diagnostics& diagnostics) {
    std::unique_ptr<Archive> archive = Archive::open(bytes, diagnostics);
    if (!archive) {
        return std::nullopt;
    }
    std::optional<std::string> manifest = archive->part("META-INF/manifest.xml", diagnostics);
    if (manifest && manifest->find("encryption-data") != std::string::npos) {
        diagnostics.add(Code::document_encrypted);
        return std::nullopt;
    }
    Part content;
    Part named;
    Part about;
    if (!archive->has("content.xml")) {
        diagnostics.add(Code::archive_damaged, "it has no content.xml");
        return std::nullopt;
    }
    if (archive->failed() || !content.load(*archive, "content.xml", diagnostics) ||
        !named.load(*archive, "styles.xml", diagnostics) || !about.load(*archive, "meta.xml", diagnostics)) {
        return std::nullopt;
    }
    const pugi::xml_node root = content.tree.document_element();
    odt::Styles page_styles;
    page_styles.add(named.tree.document_element());
    odt::Styles styles = page_styles;
    styles.add(root);
    Flow flow;
    flow.program = "OpenDocument";
    flow.adds_spacing = false;
    const bool fills = content.has_shapes;
    odt::BodyReader reader(styles, fills);
    flow.body = reader.read(child(child(root, "body"), "text"));
    flow.notes = reader.take_notes();
    flow.unread.assign(reader.unread().begin(), reader.unread().end());
    read_pages(page_styles, named.tree.document_element(), fills, flow);
    const pugi::xml_node meta = child(about.tree.document_element(), "meta");
    flow.title = trim(child(meta, "title").text().get());
    flow.author = trim(child(meta, "creator").text().get());
    return flow;
}

std::optional<Content> read_odt(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    std::optional<Flow> flow = read_flow(bytes, diagnostics);
    return flow ? write_flow(*std::move(flow), options.limits, diagnostics) : std::nullopt;
}

}  // namespace

Reader odt_reader() {
    return {"odt",
            "OpenDocument texts (LibreOffice, Google Docs)",
            {"odt", "ott"},
            [](std::string_view bytes) { return zip_kind(bytes) == ZipKind::odt; },
            read_odt};
}

}  // namespace cvconv
