#include "writers/europass/addresses.h"

#include <memory>
#include <string>

#include <libxml/uri.h>

namespace cvconv::europass {

bool is_web_address(std::string_view text) {
    // What anyURI lets stand unescaped; libxml2's validator puts aside the same.
    constexpr std::string_view unwise = "\"<>\\^`{|}";
    std::string uri(text);
    for (char& c : uri) {
        bool plain = c > 0x20 && c < 0x7F && unwise.find(c) == std::string_view::npos;
        c = plain ? c : '_';
    }
    std::unique_ptr<xmlURI, decltype(&xmlFreeURI)> parsed(xmlParseURI(uri.c_str()), xmlFreeURI);
    return !uri.empty() && parsed != nullptr;
}

}  // namespace cvconv::europass
