# cvconv.node, of the library that `cvconv_node_library` names. It is included by module.cmake in cvconv's own build, and by
# CMakeLists.txt where the library is installed.
#
# Node-API is C functions that Node itself has, so there is nothing to link, and what was built for one version of Node
# works in all later ones.
find_program(NODE_EXECUTABLE NAMES node nodejs)
# Debian's libnode-dev has its headers in /usr/include/node, and so has the package of nodesource.com; archives of
# nodejs.org have them beside the program.
if(NODE_EXECUTABLE)
  file(REAL_PATH ${NODE_EXECUTABLE} node_program)
  get_filename_component(node_prefix ${node_program}/../.. ABSOLUTE)
endif()
find_path(NODE_INCLUDE_DIR node_api.h HINTS ${node_prefix}/include PATHS /usr/include/nodejs/src PATH_SUFFIXES node)
if(NOT NODE_EXECUTABLE OR NOT NODE_INCLUDE_DIR)
  return()
endif()
set(node_sources ${CMAKE_CURRENT_LIST_DIR})
add_library(cvconv_node MODULE ${node_sources}/addon.cc ${node_sources}/conversion.cc)
set_target_properties(cvconv_node PROPERTIES PREFIX "" OUTPUT_NAME cvconv SUFFIX .node CXX_VISIBILITY_PRESET hidden
                      LIBRARY_OUTPUT_DIRECTORY ${cvconv_node_package}/native)
target_compile_definitions(cvconv_node PRIVATE NAPI_VERSION=8)  # what Node 18 has
target_include_directories(cvconv_node SYSTEM PRIVATE ${NODE_INCLUDE_DIR})
target_link_libraries(cvconv_node PRIVATE ${cvconv_node_library})

# The types of settings are made of what the library says that they take.
add_custom_command(TARGET cvconv_node POST_BUILD VERBATIM
                   COMMAND ${NODE_EXECUTABLE} ${node_sources}/make_types.js ${cvconv_node_package}/native)
