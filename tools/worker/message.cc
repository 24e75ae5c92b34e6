#include "tools/worker/message.h"

#include <algorithm>
#include <cstring>

#include <nlohmann/json.hpp>

namespace cvconv::worker {
namespace {

using Json = nlohmann::json;

/// The length of `message`, then `message` as MessagePack, then `text` as it is: MessagePack would take a file apart
/// and put it together byte by byte.
std::string packed(Json message, std::string_view text = {}) {
    message.push_back(text.size());
    std::vector<char> head;
    Json::to_msgpack(message, head);
    const std::uint64_t length = head.size();
    std::string out(sizeof length, '\0');
    std::memcpy(out.data(), &length, sizeof length);
    out.reserve(out.size() + head.size() + text.size());
    return out.append(head.begin(), head.end()).append(text);
}

/// What `read` makes of the message and the text behind it; nothing if it is not what `read` expects.
template <class Result, class Read>
std::optional<Result> unpacked(std::string_view packed, Read read) {
    std::uint64_t length = 0;
    if (packed.size() < sizeof length) {
        return std::nullopt;
    }
    std::memcpy(&length, packed.data(), sizeof length);
    packed.remove_prefix(sizeof length);
    const std::string_view head = packed.substr(0, length);
    const std::string_view text = packed.substr(head.size());
    try {
        const Json message = Json::from_msgpack(head.begin(), head.end());
        const bool whole = message.is_array() && !message.empty() && message.back() == text.size();
        return whole ? read(message, text) : std::nullopt;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

Json said(const Diagnostics& diagnostics) {
    Json all = Json::array();
    for (const Diagnostic& d : diagnostics.all()) {
        all.push_back({static_cast<int>(d.code), d.place.file, d.place.page, d.place.line, d.place.column,
                       d.place.pointer, d.detail});
    }
    return all;
}

Json suppressed(const Diagnostics& diagnostics) {
    Json all = Json::array();
    for (const auto& [code, count] : diagnostics.suppressed()) {
        all.push_back({static_cast<int>(code), count});
    }
    return all;
}

Code code_of(const Json& number) {
    auto code = static_cast<Code>(number.get<std::uint16_t>());
    bool known = std::any_of(catalogue().begin(), catalogue().end(), [&](const CodeInfo& i) { return i.code == code; });
    return known ? code : throw std::out_of_range("no such code");
}

Diagnostics heard(const Json& said, const Json& suppressed, const std::string& file_name) {
    Diagnostics diagnostics(file_name);
    for (const Json& d : said) {
        diagnostics.add(code_of(d.at(0)), {d.at(1), d.at(2), d.at(3), d.at(4), d.at(5)}, d.at(6));
    }
    for (const Json& d : suppressed) {
        for (int i = 0, count = std::min(d.at(1).get<int>(), 100'000); i < count; ++i) {
            diagnostics.add(code_of(d.at(0)));
        }
    }
    return diagnostics;
}

}  // namespace

std::string pack(const Request& request, std::string_view bytes) {
    Json blind;  // null where nothing is to be blinded
    if (const auto& b = request.options.blind) {
        blind = {static_cast<int>(b->profile),
                 b->hide,
                 b->keep,
                 Json::binary({b->key.begin(), b->key.end()}),
                 b->report_values,
                 b->force,
                 static_cast<int>(b->authors)};
    }
    const ConvertOptions& o = request.options;
    const Limits& limits = o.read.limits;
    const JsonResumeOptions& json_resume = o.write.json_resume;
    return packed(
        {request.task,
         request.plain,
         {request.seconds, request.memory_bytes},
         o.from,
         o.to,
         o.file_name,
         {o.read.password, o.read.ignore_attachments, o.read.fonts, limits.max_bytes, limits.max_pages,
          limits.max_words, limits.max_lines, limits.max_depth, static_cast<int>(o.read.ocr), o.read.language},
         {o.recognize.language, o.recognize.min_probability},
         {json_resume.schema_version, json_resume.legacy_keys, json_resume.provenance, o.write.latex.template_name,
          o.write.latex.template_source, o.write.native.evidence},
         o.corrections,
         std::move(blind)},
        bytes);
}

std::optional<Request> unpack_request(std::string_view packed, std::string_view& bytes) {
    return unpacked<Request>(packed, [&](const Json& m, std::string_view text) -> std::optional<Request> {
        Request request;
        ConvertOptions& o = request.options;
        request.task = m.at(0);
        request.plain = m.at(1);
        request.seconds = m.at(2).at(0);
        request.memory_bytes = m.at(2).at(1);
        o.from = m.at(3);
        o.to = m.at(4);
        o.file_name = m.at(5);
        const Json& read = m.at(6);
        o.read = {read.at(0),
                  read.at(1),
                  read.at(2),
                  {read.at(3), read.at(4), read.at(5), read.at(6), read.at(7)},
                  static_cast<Ocr>(std::clamp(read.at(8).get<int>(), 0, static_cast<int>(Ocr::never))),
                  read.at(9),
                  nullptr};
        const Json& recognize = m.at(7);
        o.recognize.language = recognize.at(0);
        o.recognize.min_probability = recognize.at(1);
        const Json& write = m.at(8);
        o.write = {{write.at(0), write.at(1), write.at(2), nullptr}, {write.at(3), write.at(4)}, {write.at(5)}};
        o.corrections = m.at(9);
        if (const Json& b = m.at(10); b.is_array()) {
            const Json::binary_t& key = b.at(3).get_binary();
            o.blind = blind::Options{static_cast<blind::Profile>(
                                         std::clamp(b.at(0).get<int>(), 0, static_cast<int>(blind::Profile::strict))),
                                     b.at(1),
                                     b.at(2),
                                     static_cast<blind::Authors>(
                                         std::clamp(b.at(6).get<int>(), 0, static_cast<int>(blind::Authors::position))),
                                     std::string(key.begin(), key.end()),
                                     b.at(4),
                                     b.at(5)};
        }
        bytes = text;
        return request;
    });
}

std::string pack(const Hello& hello) {
    return packed({hello.version, hello.confined, hello.limited});
}

std::optional<Hello> unpack_hello(std::string_view packed) {
    return unpacked<Hello>(packed, [](const Json& m, std::string_view) -> std::optional<Hello> {
        return Hello{m.at(0), m.at(1), m.at(2)};
    });
}

std::string pack(const Reply& reply) {
    const Conversion& result = reply.result;
    return packed({said(result.diagnostics), suppressed(result.diagnostics), reply.last, result.output.has_value(),
                   result.report},
                  result.output ? std::string_view(*result.output) : std::string_view());
}

std::string pack(const Progress& progress) {
    return packed({progress.page, progress.pages});
}

std::optional<Progress> unpack_progress(std::string_view packed) {
    return unpacked<Progress>(packed, [](const Json& m, std::string_view) {
        constexpr std::size_t parts = 3;  // with the length of what follows
        const bool is_one = m.size() == parts && m.at(0).is_number() && m.at(1).is_number();
        return is_one ? std::optional(Progress{m.at(0), m.at(1)}) : std::nullopt;
    });
}

std::optional<Reply> unpack_reply(std::string_view packed, const std::string& file_name) {
    return unpacked<Reply>(packed, [&](const Json& m, std::string_view text) -> std::optional<Reply> {
        Reply reply{{std::nullopt, heard(m.at(0), m.at(1), file_name)}, m.at(2)};
        if (m.at(3).get<bool>()) {
            reply.result.output = std::string(text);
        }
        reply.result.report = m.at(4);
        return reply;
    });
}

}  // namespace cvconv::worker
