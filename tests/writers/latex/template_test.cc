#include "writers/latex/template.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace cvconv::latex {
namespace {

Value data() {
    Value jobs = Value::list();
    for (const char* title : {"Nurse", "R&D"}) {
        Value job = Value::record();
        job.set("title", Value::of_text(title, "work[0].position"));
        jobs.items.push_back(job);
    }
    Value view = Value::record();
    view.declare("label");
    view.set("name", Value::of_text("Ada_1", "basics.name"));
    view.set("url", "https://example.com/a_b#c");
    view.set("text", "one\ntwo");
    view.set("setup", Value::of_tex("\\usepackage{x}"));
    view.set("jobs", std::move(jobs));
    return view;
}

struct Case {
    std::string source;
    std::string tex;
};

TEST(Template, Language) {
    const std::vector<Case> table = {
        {"a << name >> b", "a Ada\\_1 b\n"},
        {"<<name>>", "Ada\\_1\n"},
        {"<< text >>", "one two\n"},
        {"<< text | text >>", "one\\par\ntwo\n"},
        {"<< url | url >>", "https://example.com/a_b\\#c\n"},
        {"<< setup >>", "\\usepackage{x}\n"},
        {"[<< label >>]", "[]\n"},
        {"a <# no #> b", "a  b\n"},
        {"<% if name %>yes<% end %>", "yes\n"},
        {"<% if label %>yes<% else %>no<% end %>", "no\n"},
        {"<% if not label %>no<% end %>", "no\n"},
        {"<% if label or name %>x<% end %>", "x\n"},
        {"<% if label and name %>x<% end %>", "\n"},
        {"<% if label == \"a\" %>a<% elif name == \"Ada_1\" %>b<% else %>c<% end %>", "b\n"},
        {"<% if name != \"Bob\" %>x<% end %>", "x\n"},
        {"<% for j in jobs %><< j.title >><% if not loop.last %>; <% end %><% end %>", "Nurse; R\\&D\n"},
        {"<% for j in label %>x<% end %>none", "none\n"},
        {"<% for j in jobs %>[<< j.missing >>]<% end %>", "[][]\n"},
        {"a\n  <% if name %>\n  b\n  <% end %>\nc\n", "a\n  b\nc\n"},      // statements leave no lines
        {"x < y, $a<b$, <-, \\verb|<|", "x < y, $a<b$, <-, \\verb|<|\n"},  // ordinary TeX
    };
    for (const Case& c : table) {
        Rendered rendered = render(c.source, data());
        EXPECT_TRUE(rendered.errors.empty()) << c.source << ": " << rendered.errors.front().message;
        EXPECT_EQ(rendered.tex, c.tex) << c.source;
    }
}

TEST(Template, MistakesAreNamedWithTheirLine) {
    struct Mistake {
        std::string source;
        int line;
        std::string part;
    };
    const std::vector<Mistake> table = {
        {"a\n<< name", 2, "without \">>\""},
        {"<< nmae >>", 1, "no value called \"nmae\""},
        {"<< name | upper >>", 1, "\"upper\""},
        {"<< jobs >>", 1, "is a list"},
        {"a\nb\n<% if name %>", 3, "without <% end %>"},
        {"<% for j in jobs %>x", 1, "without <% end %>"},
        {"a\n<% end %>", 2, "without <% if %>"},
        {"<% for j jobs %><% end %>", 1, "for NAME in LIST"},
        {"<% while x %>", 1, "\"while\""},
        {"<% if %>x<% end %>", 1, "missing"},
        {"<% if name == Ada %>x<% end %>", 1, "quotes"},
        {"<% if name %>a<% else %>b<% else %>c<% end %>", 1, "behind <% else %>"},
        {"<% for j in jobs %>a<% else %>b<% end %>", 1, "inside <% for %>"},
        {"<% %>", 1, "not one of"},
    };
    for (const Mistake& m : table) {
        Rendered rendered = render(m.source, data());
        ASSERT_FALSE(rendered.errors.empty()) << m.source;
        EXPECT_EQ(rendered.errors.front().line, m.line) << m.source;
        EXPECT_NE(rendered.errors.front().message.find(m.part), std::string::npos)
            << m.source << ": " << rendered.errors.front().message;
    }
}

TEST(Template, KnowsTheFieldOfEachLine) {
    Rendered rendered = render("\\begin\n<< name >>\n\n<% for j in jobs %>\n<< j.title >>\n<% end %>\n", data());
    const std::vector<std::string> expected = {"", "basics.name", "basics.name", "work[0].position",
                                               "work[0].position"};
    EXPECT_EQ(rendered.origins, expected);
}

TEST(Template, IsBounded) {
    Value list = Value::list();
    list.items.resize(1000, Value::of_text("x"));
    Value view = Value::record();
    view.set("all", std::move(list));
    std::string loops;
    for (const char* name : {"a", "b", "c"}) {
        loops += std::string("<% for ") + name + " in all %>";
    }
    Rendered rendered = render(loops + "x<% end %><% end %><% end %>", view, 10'000);
    ASSERT_EQ(rendered.errors.size(), 1U);
    EXPECT_LE(rendered.tex.size(), 10'001U);
}

}  // namespace
}  // namespace cvconv::latex
