#include "readers/recognize/spans/relabel.h"

#include <gtest/gtest.h>

namespace cvconv::recognizing {
namespace {

/// "Harbour Works, Keeper (Lights) 2019", read as a job the wrong way round.
struct Job {
    Document document;
    EntryLines entries;
    LabelledFields fields;
    Cv cv;

    Job() {
        document.text = "Harbour Works, Keeper (Lights) 2019";
        cv.work.emplace_back();
        cv.work[0].name = value("Keeper (Lights)", Confidence::inferred);
        cv.work[0].position = value("Harbour Works", Confidence::inferred);
    }

    [[nodiscard]] Span place(std::string_view text) const {
        const auto at = static_cast<std::uint32_t>(document.text.find(text));
        return {at, at + static_cast<std::uint32_t>(text.size())};
    }
    [[nodiscard]] Found<std::string> value(std::string_view text, Confidence confidence) const {
        return {std::string(text), {place(text)}, confidence, "test"};
    }
    void label(std::string_view text, FieldRole role, float probability) {
        fields.spans.push_back({place(text), role, probability, 0, {RecordList::work, 0}});
        fields.tokens.push_back({place(text), field_label(role, SpanPart::single), probability, {RecordList::work, 0}});
    }
    const Work& relabelled() {
        relabel_fields(document, entries, fields, cv);
        return cv.work.front();
    }
};

TEST(Relabel, WhatTheLabellerIsSureOfTakesTheReadersPlace) {
    Job job;
    job.label("Harbour Works", FieldRole::organization, 0.9F);
    job.label("Keeper (Lights", FieldRole::position, 0.9F);
    EXPECT_EQ(job.relabelled().name->value, "Harbour Works");
    EXPECT_EQ(job.cv.work[0].position->value, "Keeper (Lights)") << "brackets are closed";
}

TEST(Relabel, DoubtfulLabelsChangeNothing) {
    Job job;
    job.label("Harbour Works", FieldRole::organization, 0.3F);
    EXPECT_EQ(job.relabelled().name->value, "Keeper (Lights)");
}

TEST(Relabel, WhatIsStatedTakesMore) {
    Job job;
    job.cv.work[0].name->confidence = Confidence::stated;
    job.label("Harbour Works", FieldRole::organization, 0.7F);
    EXPECT_EQ(job.relabelled().name->value, "Keeper (Lights)");
}

TEST(Relabel, WordsOfAnotherFieldLeaveTheirs) {
    Job job;
    job.cv.work[0].name.reset();
    job.label("Harbour Works", FieldRole::organization, 0.9F);
    const Work& work = job.relabelled();
    EXPECT_EQ(work.name->value, "Harbour Works");
    EXPECT_FALSE(work.position);
}

TEST(Relabel, RolesOfOneEmployerFollowIt) {
    Job job;
    job.cv.work.emplace_back();
    job.cv.work[1].name = job.cv.work[0].name;
    job.label("Harbour Works", FieldRole::organization, 0.9F);
    job.relabelled();
    EXPECT_EQ(job.cv.work[1].name->value, "Harbour Works");
}

}  // namespace
}  // namespace cvconv::recognizing
