#include "ir/formats/yaml/write.h"

#include <yaml.h>

#include <memory>
#include <stdexcept>
#include <string_view>

#include "ir/formats/yaml/scalars.h"
#include "ir/unicode.h"

namespace cvconv::yaml {

namespace {

using Json = nlohmann::ordered_json;

struct DeleteEmitter {
    void operator()(yaml_emitter_t* emitter) const {
        yaml_emitter_delete(emitter);
        delete emitter;
    }
};

int append_to(void* text, unsigned char* bytes, std::size_t size) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), size);
    return 1;
}

/// Characters that only escapes keep: control characters, line ends other than \n, and what is invisible.
bool needs_escapes(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte < 0x20 && byte != '\n') || byte == 0x7F) {
            return true;
        }
        const std::string_view rest = text.substr(i, 3);
        if (rest.starts_with("\xC2") && static_cast<unsigned char>(rest[1]) < 0xA0) {
            return true;  // U+0080 to U+009F, with U+0085 NEXT LINE
        }
        if (rest == "\xE2\x80\xA8" || rest == "\xE2\x80\xA9" || rest == "\xEF\xBB\xBF") {
            return true;  // LINE SEPARATOR, PARAGRAPH SEPARATOR, byte order mark
        }
    }
    return false;
}

yaml_scalar_style_t style_of(std::string_view text) {
    const bool blank_at_an_end = trim(text) != text || text.find(" \n") != std::string_view::npos;
    if (looks_typed(text) || needs_escapes(text) || blank_at_an_end) {
        return YAML_DOUBLE_QUOTED_SCALAR_STYLE;
    }
    return text.find('\n') != std::string_view::npos ? YAML_LITERAL_SCALAR_STYLE : YAML_PLAIN_SCALAR_STYLE;
}

class Writer {
public:
    Writer() : emitter_(new yaml_emitter_t) {
        check(yaml_emitter_initialize(emitter_.get()));
        yaml_emitter_set_output(emitter_.get(), append_to, &text_);
        yaml_emitter_set_unicode(emitter_.get(), 1);
        yaml_emitter_set_width(emitter_.get(), -1);
        yaml_emitter_set_indent(emitter_.get(), 2);
    }

    std::string write(const Json& tree) && {
        yaml_event_t event;
        check(yaml_stream_start_event_initialize(&event, YAML_UTF8_ENCODING));
        emit(event);
        check(yaml_document_start_event_initialize(&event, nullptr, nullptr, nullptr, 1));
        emit(event);
        value(tree);
        check(yaml_document_end_event_initialize(&event, 1));
        emit(event);
        check(yaml_stream_end_event_initialize(&event));
        emit(event);
        return std::move(text_);
    }

private:
    /// libyaml fails only where memory does, or where events come in the wrong order: a bug.
    static void check(int done) {
        if (done == 0) {
            throw std::runtime_error("libyaml refused an event");
        }
    }
    void emit(yaml_event_t& event) { check(yaml_emitter_emit(emitter_.get(), &event)); }

    void scalar(std::string_view text, yaml_scalar_style_t style) {
        yaml_event_t event;
        check(yaml_scalar_event_initialize(&event, nullptr, nullptr, reinterpret_cast<const yaml_char_t*>(text.data()),
                                           static_cast<int>(text.size()), 1, 1, style));
        emit(event);
    }

    void text(const std::string& written) {
        if (is_valid_utf8(written)) {
            scalar(written, style_of(written));
        } else {
            const Json repaired = Json::parse(Json(written).dump(-1, ' ', false, Json::error_handler_t::replace));
            text(repaired.get_ref<const std::string&>());
        }
    }

    void value(const Json& tree) {
        yaml_event_t event;
        if (tree.is_object()) {
            check(yaml_mapping_start_event_initialize(&event, nullptr, nullptr, 1, YAML_BLOCK_MAPPING_STYLE));
            emit(event);
            for (const auto& [key, member] : tree.items()) {
                text(key);
                value(member);
            }
            check(yaml_mapping_end_event_initialize(&event));
            emit(event);
        } else if (tree.is_array()) {
            check(yaml_sequence_start_event_initialize(&event, nullptr, nullptr, 1, YAML_BLOCK_SEQUENCE_STYLE));
            emit(event);
            for (const Json& element : tree) {
                value(element);
            }
            check(yaml_sequence_end_event_initialize(&event));
            emit(event);
        } else if (tree.is_string()) {
            text(tree.get_ref<const std::string&>());
        } else {
            scalar(tree.dump(), YAML_PLAIN_SCALAR_STYLE);
        }
    }

    std::unique_ptr<yaml_emitter_t, DeleteEmitter> emitter_;
    std::string text_;
};

}  // namespace

std::string write(const Json& tree) {
    return Writer().write(tree);
}

}  // namespace cvconv::yaml
