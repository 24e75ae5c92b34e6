#include "ir/formats/europass/languages.h"

#include <array>
#include <map>

#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unistr.h>

#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/headings.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

// The lists of v3.4: ISO 639-1 where there is a code, else 639-2 or 639-3; "-sgn" are sign languages.
constexpr std::string_view v3_language_list =
    "bg cs da nl en et fi fr de el hu is it lv lt mt no pl pt ro hr sk sl es sv tr ab af sq am ar an hy as az eu be bn "
    "bs br my ca ce zh kw co fo fj fy ka gd ga gl gv gu ht he hi id jv ja kn kk ky kg ko ku lo li ln lb mk ml mr ms "
    "mg mo mn ne nn nb om pa fa ps rm rom ru sr se sd so sc sw ty ta tt te tg tl th bo tk uk ur uz vi cy yi yo km ber "
    "fil wol pms ori me asq sqk bos-sgn bfi bqn csc csq cy-sgn cse dsl dse eso fse vgt sfb fsl gsg gss hsh icl isg ise "
    "xk-sgn lsl lls mk-sgn mdl me-sgn nsl pso psr rms srp-sgn svk slv-sgn ssp swl ssr sgg slf tsm";
constexpr std::string_view v3_foreign_list = "cu eo grc la oc vo";

// Documents that the portal takes. Norwegian is "no" there.
constexpr std::string_view portal_list =
    "en bg hr cs da nl et fi fr de el hu is ga it lv lt mk mt no pl pt ro sr sk sl es sv tr uk me";

// The twenty languages whose two ISO 639-2 codes differ: bibliographic, terminological.
constexpr std::array<std::pair<std::string_view, std::string_view>, 20> two_codes = {{
    {"alb", "sqi"}, {"arm", "hye"}, {"baq", "eus"}, {"bur", "mya"}, {"chi", "zho"}, {"cze", "ces"}, {"dut", "nld"},
    {"fre", "fra"}, {"geo", "kat"}, {"ger", "deu"}, {"gre", "ell"}, {"ice", "isl"}, {"mac", "mkd"}, {"mao", "mri"},
    {"may", "msa"}, {"per", "fas"}, {"rum", "ron"}, {"slo", "slk"}, {"tib", "bod"}, {"wel", "cym"},
}};

}  // namespace

std::optional<std::string> iso_language(std::string_view code) {
    code = trim(code);
    if (std::size_t slash = code.rfind('/'); slash != std::string_view::npos) {
        code.remove_prefix(slash + 1);
    }
    std::string letters = lower_ascii(code);
    bool is_code = letters.size() >= 2 && letters.size() <= 7 &&
                   letters.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos;
    if (!is_code) {
        return std::nullopt;
    }
    if (letters.size() == 2) {
        return letters;
    }
    for (const auto& [bibliographic, terminological] : two_codes) {
        if (letters == bibliographic) {
            letters = terminological;
        }
    }
    for (const char* const* known = uloc_getISOLanguages(); *known != nullptr; ++known) {
        if (letters == uloc_getISO3Language(*known) && std::string_view(*known).size() == 2) {
            return std::string(*known);
        }
    }
    return letters;
}

std::optional<std::string> candidate_language(std::string_view iso) {
    std::string code(iso);
    std::string three = iso.size() == 2 ? uloc_getISO3Language(code.c_str()) : "";
    for (const auto& [bibliographic, terminological] : two_codes) {
        if (three == terminological) {
            three = bibliographic;
        }
    }
    return three.empty() ? std::nullopt : std::optional(three);
}

bool is_v3_language(std::string_view code, bool mother_tongue) {
    return in_list(v3_language_list, code) || (!mother_tongue && in_list(v3_foreign_list, code));
}

std::string_view v3_languages() {
    return v3_language_list;
}

std::string_view v3_foreign_languages() {
    return v3_foreign_list;
}

std::string language_name(std::string_view code, std::string_view in_language) {
    return spelling(Idea::language_names, code, in_language);
}

bool same_but_case(std::string_view a, std::string_view b) {
    return icu::UnicodeString::fromUTF8(a).caseCompare(icu::UnicodeString::fromUTF8(b), U_FOLD_CASE_DEFAULT) == 0;
}

std::optional<std::string> language_of_name(std::string_view name, std::string_view in_language) {
    std::optional<std::string> any;
    for (const LexiconHit& hit : lookup(Idea::language_names, name)) {
        if (hit.language == in_language) {
            return std::string(hit.key);
        }
        any = any ? any : std::optional<std::string>(hit.key);
    }
    return any;
}

std::optional<std::string> code_of(const Language& language, std::string_view in_language) {
    const std::string& code = value_or_empty(language.code);
    return code.empty() ? language_of_name(value_or_empty(language.language), in_language) : iso_language(code);
}

std::string document_language(const Cv& cv) {
    std::string tag = lower_ascii(value_or_empty(cv.language));
    std::string primary = tag.substr(0, tag.find_first_of("-_"));
    primary = primary == "no" ? "nb" : primary;
    bool is_code = primary.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos;
    if (is_code && (primary.size() == 2 || primary.size() == 3)) {
        return primary;
    }
    std::map<std::string_view, int> votes;
    for (const Language& language : cv.languages) {
        for (const LexiconHit& hit : lookup(Idea::language_names, value_or_empty(language.language))) {
            votes[hit.language] += 2;
        }
        for (const LexiconHit& hit : lookup(Idea::fluency, value_or_empty(language.fluency))) {
            ++votes[hit.language];
        }
    }
    std::string_view best = "en";
    for (const auto& [language, count] : votes) {
        if (language != "und" && count > votes[best]) {
            best = language;
        }
    }
    return std::string(best);
}

std::optional<std::string> portal_language(std::string_view language) {
    if (language == "nb" || language == "nn") {
        return "no";
    }
    return in_list(portal_list, language) ? std::optional(std::string(language)) : std::nullopt;
}

}  // namespace cvconv::europass
