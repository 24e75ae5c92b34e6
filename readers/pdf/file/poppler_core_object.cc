#include "readers/pdf/file/poppler_core_object.h"

#include <algorithm>
#include <array>
#include <utility>

#include <Array.h>
#include <Dict.h>
#include <Stream.h>
#include <UTF.h>
#include <goo/gmem.h>

#include "ir/unicode.h"

namespace cvconv::pdf {
namespace {

/// Of a dictionary, or of a stream, which has one.
Dict* dictionary_of(const ::Object& object) {
    return object.isDict() ? object.getDict() : object.isStream() ? object.getStream()->getDict() : nullptr;
}

}  // namespace

struct PdfObject::Value {
    ::Object object;
    Ref number;
};

PdfObject object_of(::Object object, Ref number) {
    if (object.isNull() || object.isError() || object.isNone() || object.isEOF()) {
        return {};
    }
    return PdfObject(std::make_shared<const PdfObject::Value>(PdfObject::Value{std::move(object), number}));
}

bool PdfObject::is_dictionary() const {
    return value_ && value_->object.isDict();
}

bool PdfObject::is_stream() const {
    return value_ && value_->object.isStream();
}

bool PdfObject::is_array() const {
    return value_ && value_->object.isArray();
}

std::optional<double> PdfObject::number() const {
    return value_ && value_->object.isNum() ? std::optional(value_->object.getNum()) : std::nullopt;
}

std::string PdfObject::name() const {
    return value_ && value_->object.isName() ? value_->object.getName() : std::string();
}

std::optional<std::string> PdfObject::text() const {
    if (!value_ || !value_->object.isString()) {
        return std::nullopt;
    }
    Unicode* characters = nullptr;
    const int count = TextStringToUCS4(value_->object.getString()->toStr(), &characters);
    std::string text;
    for (int i = 0; i < count; ++i) {
        append_character(text, characters[i]);
    }
    gfree(characters);
    return text;
}

std::optional<PdfObject::Id> PdfObject::id() const {
    return value_ && value_->number != Ref::INVALID() ? std::optional(Id{value_->number.num, value_->number.gen})
                                                      : std::nullopt;
}

std::optional<PdfObject::Id> PdfObject::id_of(const std::string& name) const {
    const Dict* dictionary = value_ ? dictionary_of(value_->object) : nullptr;
    if (dictionary == nullptr || !dictionary->lookupNF(name.c_str()).isRef()) {
        return std::nullopt;
    }
    const Ref number = dictionary->lookupNF(name.c_str()).getRef();
    return Id{number.num, number.gen};
}

std::size_t PdfObject::size() const {
    return is_array() ? static_cast<std::size_t>(value_->object.getArray()->getLength()) : 0;
}

PdfObject PdfObject::at(std::size_t index) const {
    if (index >= size()) {
        return {};
    }
    Ref number = Ref::INVALID();
    ::Object found = value_->object.getArray()->get(static_cast<int>(index), &number);
    return object_of(std::move(found), number);
}

PdfObject PdfObject::key(const std::string& name) const {
    const Dict* dictionary = value_ ? dictionary_of(value_->object) : nullptr;
    if (dictionary == nullptr) {
        return {};
    }
    Ref number = Ref::INVALID();
    ::Object found = dictionary->lookup(name.c_str(), &number);
    return object_of(std::move(found), number);
}

std::vector<std::string> PdfObject::keys() const {
    std::vector<std::string> names;
    const Dict* dictionary = value_ ? dictionary_of(value_->object) : nullptr;
    for (int i = 0; dictionary != nullptr && i < dictionary->getLength(); ++i) {
        names.emplace_back(dictionary->getKey(i));
    }
    return names;
}

PdfObject::Unpacked PdfObject::unpack(std::string& bytes, std::size_t most) const {
    if (!is_stream()) {
        return Unpacked::damaged;
    }
    Stream* stream = value_->object.getStream();
    stream->reset();
    std::array<unsigned char, 4096> part{};
    auto result = Unpacked::whole;
    while (const int count = stream->doGetChars(static_cast<int>(part.size()), part.data())) {
        if (count < 0) {
            break;
        }
        if (static_cast<std::size_t>(count) > most - std::min(most, bytes.size())) {
            result = Unpacked::too_large;
            break;
        }
        bytes.append(reinterpret_cast<const char*>(part.data()), static_cast<std::size_t>(count));
    }
    stream->close();
    return result;
}

}  // namespace cvconv::pdf
