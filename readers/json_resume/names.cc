#include "readers/json_resume/names.h"

#include <algorithm>
#include <array>

namespace cvconv::json_resume {

namespace {

/// Names of one key, as folded() makes them, parted by blanks.
struct Names {
    std::string_view section;
    std::string_view key;
    std::string_view others;
};

constexpr Names table[] = {
    {"", "basics", "basic personal personalinfo personalinformation personaldetails contact contactinfo header bio"},
    {"", "work",
     "works job jobs experience experiences workexperience workexperiences employment employmenthistory workhistory "
     "professionalexperience positions"},
    {"", "volunteer", "volunteering volunteers volunteerwork volunteerexperience"},
    {"", "education", "educations studies schools"},
    {"", "awards", "award honors honours"},
    {"", "certificates", "certificate certification certifications"},
    {"", "publications", "publication"},
    {"", "skills", "skill technicalskills"},
    {"", "languages", "language"},
    {"", "interests", "interest hobbies hobby"},
    {"", "references", "reference referees"},
    {"", "projects", "project personalprojects sideprojects"},

    {"basics", "name", "fullname"},
    {"basics", "label", "title headline jobtitle position tagline profession role"},
    {"basics", "image", "picture photo avatar"},
    {"basics", "email", "mail emailaddress"},
    {"basics", "phone", "phonenumber mobile mobilephone tel telephone cell cellphone"},
    {"basics", "url", "website homepage webpage site link web"},
    {"basics", "summary", "about aboutme bio objective description profile"},
    {"basics", "location", "address"},
    {"basics", "profiles", "social socials sociallinks socialmedia socialprofiles socialnetworks networks accounts"},

    {"location", "address", "street streetaddress addressline address1 line1"},
    {"location", "postalCode", "zip zipcode postcode postal"},
    {"location", "city", "town locality"},
    {"location", "region", "state province county"},
    {"location", "countryCode", "countryiso isocountry"},

    {"profiles", "network", "name site service platform type title"},
    {"profiles", "username", "user handle account login id"},
    {"profiles", "url", "link href website profile address"},

    {"work", "name", "company employer organization organisation companyname employername"},
    {"work", "position", "title role jobtitle positiontitle job designation"},
    {"work", "location", "place city"},
    {"work", "url", "website link companyurl homepage href"},
    {"work", "startDate", "start from begin datefrom started startedon"},
    {"work", "endDate", "end to until finish finished finishedon dateto ended endedon"},
    {"work", "summary", "details overview"},
    {"work", "highlights", "responsibilities achievements accomplishments bullets tasks duties"},

    {"volunteer", "organization", "organisation company name employer ngo institution"},
    {"volunteer", "position", "title role"},
    {"volunteer", "url", "website link homepage href"},
    {"volunteer", "startDate", "start from begin datefrom started startedon"},
    {"volunteer", "endDate", "end to until finish finished finishedon dateto ended endedon"},
    {"volunteer", "summary", "description details overview"},
    {"volunteer", "highlights", "responsibilities achievements accomplishments bullets tasks duties"},

    {"education", "institution", "school university college organization organisation name schoolname"},
    {"education", "studyType", "degree degreename qualification diploma degreetype type"},
    {"education", "area", "field fieldofstudy major subject discipline specialization specialisation studyprogram"},
    {"education", "url", "website link homepage href"},
    {"education", "startDate", "start from begin datefrom started startedon"},
    {"education", "endDate",
     "end to until finish finished finishedon dateto ended graduated graduation graduationdate"},
    {"education", "score", "gpa grade grades mark result"},
    {"education", "courses", "modules coursework subjects"},

    {"awards", "title", "name award"},
    {"awards", "date", "year awarddate issued issuedate dateissued datereceived releasedate"},
    {"awards", "awarder", "issuer organization organisation company by issuedby awardedby institution"},
    {"awards", "summary", "description details"},

    {"certificates", "name", "title certificate certification"},
    {"certificates", "date", "year issued issuedate dateissued startdate releasedate"},
    {"certificates", "issuer", "authority organization organisation issuedby provider institution company"},
    {"certificates", "url", "link href website credentialurl"},

    {"publications", "name", "title"},
    {"publications", "publisher", "journal venue publishedin conference"},
    {"publications", "releaseDate", "date year published publicationdate publishdate publishedon"},
    {"publications", "url", "link href website doi"},
    {"publications", "summary", "description abstract"},

    {"skills", "name", "category group title skill area"},
    {"skills", "level", "proficiency rating fluency"},
    {"skills", "keywords", "skills items technologies tools tags names list details"},

    {"languages", "language", "name title lang"},
    {"languages", "fluency", "level proficiency skill"},

    {"interests", "name", "title interest"},
    {"interests", "keywords", "tags items details"},

    {"references", "name", "referee fullname"},
    {"references", "reference", "text quote description recommendation comment content"},

    {"projects", "name", "title project"},
    {"projects", "description", "summary details overview"},
    {"projects", "keywords", "technologies tech stack techstack tags tools skills"},
    {"projects", "url", "website link href homepage repository repo github"},
    {"projects", "roles", "role position"},
    {"projects", "entity", "company organization organisation client"},
    {"projects", "startDate", "start from begin datefrom started startedon"},
    {"projects", "endDate", "end to until finish finished finishedon dateto ended endedon"},
    {"projects", "highlights", "achievements accomplishments bullets"},
};

/// "start_date", "Start-Date", "startDate" → "startdate".
std::string folded(std::string_view key) {
    std::string result;
    for (char c : key) {
        if (c >= 'A' && c <= 'Z') {
            result += static_cast<char>(c - 'A' + 'a');
        } else if (c != '_' && c != '-' && c != ' ') {
            result += c;
        }
    }
    return result;
}

bool has_word(std::string_view words, std::string_view word) {
    for (std::size_t begin = 0; begin < words.size();) {
        const std::size_t end = std::min(words.find(' ', begin), words.size());
        if (words.substr(begin, end - begin) == word) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

constexpr std::size_t longest_name = 40;

}  // namespace

std::string_view standard_name(std::string_view section, const Shape& shape, std::string_view key) {
    if (key.empty() || key.size() > longest_name || key.front() == '_' || key.front() == '$') {
        return {};
    }
    const std::string name = folded(key);
    for (const Property& property : shape.properties) {
        if (name == folded(property.name)) {
            return property.name;
        }
    }
    const auto* found = std::find_if(std::begin(table), std::end(table), [&](const Names& names) {
        return names.section == section && has_word(names.others, name);
    });
    return found == std::end(table) ? std::string_view() : found->key;
}

bool is_name_of_period(std::string_view key) {
    return key.size() <= longest_name &&
           has_word("date dates period daterange duration time timespan years", folded(key));
}

bool is_name_of_wrapper(std::string_view key) {
    return key.size() <= longest_name && has_word("resume cv data jsonresume resumedata curriculumvitae", folded(key));
}

}  // namespace cvconv::json_resume
