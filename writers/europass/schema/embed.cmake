# cmake -DOUTPUT=schemas.cc -DFILES="a.xsd;b.xsd" -P embed.cmake
# Writes the schemas as string literals, so that the program needs no files to check what it writes.
set(entries)
foreach(file ${FILES})
  get_filename_component(name ${file} NAME)
  file(READ ${file} text)
  string(APPEND entries "    {\"${name}\", R\"xsd(${text})xsd\"},\n")
endforeach()
file(WRITE ${OUTPUT} "// Made from schema/*.xsd by schema/embed.cmake.
#include \"writers/europass/schemas.h\"

namespace cvconv::europass {

const std::vector<EmbeddedSchema>& embedded_schemas() {
    static const std::vector<EmbeddedSchema> all = {
${entries}    };
    return all;
}

}  // namespace cvconv::europass
")
