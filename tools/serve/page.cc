#include "tools/serve/page.h"

#include <fmt/format.h>

#include "writers/explain/html.h"

namespace cvconv::service {

std::string page() {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>cvconv</title>\n"
        "<link rel=\"icon\" "
        "href=\"data:,\">\n<style>{}</style>\n</head>\n<body>\n{}<script>{}</script>\n</body>\n</html>\n",
        page_style().text, page_body().text, page_script().text);
}

std::string page_policy() {
    using explain::allowed;
    return fmt::format(
        "default-src 'none'; script-src {} {}; style-src {} {}; img-src data:; connect-src 'self'; frame-src blob:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        allowed(page_script()), allowed(explain::script()), allowed(page_style()), allowed(explain::style_sheet()));
}

}  // namespace cvconv::service
