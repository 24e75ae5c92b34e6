# `cpack -G DEB` in the build folder makes packages of what is installed: cvconv (the command, its workers, manual,
# completions), cvconv-data (what command and library read), libcvconv0 (the shared library) and libcvconv-dev (what is needed to compile against it, and the
# archives). `cpack --config CPackSourceConfig.cmake` makes a tarball of the sources that builds without git.
#
# Configure with the preset `package`, since Debian's folders for libraries follow from the prefix /usr.
set(CPACK_PACKAGE_VENDOR "the cvconv authors")
set(CPACK_PACKAGE_CONTACT "the cvconv authors <cvconv@example.org>" CACHE STRING "Maintainer of the packages")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "turns CVs into structured data")
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_files.cmake)
set(CPACK_GENERATOR DEB)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_COMPONENTS_ALL command core data)
foreach(component ocr:cvconv-ocr-worker pdf:cvconv_pdf library:cvconv_c)
  string(REPLACE ":" ";" component ${component})
  list(GET component 1 target)
  if(TARGET ${target})
    list(POP_FRONT component name)
    list(APPEND CPACK_COMPONENTS_ALL ${name})
  endif()
endforeach()
set(CPACK_COMPONENT_COMMAND_GROUP program)
set(CPACK_COMPONENT_DATA_GROUP data)
set(CPACK_COMPONENT_OCR_GROUP program)
set(CPACK_COMPONENT_LIBRARY_GROUP library)
set(CPACK_COMPONENT_CORE_GROUP development)
set(CPACK_COMPONENT_PDF_GROUP development)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME cvconv)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION text)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "poppler-data, tesseract-ocr-eng, tesseract-ocr-osd")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SUGGESTS "latexmk, texlive-latex-extra, texlive-xetex")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "In goes a CV as people write them: PDF, Word, OpenDocument, HTML, Markdown,
plain text or a scan. Out comes JSON Resume, Europass XML or LaTeX. It works
offline, and what a stranger sent is read in a confined process.")

set(CPACK_DEBIAN_DATA_PACKAGE_NAME cvconv-data)
set(CPACK_DEBIAN_DATA_PACKAGE_SECTION text)
set(CPACK_DEBIAN_DATA_PACKAGE_ARCHITECTURE all)
set(CPACK_DEBIAN_DATA_DESCRIPTION
    "The weights of the multilingual encoder by which cvconv and libcvconv0
understand what words of a CV mean.")
set(own_data "cvconv-data (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_DEPENDS ${own_data})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS ${own_data})

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libcvconv0)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_LIST_DIR}/triggers)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS cvconv)  # the workers, which read PDF and scans
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION
    "The library behind the command cvconv, with an interface for C. The
package cvconv has the workers by which it reads PDF and scans.")

# What the archives need of others; those that cvconv-static.pc requires have to be there.
set(development_packages libfmt-dev libicu-dev nlohmann-json3-dev libpugixml-dev libxml2-dev libyaml-dev nettle-dev libmd4c-dev
    libgumbo-dev)
if(TARGET PkgConfig::Zip)
  list(APPEND development_packages libminizip-dev)
endif()
if(TARGET cvconv_c)
  list(PREPEND development_packages "libcvconv0 (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})")
endif()
list(APPEND development_packages ${own_data})
list(JOIN development_packages ", " CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libcvconv-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "libpoppler-private-dev, libpoppler-cpp-dev, cvconv")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION
    "Headers for C and C++, archives, and what CMake and pkg-config want to know
to find them. The archive libcvconv_pdf.a is for use with poppler, under the
GPL; the others are not.")

set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_PACKAGE_FILE_NAME cvconv-${PROJECT_VERSION})
set(CPACK_SOURCE_IGNORE_FILES "/\\.git(/|$);/build[^/]*/;/\\.cache/;/__pycache__/;/\\.pytest_cache/;\\.egg-info/;/_skbuild/;/dist/")
include(CPack)
