# cvconv-server, the program behind `cvconv serve`. It is one of its own, since cpp-httplib as Debian builds it brings
# OpenSSL with it.
if(NOT CVCONV_SERVE)
  message(STATUS "cvconv serve is not built: CVCONV_SERVE is off")
  return()
endif()
pkg_check_modules(Httplib IMPORTED_TARGET cpp-httplib)
if(NOT Httplib_FOUND)
  message(STATUS "cvconv serve is not built: no cpp-httplib (libcpp-httplib-dev)")
  return()
endif()
find_package(Threads REQUIRED)
set(here ${CMAKE_CURRENT_LIST_DIR})
set(service_page_cc ${CMAKE_CURRENT_BINARY_DIR}/service_page.cc)
file(GLOB service_page CONFIGURE_DEPENDS ${here}/page/*)
add_custom_command(OUTPUT ${service_page_cc}
                   COMMAND ${CMAKE_COMMAND} -DOUTPUT=${service_page_cc} -DFOLDER=${here}/page -P ${here}/page/embed.cmake
                   DEPENDS ${service_page} VERBATIM)
file(GLOB serve_sources CONFIGURE_DEPENDS ${here}/*.cc)
list(FILTER serve_sources EXCLUDE REGEX "/main\\.cc$")
add_library(cvconv_serve STATIC ${serve_sources} ${service_page_cc})
target_compile_definitions(cvconv_serve PRIVATE CVCONV_VERSION="${PROJECT_VERSION}")
target_link_libraries(cvconv_serve PUBLIC cvconv_command cvconv_c_static PkgConfig::Httplib Threads::Threads
                      PRIVATE cvconv_flags)
add_executable(cvconv-server ${here}/main.cc)
target_link_libraries(cvconv-server PRIVATE cvconv_serve cvconv_flags)
install(TARGETS cvconv-server RUNTIME DESTINATION ${CMAKE_INSTALL_LIBEXECDIR}/cvconv COMPONENT command)
