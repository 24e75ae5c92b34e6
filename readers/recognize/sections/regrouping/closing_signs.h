#pragma once
// What lines at the end of a CV say that belong to no section: where and when it was signed, consent, the program that
// wrote it, the foot of a page or a letter.

#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

[[nodiscard]] bool has_words_of(const Document& document, const Line& line, std::string_view key);

/// "Last updated: Feb. 2025": when it was written, and hardly a word more.
[[nodiscard]] bool is_update(const Document& document, const Line& line);

/// "References available on request": the whole line says so.
[[nodiscard]] bool is_on_request(const Document& document, const Line& line);

/// "Leipzig, 17. Februar 2025", "Erfurt, den 4. Mai 2024", "V Praze dne 3. 2. 2025", "2025년 9월 1일": where and when
/// it was signed.
[[nodiscard]] bool is_place_and_date(const Document& document, const Line& line, SectionKind section);

/// "Laakirchen, am 2. Mai 2024": the town of the address, which no list knows, and a day.
[[nodiscard]] bool is_own_town_and_date(const Document& document, const Line& line,
                                        const std::vector<Section>& sections);

/// "以上" at the foot of a table or of the document, "相違ありません": the whole line says that it ends.
[[nodiscard]] bool is_end(const Document& document, const Line& line);

/// "通勤時間 約25分 | 扶養家族数 1人 | 配偶者 有": boxes at the foot of a form, about the person, whatever stands
/// above.
[[nodiscard]] bool is_personal_data(const Document& document, const Line& line);

/// The name again, as a signature.
[[nodiscard]] bool is_signature(const Document& document, const Line& line, const std::vector<Section>& sections);

/// "Moosweg 4 | 83471 Leith | 0171 555041": an address that stands above, too, as below letters.
[[nodiscard]] bool repeats_address(const Line& line, const std::vector<Section>& sections);

/// "Place: Leith" below a declaration.
[[nodiscard]] bool names_place(const Document& document, const Line& line);

/// "Instagram", "Book a visit →": what stands at the foot of a web page.
[[nodiscard]] bool is_link_of_page(const Document& document, const Line& line);

/// "Date: 03.02.2025   Signature: ......"
[[nodiscard]] bool is_signed_with_date(const Document& document, const Line& line);

/// "Made with Resume Builder": which program wrote it, and hardly a word more.
[[nodiscard]] bool names_program(const Document& document, const Line& line);

}  // namespace cvconv::recognizing
