#include "readers/linkedin/files.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::linkedin {

// No translation of these names was seen in any export, so none is made up: what is called otherwise is kept, and said.
std::span<const FileColumns> files() {
    static const std::vector<FileColumns> all = {
        {File::profile,
         "Profile.csv",
         {{"First Name", "basics.name"},
          {"Last Name", "basics.name"},
          {"Maiden Name", kept},
          {"Address", "basics.location.address"},
          {"Birth Date", "meta.cvconv.birthDate"},
          {"Headline", "basics.label"},
          {"Summary", "basics.summary"},
          {"Industry", kept},
          {"Zip Code", "basics.location.postalCode"},
          {"Geo Location", "basics.location"},
          {"Twitter Handles", "basics.profiles"},
          {"Websites", "basics.url, basics.profiles"},
          {"Instant Messengers", kept}}},
        {File::profile_summary, "Profile Summary.csv", {{"Profile Summary", "basics.summary"}}},
        {File::positions,
         "Positions.csv",
         {{"Company Name", "work.name"},
          {"Title", "work.position"},
          {"Description", "work.summary, work.highlights"},
          {"Location", "work.location"},
          {"Started On", "work.startDate"},
          {"Finished On", "work.endDate"}}},
        {File::education,
         "Education.csv",
         {{"School Name", "education.institution"},
          {"Start Date", "education.startDate"},
          {"End Date", "education.endDate"},
          {"Notes", kept},
          {"Degree Name", "education.studyType, education.area"},
          {"Activities", kept}}},
        {File::volunteering,
         "Volunteering.csv",
         {{"Company Name", "volunteer.organization"},
          {"Role", "volunteer.position"},
          {"Cause", kept},
          {"Started On", "volunteer.startDate"},
          {"Finished On", "volunteer.endDate"},
          {"Description", "volunteer.summary, volunteer.highlights"}}},
        {File::organizations,
         "Organizations.csv",
         {{"Name", "volunteer.organization"},
          {"Position", "volunteer.position"},
          {"Started On", "volunteer.startDate"},
          {"Finished On", "volunteer.endDate"},
          {"Description", "volunteer.summary, volunteer.highlights"}}},
        {File::skills, "Skills.csv", {{"Name", "skills.name"}}},
        {File::languages, "Languages.csv", {{"Name", "languages.language"}, {"Proficiency", "languages.fluency"}}},
        {File::certifications,
         "Certifications.csv",
         {{"Name", "certificates.name"},
          {"Url", "certificates.url"},
          {"Authority", "certificates.issuer"},
          {"Started On", "certificates.date"},
          {"Time Period", "certificates.date"},
          {"Finished On", kept},
          {"License Number", kept}}},
        {File::projects,
         "Projects.csv",
         {{"Title", "projects.name"},
          {"Description", "projects.description, projects.highlights"},
          {"Url", "projects.url"},
          {"Started On", "projects.startDate"},
          {"Finished On", "projects.endDate"}}},
        {File::publications,
         "Publications.csv",
         {{"Name", "publications.name"},
          {"Published On", "publications.releaseDate"},
          {"Description", "publications.summary"},
          {"Publisher", "publications.publisher"},
          {"Url", "publications.url"}}},
        {File::patents,
         "Patents.csv",
         {{"Title", "publications.name"},
          {"Description", "publications.summary"},
          {"Url", "publications.url"},
          {"Issued On", "publications.releaseDate"}}},
        {File::honors,
         "Honors.csv",
         {{"Title", "awards.title"}, {"Description", "awards.summary"}, {"Issued On", "awards.date"}}},
        {File::test_scores,
         "TestScores.csv",
         {{"Tested On", "awards.date"},
          {"Name", "awards.title"},
          {"Description", "awards.summary"},
          {"Score", "awards.title"}}},
        {File::courses, "Courses.csv", {{"Name", "education.courses"}, {"Number", "education.courses"}}},
        {File::email_addresses,
         "Email Addresses.csv",
         {{"Email Address", "basics.email, meta.cvconv.moreEmails"},
          {"Confirmed", decides},
          {"Primary", decides},
          {"Updated On", decides}}},
        {File::phone_numbers,
         "PhoneNumbers.csv",
         {{"Extension", "basics.phone"}, {"Number", "basics.phone, meta.cvconv.morePhones"}, {"Type", decides}}},
        {File::whatsapp_numbers,
         "Whatsapp Phone Numbers.csv",
         {{"Number", "basics.phone, meta.cvconv.morePhones"},
          {"Extension", "basics.phone"},
          {"Is_WhatsApp_Number", decides}}},
        {File::recommendations,
         "Recommendations_Received.csv",
         {{"First Name", "references.name"},
          {"Last Name", "references.name"},
          {"Company", kept},
          {"Job Title", kept},
          {"Text", "references.reference"},
          {"Creation Date", decides},
          {"Status", decides}}},
    };
    return all;
}

const FileColumns& columns_of(File file) {
    return *std::ranges::find(files(), file, &FileColumns::file);
}

std::optional<File> file_of(std::string_view name) {
    static constexpr std::array<std::pair<std::string_view, File>, 3> of_other_years = {{
        {"volunteer experiences.csv", File::volunteering},
        {"test scores.csv", File::test_scores},
        {"phone numbers.csv", File::phone_numbers},
    }};
    const std::string key = key_of(name);
    for (const auto& [other, file] : of_other_years) {
        if (key == other) {
            return file;
        }
    }
    const auto found = std::ranges::find(files(), key, [](const FileColumns& each) { return key_of(each.name); });
    return found == files().end() ? std::nullopt : std::optional(found->file);
}

std::string key_of(std::string_view name) {
    std::string key;
    for (char c : trim(name)) {
        c = c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (c != ' ' || !key.ends_with(' ')) {
            key += c;
        }
    }
    return key;
}

}  // namespace cvconv::linkedin
