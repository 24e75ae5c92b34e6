#pragma once
// `cvconv explain FOLDER -o REVIEW/`: a page for each document, and a list of them.

#include <string>

#include "tools/command/options.h"

namespace cvconv::command {

struct ExplainFolder {
    const CommonOptions& common;
    std::string folder;     ///< of documents, or a batch's output
    std::string originals;  ///< what that was made of; empty = the documents are in `folder`
    std::string output;
    std::string report;  ///< a file for all reports, a list; empty = none
};

/// Gives the exit status.
int explain_folder(const ExplainFolder& what, const ConvertOptions& how, Messages& messages);

}  // namespace cvconv::command
