#include "readers/pdf/file/qpdf_object.h"

#include <exception>
#include <stdexcept>

#include <qpdf/Pipeline.hh>

namespace cvconv::pdf {
namespace {

/// Keeps what is written to it, up to a limit; beyond it the unpacking is stopped.
class BoundedSink : public Pipeline {
public:
    BoundedSink(std::string& bytes, std::size_t most) : Pipeline("bounded", nullptr), bytes_(bytes), most_(most) {}
    void write(const unsigned char* data, std::size_t size) override {
        if (too_large || size > most_ - std::min(most_, bytes_.size())) {
            too_large = true;
            throw std::length_error("stream too large");
        }
        bytes_.append(reinterpret_cast<const char*>(data), size);
    }
    void finish() override {}

    bool too_large = false;

private:
    std::string& bytes_;
    std::size_t most_;
};

/// qpdf throws at what is damaged: then there is nothing.
template <typename T>
T or_nothing(auto ask) {
    try {
        return ask();
    } catch (const std::exception&) {
        return T();
    }
}

}  // namespace

struct PdfObject::Value {
    mutable QPDFObjectHandle object;  ///< its questions are not const
};

PdfObject object_of(QPDFObjectHandle object) {
    const bool there = or_nothing<bool>([&] { return object.isInitialized() && !object.isNull(); });
    return there ? PdfObject(std::make_shared<const PdfObject::Value>(PdfObject::Value{object})) : PdfObject();
}

bool PdfObject::is_dictionary() const {
    return value_ && value_->object.isDictionary();
}

bool PdfObject::is_stream() const {
    return value_ && value_->object.isStream();
}

bool PdfObject::is_array() const {
    return value_ && value_->object.isArray();
}

std::optional<double> PdfObject::number() const {
    return value_ && value_->object.isNumber() ? std::optional(value_->object.getNumericValue()) : std::nullopt;
}

std::string PdfObject::name() const {
    return value_ && value_->object.isName() ? value_->object.getName().substr(1) : std::string();
}

std::optional<std::string> PdfObject::text() const {
    return value_ && value_->object.isString() ? std::optional(value_->object.getUTF8Value()) : std::nullopt;
}

std::optional<PdfObject::Id> PdfObject::id() const {
    return value_ && value_->object.isIndirect()
               ? std::optional(Id{value_->object.getObjectID(), value_->object.getGeneration()})
               : std::nullopt;
}

std::optional<PdfObject::Id> PdfObject::id_of(const std::string& name) const {
    return key(name).id();  // qpdf reads an object when something is asked of it
}

std::size_t PdfObject::size() const {
    return is_array() ? static_cast<std::size_t>(value_->object.getArrayNItems()) : 0;
}

PdfObject PdfObject::at(std::size_t index) const {
    return index < size()
               ? or_nothing<PdfObject>([&] { return object_of(value_->object.getArrayItem(static_cast<int>(index))); })
               : PdfObject();
}

PdfObject PdfObject::key(const std::string& name) const {
    if (!is_dictionary() && !is_stream()) {
        return {};
    }
    return or_nothing<PdfObject>([&] {
        QPDFObjectHandle dictionary = is_stream() ? value_->object.getDict() : value_->object;
        return object_of(dictionary.getKey("/" + name));
    });
}

std::vector<std::string> PdfObject::keys() const {
    std::vector<std::string> names;
    if (is_dictionary() || is_stream()) {
        QPDFObjectHandle dictionary = is_stream() ? value_->object.getDict() : value_->object;
        for (const std::string& key : dictionary.getKeys()) {
            names.push_back(key.substr(1));
        }
    }
    return names;
}

PdfObject::Unpacked PdfObject::unpack(std::string& bytes, std::size_t most) const {
    if (!is_stream()) {
        return Unpacked::damaged;
    }
    BoundedSink sink(bytes, most);
    bool filtered = false;
    const bool whole = or_nothing<bool>(
        [&] { return value_->object.pipeStreamData(&sink, &filtered, 0, qpdf_dl_specialized, true) && filtered; });
    return sink.too_large ? Unpacked::too_large : whole ? Unpacked::whole : Unpacked::damaged;
}

}  // namespace cvconv::pdf
