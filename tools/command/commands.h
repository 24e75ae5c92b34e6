#pragma once
// The subcommands: a line here, a line in main.cc's table, and a file of that name each.

#include "tools/command/options.h"

namespace cvconv::command {

/// Each takes the arguments behind its name and returns the exit status.
int convert_files(const Arguments& arguments);
int show(const Arguments& arguments);
int apply(const Arguments& arguments);
int explain(const Arguments& arguments);
int validate(const Arguments& arguments);
int blind_file(const Arguments& arguments);
int batch(const Arguments& arguments);
int serve(const Arguments& arguments);
int formats(const Arguments& arguments);
int print_template(const Arguments& arguments);

}  // namespace cvconv::command
