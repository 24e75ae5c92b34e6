# What `cmake --install` gives: the command, the library, and find_package(cvconv).
#
#   find_package(cvconv REQUIRED)                       cvconv::core, under our permissive licence
#   find_package(cvconv REQUIRED COMPONENTS core pdf)   and cvconv::pdf, which links poppler (GPL)
include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/cvconv)
set(header_folder ${CMAKE_INSTALL_INCLUDEDIR}/cvconv)

# People write <cvconv/cvconv.h>; our own headers include each other as "ir/cv.h".
target_include_directories(cvconv_ir PUBLIC $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
                                            $<INSTALL_INTERFACE:${header_folder}>)
foreach(part ir readers writers core worker)
  set_target_properties(cvconv_${part} PROPERTIES EXPORT_NAME ${part})
endforeach()
install(TARGETS cvconv_ir cvconv_readers cvconv_writers cvconv_core cvconv_worker EXPORT cvconv-core ARCHIVE COMPONENT core)
install(EXPORT cvconv-core NAMESPACE cvconv:: DESTINATION ${package_folder} COMPONENT core)

install(FILES ${CMAKE_CURRENT_LIST_DIR}/cvconv.h DESTINATION ${header_folder} COMPONENT core)
foreach(header tools/library/convert.h tools/worker/pool.h readers/reader.h readers/registry.h readers/recognize/recognize.h
        writers/writer.h writers/registry.h)
  cmake_path(GET header PARENT_PATH folder)
  install(FILES ${PROJECT_SOURCE_DIR}/${header} DESTINATION ${header_folder}/${folder} COMPONENT core)
endforeach()
file(GLOB ir_headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/ir/*.h)
install(FILES ${ir_headers} DESTINATION ${header_folder}/ir COMPONENT core)

if(TARGET cvconv_pdf)
  set_target_properties(cvconv_pdf PROPERTIES EXPORT_NAME pdf)
  install(TARGETS cvconv_pdf EXPORT cvconv-pdf ARCHIVE COMPONENT pdf)
  install(EXPORT cvconv-pdf NAMESPACE cvconv:: DESTINATION ${package_folder} COMPONENT pdf)
  install(FILES ${PROJECT_SOURCE_DIR}/readers/pdf/reader.h DESTINATION ${header_folder}/readers/pdf COMPONENT pdf)
endif()

get_property(poppler_module GLOBAL PROPERTY cvconv_poppler_module)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/cvconv-config.cmake.in cvconv-config.cmake
                              INSTALL_DESTINATION ${package_folder})
write_basic_package_version_file(cvconv-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/cvconv-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/cvconv-config-version.cmake
        DESTINATION ${package_folder} COMPONENT core)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT core)
# What a message and the built-in templates refer to.
install(FILES ${PROJECT_SOURCE_DIR}/writers/latex/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR}
        RENAME latex-templates.md COMPONENT command)
