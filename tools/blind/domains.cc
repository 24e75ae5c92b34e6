#include "tools/blind/domains.h"

#include <algorithm>

#include "ir/unicode.h"

namespace cvconv::blind {

bool names_host(std::string_view url, std::string_view domain) {
    const std::string folded = fold(url);
    const std::size_t last = domain.rfind('.');
    const std::size_t before = domain.substr(0, last).rfind('.');
    return folded.find(before == std::string_view::npos ? domain : domain.substr(before + 1)) != std::string::npos;
}

bool names_owner(std::string_view organisation, std::string_view domain) {
    const std::vector<Word> in_domain = words_of(domain);
    const std::vector<Word> in_name = words_of(organisation);
    return std::any_of(in_domain.begin(), in_domain.end(), [&](const Word& label) {
        return count_characters(label.folded) > 3 && std::any_of(in_name.begin(), in_name.end(), [&](const Word& word) {
                   return word.folded == label.folded;
               });
    });
}

bool has_path(std::string_view url) {
    const std::size_t scheme = url.find("://");
    const std::size_t slash = url.find('/', scheme == std::string_view::npos ? 0 : scheme + 3);
    return slash != std::string_view::npos && slash + 1 < url.size();
}

}  // namespace cvconv::blind
