// cvconv serve --listen ADDRESS

#include <cerrno>
#include <cstring>

#include <unistd.h>

#include "tools/command/commands.h"
#include "tools/command/serve_options.h"
#include "tools/command/worker_programs.h"

namespace cvconv::command {

// The service is a program of its own: what it links (cpp-httplib, and with it OpenSSL) would be loaded for every
// single file that the command converts. It takes this one's place, so that it has the number that was started.
int serve(const Arguments& arguments) {
    Messages messages;
    ServeOptions options;
    ConvertOptions how;
    if (std::optional<int> status = parse_serve_options(arguments, options, how, messages)) {
        return *status;
    }
    const std::string program = server_program();
    std::vector<char*> words = {const_cast<char*>(program.c_str())};
    for (const std::string& argument : arguments) {
        words.push_back(const_cast<char*>(argument.c_str()));
    }
    words.push_back(nullptr);
    ::execv(program.c_str(), words.data());
    return usage_error(messages, program + ": " + std::strerror(errno) +
                                     ": it is installed with a cvconv that was built with libcpp-httplib-dev");
}

}  // namespace cvconv::command
