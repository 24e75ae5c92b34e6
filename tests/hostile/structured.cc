#include "tests/hostile/inputs.h"

namespace cvconv::hostile {
namespace {

const std::string europass = "<SkillsPassport xmlns=\"http://europass.cedefop.europa.eu/Europass\"><LearnerInfo>";

std::string in_europass(const std::string& declarations, const std::string& text) {
    return "<?xml version=\"1.0\"?>\n" + declarations + europass + "<Identification><PersonName><FirstName>" + text +
           "</FirstName></PersonName></Identification></LearnerInfo></SkillsPassport>\n";
}

/// Each entity is ten of the one before: a billion.
std::string laughs() {
    std::string dtd = "<!DOCTYPE x [<!ENTITY e0 \"ha\">";
    for (int i = 1; i < 10; ++i) {
        dtd += "<!ENTITY e" + std::to_string(i) + " \"" + repeat("&e" + std::to_string(i - 1) + ";", 10) + "\">";
    }
    return dtd + "]>\n";
}

}  // namespace

std::vector<Input> structured_inputs() {
    using namespace std::string_literals;
    const std::vector<Exit> damaged = {Exit::not_understood};
    const std::vector<Exit> bounded = {Exit::not_understood, Exit::limit};
    const std::string resume = R"({"basics": {"name": "Erika Beispiel"}, "x": )";
    return {
        {"truncated.json", R"({"basics": {"name": "Eri)", "json-damaged", damaged},
        {"deep-arrays.json", resume + repeat("[", 200'000), "", bounded},
        {"deep-closed.json",
         resume + repeat("[", 100'000) + repeat("]", 100'000) + "}",
         "",
         {Exit::ok, Exit::not_understood, Exit::limit}},
        {"deep-objects.json",
         resume + repeat("{\"a\":", 100'000) + "1" + repeat("}", 100'000) + "}",
         "",
         {Exit::ok, Exit::not_understood, Exit::limit}},
        {"huge-number.json", resume + "1e999999}", "", {Exit::ok, Exit::not_understood}},
        {"bad-utf8.json", "{\"basics\": {\"name\": \"\xFF\xFE\"}}", "", {Exit::ok, Exit::not_understood}},
        {"lone-surrogate.json", R"({"basics": {"name": "\ud800"}})", "", {Exit::ok, Exit::not_understood}},
        {"nul.json", R"({"basics": {"name": "Erika\u0000Beispiel"}})", ""},
        {"wrong-types.json", R"({"basics": [], "work": {"a": 1}, "skills": "x", "education": [1, null, "y"]})",
         "json-wrong-type"},
        {"same-key.json", R"({"basics": {"name": "A", "name": "B"}})", "json-duplicate-key"},
        {"many-keys.json",
         [] {
             std::string text = "{\"basics\": {\"name\": \"Erika\"}";
             for (int i = 0; i < 100'000; ++i) {
                 text += ",\"k" + std::to_string(i) + "\":1";
             }
             return text + "}";
         }(),
         ""},
        {"empty-value.json", "null", "", {Exit::not_understood}},
        {"nothing-in-it.json", "{}", ""},
        {"rest-behind.json", R"({"basics": {}} {"basics": {}})", "json-damaged", damaged},
        {"not-a-number.json", R"({"basics": {"name": NaN}})", "json-damaged", damaged},
        {"comments.json", "/* a */ {\"basics\": {}} // b\n", "", {Exit::ok, Exit::not_understood}},
        {"marked.json", "\xEF\xBB\xBF{\"basics\": {\"name\": \"Erika\"}}", ""},
        {"raw-nul.json", "{\"basics\": {\"name\": \"E\0a\"}}"s, "json-damaged", damaged},
        {"long-key.json", "{\"basics\": {\"name\": \"Erika\"}, \"" + repeat("k", 1'000'000) + "\": 1}", ""},
        {"long-string.json", "{\"basics\": {\"name\": \"" + repeat("Erika ", 500'000) + "\"}}", ""},
        {"tex.json", R"({"basics": {"name": "\\input{/etc/passwd}\\immediate\\write18{touch x} $&%#_{}~^"}})", ""},
        {"tags.json", R"({"basics": {"name": "]]></x><script>&amp;<!--"}})", ""},
        {"wrong-types.rendercv.yaml",
         "cv: {name: [1], email: {a: b}, sections: {work: 7, x: [null, [1], {label: {a: [1]}}]}}\n", ""},
        {"many-sections.rendercv.json",
         [] {
             std::string text = R"({"cv": {"name": "Erika", "sections": {"s": ["x"])";
             for (int i = 0; i < 20'000; ++i) {
                 text += ",\"s" + std::to_string(i) + "\":[\"x\"]";
             }
             return text + "}}}";
         }(),
         ""},
        {"many-keys.rendercv.json",
         [] {
             std::string text = R"({"cv": {"name": "Erika", "sections": {"work": [{"company": "A", "position": "B")";
             for (int i = 0; i < 50'000; ++i) {
                 text += ",\"k" + std::to_string(i) + "\":1";
             }
             return text + "}]}}}";
         }(),
         ""},
        {"tags.reactive-resume.json",
         R"({"basics": {"name": "Erika"}, "sections": {"summary": {"content": ")" + repeat("<b><li><p>", 50'000) +
             repeat("</i>", 50'000) + R"("}}})",
         ""},
        {"open-tags.reactive-resume.json",
         R"({"basics": {"name": "Erika"}, "sections": {"summary": {"content": ")" + repeat("<a href=", 50'000) +
             R"("}}})",
         ""},
        {"wrong-types.reactive-resume.json",
         R"({"basics": {"name": "Erika", "customFields": 7}, "sections": {"work": {"items": [1, null, {"date": [1]}]}}})",
         ""},
        {"wrong-types.yamlresume.yaml",
         "content: {basics: [1], location: [2], profiles: 5, work: 7, x: {y: [z]}, meta: {cvconv: 1}}\nlayouts: 5\n",
         ""},
        {"wrong-entries.yamlresume.yaml",
         "content: {basics: {name: [1]}, work: [null, 1, [2], {summary: {type: doc, content: [1]}, json_resume: 5}]}\n",
         ""},
        {"many-keys.yamlresume.json",
         [] {
             std::string text = R"({"content": {"basics": {"name": "Erika"}, "work": [{"name": "A", "position": "B")";
             for (int i = 0; i < 50'000; ++i) {
                 text += ",\"k" + std::to_string(i) + "\":1";
             }
             text += "}]";
             for (int i = 0; i < 50'000; ++i) {
                 text += ",\"s" + std::to_string(i) + "\":[{\"a\":1}]";
             }
             return text + "}}";
         }(),
         ""},
        {"deep-text.yamlresume.json",
         R"({"content": {"basics": {"name": "Erika", "summary": ")" +
             repeat(R"({\"type\":\"doc\",\"content\":[)", 100'000) + R"("}}})",
         ""},
        {"items.yamlresume.json",
         R"({"content": {"basics": {"name": "Erika"}, "work": [{"name": "A", "summary": ")" +
             repeat("- a: b\\n", 50'000) + R"("}]}})",
         ""},
        {"wrong-types.fresh.json",
         R"({"name": "Erika", "contact": [], "employment": {"history": [1, null, {"employer": [1]}]}, "skills": {"sets": 7}})",
         ""},
        {"quadratic-entities.xml",
         in_europass("<!DOCTYPE x [<!ENTITY e \"" + repeat("ha", 50'000) + "\">]>\n", repeat("&e;", 50'000)), "",
         damaged},
        {"include.xml",
         in_europass("",
                     "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/passwd\" parse=\"text\"/>"),
         ""},
        {"control.xml", in_europass("", "Eri\x01ka"), "", {Exit::ok, Exit::not_understood}},
        {"nul-reference.xml", in_europass("", "Eri&#0;ka"), "", {Exit::ok, Exit::not_understood}},
        {"nul.xml", in_europass("", "Eri\0ka"s), "", {Exit::ok, Exit::not_understood}},
        {"utf-7.xml",
         "<?xml version=\"1.0\" encoding=\"UTF-7\"?>\n" + europass + "</LearnerInfo></SkillsPassport>",
         "",
         {Exit::ok, Exit::not_understood}},
        {"many-namespaces.xml",
         [] {
             std::string text = europass;
             for (int i = 0; i < 20'000; ++i) {
                 text += "<a xmlns:n" + std::to_string(i) + "=\"u\"/>";
             }
             return text + "</LearnerInfo></SkillsPassport>";
         }(),
         "",
         {Exit::ok, Exit::not_understood, Exit::limit}},
        {"long-attribute.xml",
         europass + "<Identification a=\"" + repeat("x", 5'000'000) + "\"/></LearnerInfo></SkillsPassport>",
         "",
         {Exit::ok, Exit::not_understood, Exit::limit}},
        {"entity-bomb.xml", in_europass(laughs(), "&e9;"), "", damaged},
        {"external-entity.xml", in_europass("<!DOCTYPE x [<!ENTITY f SYSTEM \"file:///etc/passwd\">]>\n", "&f;"), "",
         damaged},
        {"external-dtd.xml", in_europass("<!DOCTYPE x SYSTEM \"http://example.com/x.dtd\">\n", "Erika"), "", damaged},
        {"deep.xml", europass + repeat("<a>", 100'000), "", bounded},
        {"deep-closed.xml",
         europass + repeat("<a>", 50'000) + repeat("</a>", 50'000) + "</LearnerInfo></SkillsPassport>",
         "",
         {Exit::ok, Exit::not_understood, Exit::limit}},
        {"many-attributes.xml",
         [] {
             std::string text = europass + "<Identification";
             for (int i = 0; i < 50'000; ++i) {
                 text += " a" + std::to_string(i) + "=\"1\"";
             }
             return text + "/></LearnerInfo></SkillsPassport>";
         }(),
         "limit-reached",
         {Exit::limit}},
        {"truncated.xml", europass + "<Identification>", "xml-damaged", damaged},
        {"truncated.cvconv", "cvconv cv 1\nnot a line of it\n", "native-damaged", damaged},
    };
}

}  // namespace cvconv::hostile
