#include "tools/worker/views/page_pictures.h"

#include <algorithm>
#include <climits>
#include <map>
#include <memory>
#include <utility>

#include <png.h>
#include <poppler-document.h>
#include <poppler-image.h>
#include <poppler-page-renderer.h>
#include <poppler-page.h>

#include "readers/pdf/reader.h"

namespace cvconv::worker {
namespace {

constexpr double dots_per_inch = 110;
/// A page of a poster is drawn with fewer dots.
constexpr double longest_side = 1800;
constexpr std::size_t most_bytes = 64U << 20U;

struct Colour {  // its bytes are what libpng reads
    png_byte red = 0, green = 0, blue = 0;
    friend auto operator<=>(const Colour&, const Colour&) = default;
};

/// poppler's picture in the form that PNG takes.
struct Pixels {
    png_uint_32 width = 0, height = 0;
    std::vector<Colour> colours;
};

Pixels pixels_of(const poppler::image& image) {
    Pixels pixels;
    pixels.width = static_cast<png_uint_32>(image.width());
    pixels.height = static_cast<png_uint_32>(image.height());
    pixels.colours.reserve(std::size_t{pixels.width} * pixels.height);
    for (int y = 0; y < image.height(); ++y) {
        const char* row = image.const_data() + static_cast<std::ptrdiff_t>(y) * image.bytes_per_row();
        for (int x = 0; x < image.width(); ++x) {
            auto byte = [&](int which) { return static_cast<png_byte>(row[4 * x + which]); };
            pixels.colours.push_back({byte(2), byte(1), byte(0)});  // BGRA
        }
    }
    return pixels;
}

/// Text on white in sixteen shades of each colour looks the same, and takes half; a photo would show steps.
void take_fewer_shades(Pixels& pixels) {
    auto step = [](png_byte value) { return static_cast<png_byte>((value * 15 + 127) / 255 * 17); };
    for (Colour& colour : pixels.colours) {
        colour = {step(colour.red), step(colour.green), step(colour.blue)};
    }
}

/// A picture whose colours fit into a palette: a third of the size.
struct Indexed {
    std::vector<png_byte> pixels;
    std::vector<Colour> colours;
};

std::optional<Indexed> indexed(const Pixels& pixels) {
    Indexed made;
    std::map<Colour, png_byte> index;
    made.pixels.reserve(pixels.colours.size());
    for (const Colour& colour : pixels.colours) {
        if (!made.pixels.empty() && made.colours[made.pixels.back()] == colour) {
            made.pixels.push_back(png_byte{made.pixels.back()});
            continue;
        }
        auto [known, is_new] = index.emplace(colour, static_cast<png_byte>(made.colours.size()));
        if (is_new && made.colours.size() == 256) {
            return std::nullopt;
        }
        if (is_new) {
            made.colours.push_back(colour);
        }
        made.pixels.push_back(known->second);
    }
    return made;
}

std::string to_png(const Pixels& pixels) {
    Pixels fewer = pixels;
    take_fewer_shades(fewer);
    const std::optional<Indexed> with_palette = indexed(fewer);
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    image.width = pixels.width;
    image.height = pixels.height;
    image.format = with_palette ? PNG_FORMAT_RGB_COLORMAP : PNG_FORMAT_RGB;
    image.colormap_entries = with_palette ? static_cast<png_uint_32>(with_palette->colours.size()) : 0;
    const void* data = with_palette ? static_cast<const void*>(with_palette->pixels.data()) : pixels.colours.data();
    const void* colours = with_palette ? with_palette->colours.data() : nullptr;
    std::string png(PNG_IMAGE_PNG_SIZE_MAX(image), '\0');
    png_alloc_size_t size = png.size();
    if (png_image_write_to_memory(&image, png.data(), &size, 0, data, 0, colours) == 0) {
        return {};
    }
    png.resize(size);
    return png;
}

/// The size of a page as it is shown, turned and cut.
void measure(const poppler::page& page, explain::PagePicture& picture) {
    const poppler::rectf box = page.page_rect(poppler::crop_box);
    picture.width = static_cast<float>(box.width());
    picture.height = static_cast<float>(box.height());
    if (page.orientation() == poppler::page::landscape || page.orientation() == poppler::page::seascape) {
        std::swap(picture.width, picture.height);
    }
}

/// PNG; empty if it cannot be done.
std::string drawn(const poppler::page_renderer& renderer, const poppler::page& page, double resolution) {
    const poppler::image image = renderer.render_page(&page, resolution, resolution);
    return image.is_valid() && image.format() == poppler::image::format_argb32 ? to_png(pixels_of(image)) : "";
}

}  // namespace

std::optional<std::vector<explain::PagePicture>> page_pictures(std::string_view bytes, const ReadOptions& options) {
    if (!pdf_reader().looks_like(bytes) || bytes.size() > INT_MAX) {
        return std::nullopt;
    }
    const std::unique_ptr<poppler::document> document(poppler::document::load_from_raw_data(
        bytes.data(), static_cast<int>(bytes.size()), options.password, options.password));
    if (!document || document->is_locked()) {
        return std::nullopt;
    }
    poppler::page_renderer renderer;
    renderer.set_render_hint(poppler::page_renderer::antialiasing);
    renderer.set_render_hint(poppler::page_renderer::text_antialiasing);
    std::vector<explain::PagePicture> pictures;
    std::size_t bytes_so_far = 0;
    for (int i = 0; i < std::min(document->pages(), options.limits.max_pages); ++i) {
        explain::PagePicture& picture = pictures.emplace_back();
        const std::unique_ptr<poppler::page> page(document->create_page(i));
        if (!page) {
            continue;
        }
        measure(*page, picture);
        const double longest = std::max({picture.width, picture.height, 1.F});
        if (i >= most_pictures || bytes_so_far > most_bytes) {
            continue;
        }
        const double resolution = std::min(dots_per_inch, 72 * longest_side / longest);
        picture.png = drawn(renderer, *page, resolution);
        bytes_so_far += picture.png.size();
        if (i == 0) {
            picture.thumbnail = drawn(renderer, *page, resolution / 5);
        }
    }
    return pictures;
}

}  // namespace cvconv::worker
