# Installs the build under a prefix of its own, then configures, builds and runs the project in this
# folder against it.
set(place ${build}/tests/consumer)
file(REMOVE_RECURSE ${place})
function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()
run(${CMAKE_COMMAND} --install ${build} --prefix ${place}/prefix)
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR} -B ${place}/build -G ${generator} -DCMAKE_PREFIX_PATH=${place}/prefix
    -DCMAKE_CXX_COMPILER=${compiler} -DCMAKE_CXX_FLAGS=${flags})
run(${CMAKE_COMMAND} --build ${place}/build)
run(${place}/build/consumer)
if(pdf)
  run(${place}/build/pdf_consumer)
endif()
run(${place}/prefix/bin/cvconv --version)
