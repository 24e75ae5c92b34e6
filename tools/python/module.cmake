# cvconv._cvconv, the module for Python. In the build it lies with the rest of the package and the workers in a folder
# that can be put into PYTHONPATH; setup.py makes a wheel of that folder.
if(NOT CVCONV_PYTHON_MODULE)
  message(STATUS "The module for Python is not built: CVCONV_PYTHON_MODULE is off (pip install . sets it)")
  return()
endif()
# pip says which Python; else Debian's, which python3-dev is for, before others in PATH.
find_program(PYTHON_EXECUTABLE python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(PYTHON_EXECUTABLE python3)
find_package(pybind11 CONFIG)
if(NOT pybind11_FOUND)
  message(STATUS "The module for Python is not built: no pybind11 (pybind11-dev)")
  return()
endif()
set(python_package ${CMAKE_CURRENT_BINARY_DIR}/python/cvconv)
pybind11_add_module(cvconv_python ${CMAKE_CURRENT_LIST_DIR}/module.cc)
set_target_properties(cvconv_python PROPERTIES OUTPUT_NAME _cvconv LIBRARY_OUTPUT_DIRECTORY ${python_package}
                      INTERPROCEDURAL_OPTIMIZATION OFF)
target_link_libraries(cvconv_python PRIVATE cvconv_c_static cvconv_ir)
target_link_options(cvconv_python PRIVATE -Wl,--exclude-libs,ALL)

file(GLOB python_sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/cvconv/*.py ${CMAKE_CURRENT_LIST_DIR}/cvconv/*.pyi
     ${CMAKE_CURRENT_LIST_DIR}/cvconv/py.typed)
set(python_workers cvconv-worker)
if(TARGET cvconv-ocr-worker)
  list(APPEND python_workers cvconv-ocr-worker)
endif()
list(TRANSFORM python_workers REPLACE "(.+)" "$<TARGET_FILE:\\1>" OUTPUT_VARIABLE worker_files)
add_custom_target(cvconv_python_package ALL
                  COMMAND ${CMAKE_COMMAND} -E copy_if_different ${python_sources} ${worker_files} ${PROJECT_SOURCE_DIR}/readers/recognize/encoder/e5-small.encoder
                          ${python_package}
                  DEPENDS cvconv_python ${python_workers} ${python_sources} VERBATIM COMMAND_EXPAND_LISTS)
