#include "readers/pieces/contact/top_level_domains.h"

#include <string>

namespace cvconv {

namespace {

// Words parted by blanks, with one at either end.
constexpr std::string_view countries =
    " ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw "
    "by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et "
    "eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie "
    "il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv "
    "ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr "
    "nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl "
    "sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz "
    "va vc ve vg vi vn vu wf ws ye yt za zm zw рф ";

constexpr std::string_view general =
    " academy actor aero agency amsterdam app archi art asia associates attorney audio band bank bar bayern "
    "berlin best bike bio biz blog boston brussels build business bzh cafe camp capital care careers "
    "casa cat catering center chat city clinic cloud club coach codes coffee cologne com community "
    "company computer consulting cool coop corsica cymru dance day dental design dev digital direct "
    "directory doctor earth edu education email energy engineer engineering enterprises estate eus "
    "events example expert family farm finance fit foundation frl fun fund fyi gal gallery games garden "
    "gent global gmbh gov graphics group guide guru hamburg haus health help host house inc info ink "
    "institute int international invalid ist istanbul jetzt jobs kitchen koeln land law legal life link "
    "live lol london love ltd management media melbourne mil mobi moda money moscow museum music name "
    "net network news ngo ninja nrw nyc one online org page paris partners photo photography photos pics "
    "pictures plus press pro report resume rocks ruhr run saarland school science scot services shop site social "
    "software solutions space store studio style swiss sydney systems tax team tech technology tel "
    "theater tips tirol today tokyo tools top town training translations travel tube university ventures "
    "video vision vlaanderen vote wales watch web website wedding wien wiki wine work works world wtf "
    "xyz yoga yokohama zone zuerich бел мкд москва онлайн срб укр ";

constexpr std::string_view file_endings = " ai app cc cs do in la mc md ml mo ms pl pm ps py rs sc sh so st sv tf vi ";

bool has(std::string_view list, std::string_view label) {
    return list.find(" " + std::string(label) + " ") != std::string_view::npos;
}

}  // namespace

bool is_top_level_domain(std::string_view label) {
    return has(countries, label) || has(general, label);
}

bool is_file_ending(std::string_view label) {
    return has(file_endings, label);
}

}  // namespace cvconv
