# Headers as they are installed: what they include of each other as "ir/cv.h" is <cvconv/ir/cv.h> then.
#   cmake -D source=PROJECT -D target=FOLDER "-D headers=ir/cv.h;…" "-D known=…" -P installed_headers.cmake
# `known` are the headers of all components; to include another would not work where only the installed ones are.
cmake_minimum_required(VERSION 3.25)
foreach(header ${headers})
  file(READ ${source}/${header} text)
  string(REGEX MATCHALL "\n#include \"[^\"]+\"" lines "\n${text}")
  foreach(line ${lines})
    string(REGEX REPLACE "\n#include \"(.+)\"" "\\1" included "${line}")
    if(NOT included IN_LIST known)
      message(FATAL_ERROR "${header} is to be installed and includes ${included}, which is not")
    endif()
  endforeach()
  string(REGEX REPLACE "#include \"([^\"]+)\"" "#include <cvconv/\\1>" text "${text}")
  # Those that people begin with: for C, and for C++.
  string(REGEX REPLACE "^tools/c_library/" "" place ${header})
  string(REGEX REPLACE "^tools/library/cvconv\\.h$" "cvconv.hpp" place ${place})
  file(WRITE ${target}/${place} "${text}")
endforeach()
