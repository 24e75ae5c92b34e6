# libcvconv, the interface for C: an archive and, with CVCONV_SHARED_LIBRARY, libcvconv.so. What that shows is the C
# functions alone, so its soname stays as it is whatever changes behind them; it links nothing of poppler.
set(here ${CMAKE_CURRENT_LIST_DIR})
add_library(cvconv_c_objects OBJECT ${here}/converter.cc ${here}/result.cc ${here}/settings.cc)
target_compile_definitions(cvconv_c_objects PRIVATE CVCONV_VERSION="${PROJECT_VERSION}")
target_link_libraries(cvconv_c_objects PRIVATE cvconv_worker cvconv_flags)

add_library(cvconv_c_static STATIC $<TARGET_OBJECTS:cvconv_c_objects>)
set_target_properties(cvconv_c_static PROPERTIES OUTPUT_NAME cvconv EXPORT_NAME c_static LINKER_LANGUAGE CXX)
target_link_libraries(cvconv_c_static PRIVATE cvconv_worker)
set(c_libraries cvconv_c_static)
if(CVCONV_SHARED_LIBRARY)
  add_library(cvconv_c SHARED $<TARGET_OBJECTS:cvconv_c_objects>)
  set_target_properties(cvconv_c PROPERTIES OUTPUT_NAME cvconv EXPORT_NAME c LINKER_LANGUAGE CXX
                        VERSION ${PROJECT_VERSION} SOVERSION 0 LINK_DEPENDS ${here}/exported_symbols.map)
  target_link_libraries(cvconv_c PRIVATE cvconv_worker cvconv_flags)
  target_link_options(cvconv_c PRIVATE -Wl,--version-script,${here}/exported_symbols.map)
  if(NOT CVCONV_SANITIZE)  # the runtime of sanitizers is found in the program
    target_link_options(cvconv_c PRIVATE -Wl,-z,defs)
  endif()
  list(APPEND c_libraries cvconv_c)
else()
  message(STATUS "libcvconv.so is not built: CVCONV_SHARED_LIBRARY is off")
endif()
foreach(library ${c_libraries})
  target_include_directories(${library} INTERFACE $<BUILD_INTERFACE:${here}> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
endforeach()
