# What `cmake --install` gives: the command, the libraries, and find_package(cvconv).
#
#   find_package(cvconv REQUIRED)                       cvconv::core, for C++, under our permissive licence
#   find_package(cvconv REQUIRED COMPONENTS core pdf)   and cvconv::pdf, which links poppler (GPL)
#   find_package(cvconv REQUIRED COMPONENTS c)          cvconv::c, for C: libcvconv.so, or the archive where that is not
#
# Nothing that is installed knows where: the prefix can be moved. Only a program that archives are linked into, and that lies
# elsewhere, has to say where the encoder is then (CVCONV_ENCODER, or RecognizeOptions::encoder).
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/cvconv)

target_include_directories(cvconv_ir PUBLIC $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
foreach(part ir formats readers writers core worker)
  set_target_properties(cvconv_${part} PROPERTIES EXPORT_NAME ${part})
endforeach()
install(TARGETS cvconv_ir cvconv_formats cvconv_readers cvconv_writers cvconv_core cvconv_worker cvconv_c_static
        EXPORT cvconv-core ARCHIVE COMPONENT core)
install(EXPORT cvconv-core NAMESPACE cvconv:: DESTINATION ${package_folder} COMPONENT core)
if(TARGET cvconv_c)
  install(TARGETS cvconv_c EXPORT cvconv-c LIBRARY COMPONENT library NAMELINK_COMPONENT core)
  install(EXPORT cvconv-c NAMESPACE cvconv:: DESTINATION ${package_folder} COMPONENT core)
endif()

# Headers lie in include/cvconv and include each other as <cvconv/ir/cv.h>, whatever else is in the include path.
file(GLOB core_headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/ir/*.h)
list(APPEND core_headers tools/c_library/cvconv.h tools/library/cvconv.h tools/library/convert.h tools/blind/authors.h tools/blind/options.h tools/blind/rules.h tools/worker/bounds.h tools/worker/pool.h
     readers/reader.h readers/registry.h readers/recognize/recognize.h writers/options.h writers/writer.h writers/registry.h)
set(pdf_headers readers/pdf/reader.h)
function(cvconv_install_headers component)
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/installed_headers/${component})
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/installed_headers.cmake)
  list(TRANSFORM ${component}_headers PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE sources)
  add_custom_command(OUTPUT ${folder}.stamp
                     COMMAND ${CMAKE_COMMAND} -E rm -rf ${folder}
                     COMMAND ${CMAKE_COMMAND} -D source=${PROJECT_SOURCE_DIR} -D target=${folder}
                             "-Dheaders=${${component}_headers}" "-Dknown=${core_headers};${pdf_headers}" -P ${script}
                     COMMAND ${CMAKE_COMMAND} -E touch ${folder}.stamp
                     DEPENDS ${sources} ${script} VERBATIM)
  add_custom_target(cvconv_${component}_headers ALL DEPENDS ${folder}.stamp)
  install(DIRECTORY ${folder}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/cvconv COMPONENT ${component})
endfunction()
cvconv_install_headers(core)

if(TARGET cvconv_pdf)
  set_target_properties(cvconv_pdf PROPERTIES EXPORT_NAME pdf)
  install(TARGETS cvconv_pdf EXPORT cvconv-pdf ARCHIVE COMPONENT pdf)
  install(EXPORT cvconv-pdf NAMESPACE cvconv:: DESTINATION ${package_folder} COMPONENT pdf)
  cvconv_install_headers(pdf)
endif()

get_property(poppler_module GLOBAL PROPERTY cvconv_poppler_module)
get_property(cvconv_zip GLOBAL PROPERTY cvconv_zip)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/cvconvConfig.cmake.in cvconvConfig.cmake
                              INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(cvconvConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/cvconvConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/cvconvConfigVersion.cmake
        DESTINATION ${package_folder} COMPONENT core)

# pkg-config: the interface for C, as the shared library and as archives.
set(private_modules "fmt icu-uc icu-i18n pugixml libxml-2.0 yaml-0.1 md4c gumbo nettle")
if(cvconv_zip)
  string(APPEND private_modules " minizip")
endif()
file(RELATIVE_PATH prefix_from_module /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
set(modules cvconv-static)
if(TARGET cvconv_c)
  list(APPEND modules cvconv)
endif()
foreach(module ${modules})
  configure_file(${CMAKE_CURRENT_LIST_DIR}/${module}.pc.in ${module}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${module}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT core)
endforeach()

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT core)
# What a message and the built-in templates refer to.
install(FILES ${PROJECT_SOURCE_DIR}/writers/latex/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR}
        RENAME latex-templates.md COMPONENT command)
