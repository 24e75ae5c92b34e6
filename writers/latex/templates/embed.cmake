# Writes a source file with the templates as strings: cmake -DOUTPUT=… "-DFILES=…" -P embed.cmake
set(content "#include \"writers/latex/templates.h\"\n\nnamespace cvconv::latex {\n\nconst std::vector<Template>& templates() {\n    static const std::vector<Template> all = {\n")
foreach(file ${FILES})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} source)
  string(APPEND content "        {\"${name}\", R\"TEX(${source})TEX\"},\n")
endforeach()
string(APPEND content "    };\n    return all;\n}\n\nstd::string_view find_template(std::string_view name) {\n    for (const Template& one : templates()) {\n        if (one.name == name) {\n            return one.source;\n        }\n    }\n    return {};\n}\n\n}  // namespace cvconv::latex\n")
file(WRITE ${OUTPUT} "${content}")
