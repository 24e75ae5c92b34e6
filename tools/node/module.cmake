# The package for Node. In the build it lies in a folder with the module and the workers, which can be imported from there;
# `npm install` (install.js) takes the module and the workers out of it.
if(NOT CVCONV_NODE)
  message(STATUS "The package for Node is not built: CVCONV_NODE is off")
  return()
endif()
if(CVCONV_SANITIZE)
  message(STATUS "The package for Node is not built: Node has no runtime of sanitizers")
  return()
endif()
set(cvconv_node_package ${CMAKE_CURRENT_BINARY_DIR}/node/cvconv)
set(cvconv_node_library cvconv_c_static cvconv_flags)
include(${CMAKE_CURRENT_LIST_DIR}/addon.cmake)
if(NOT TARGET cvconv_node)
  message(STATUS "The package for Node is not built: no node, or no node_api.h (nodejs, libnode-dev)")
  return()
endif()
set_target_properties(cvconv_node PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
target_include_directories(cvconv_node PRIVATE ${PROJECT_SOURCE_DIR})
target_link_options(cvconv_node PRIVATE -Wl,--exclude-libs,ALL)

file(GLOB node_files CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*.js ${CMAKE_CURRENT_LIST_DIR}/*.d.ts
     ${CMAKE_CURRENT_LIST_DIR}/package.json)
list(FILTER node_files EXCLUDE REGEX "/(install|make_types)\\.js$")
set(node_workers cvconv-worker)
if(TARGET cvconv-ocr-worker)
  list(APPEND node_workers cvconv-ocr-worker)
endif()
list(TRANSFORM node_workers REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE node_worker_files)
add_custom_target(cvconv_node_package ALL
                  COMMAND ${CMAKE_COMMAND} -E copy_if_different ${node_files} ${cvconv_node_package}
                  COMMAND ${CMAKE_COMMAND} -E copy_if_different ${node_worker_files} ${PROJECT_SOURCE_DIR}/readers/recognize/encoder/e5-small.encoder
                          ${cvconv_node_package}/native
                  DEPENDS cvconv_node ${node_workers} ${node_files} VERBATIM COMMAND_EXPAND_LISTS)
