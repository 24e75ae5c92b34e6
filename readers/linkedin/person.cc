// The person: name, contact, what others say.

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "ir/unicode.h"
#include "readers/linkedin/export.h"
#include "readers/linkedin/values.h"
#include "readers/pieces/contact/profiles.h"

namespace cvconv::linkedin {

namespace {

bool is(const Cell& cell, std::string_view word) {
    return key_of(cell.text) == word;
}

std::string digits_of(std::string_view text) {
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

/// Values of which one is the person's, and the others are more of them.
struct Choice {
    Texts all;
    std::size_t first = 0;
    bool decided = false;

    void add(const Cell& cell, bool preferred) {
        first = preferred && !decided ? all.size() : first;
        decided = decided || preferred;
        all.push_back(stated(cell.text, cell.place));
    }
    void give(Text& one, Texts& others) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i == first) {
                one = std::move(all[i]);
            } else {
                others.push_back(std::move(all[i]));
            }
        }
    }
};

}  // namespace

void Export::profile(const Table& table, std::size_t row) {
    Basics& basics = cv_.basics;
    if (row > 0) {  // there is one person; nobody has seen two
        for (const Column& column : columns_of(File::profile).columns) {
            if (column.becomes != kept) {
                keep(table.cell(row, column.name));
            }
        }
        return;
    }
    basics.given_name = text_of(table.cell(row, "First Name"));
    basics.family_name = text_of(table.cell(row, "Last Name"));
    basics.name = text_of(joined(table.cell(row, "First Name"), table.cell(row, "Last Name"), " "));
    basics.label = text_of(table.cell(row, "Headline"));
    basics.summary = text_of(table.cell(row, "Summary"));
    basics.birth_date = date(table, row, "Birth Date");
    basics.location = location_of(table.cell(row, "Geo Location"));
    for (auto [part, column] :
         {std::pair{&basics.location.address, "Address"}, std::pair{&basics.location.postal_code, "Zip Code"}}) {
        if (const Cell cell = table.cell(row, column); !cell.empty()) {
            *part = text_of(cell);
        }
    }
    websites(table.cell(row, "Websites"));
    twitter(table.cell(row, "Twitter Handles"));
}

void Export::websites(const Cell& cell) {
    for (std::string& part : parts_of_list(cell.text)) {
        if (part.find('.') == std::string::npos) {
            keep({std::move(part), cell.place});
        } else if (!cv_.basics.url) {
            cv_.basics.url = stated(std::move(part), cell.place);
        } else {
            Profile profile;
            if (const auto account = profile_of(part)) {
                profile.network = text_of({account->network, cell.place});
                profile.username = text_of({account->username, cell.place});
            }
            profile.url = stated(std::move(part), cell.place);
            cv_.basics.profiles.push_back(std::move(profile));
        }
    }
}

void Export::twitter(const Cell& cell) {
    for (const std::string& handle : parts_of_list(cell.text)) {
        Profile profile;
        profile.network = stated("X", cell.place);
        profile.username = text_of({handle.starts_with('@') ? handle.substr(1) : handle, cell.place});
        cv_.basics.profiles.push_back(std::move(profile));
    }
}

void Export::emails() {
    Choice emails;
    for_each_row(File::email_addresses, [&](const Table& table, std::size_t row) {
        if (const Cell address = table.cell(row, "Email Address"); !address.empty()) {
            emails.add(address, is(table.cell(row, "Primary"), "yes"));
        }
    });
    emails.give(cv_.basics.email, cv_.basics.more_emails);
}

/// A number of WhatsApp's is often one of the others, written otherwise.
void Export::phones() {
    Choice phones;
    std::set<std::string> seen;
    auto add = [&](const Table& table, std::size_t row) {
        const Cell number = table.cell(row, "Number");
        const Cell whole = joined(table.cell(row, "Extension"), number, " ");
        const bool is_new = seen.insert(digits_of(number.text)).second;
        if (!whole.empty() && (seen.insert(digits_of(whole.text)).second || is_new)) {
            phones.add(whole, is(table.cell(row, "Type"), "mobile"));
        }
    };
    for_each_row(File::phone_numbers, add);
    for_each_row(File::whatsapp_numbers, add);
    phones.give(cv_.basics.phone, cv_.basics.more_phones);
}

bool Export::recommendation(const Table& table, std::size_t row) {
    const Cell status = table.cell(row, "Status");
    if (!status.empty() && !is(status, "visible")) {  // the member hides it, or has not accepted it
        Place place;
        place.pointer = status.place;
        diagnostics_.add(Code::hidden_part, std::move(place), beginning_of(status.text, 80));
        return false;
    }
    Reference reference;
    reference.name = text_of(joined(table.cell(row, "First Name"), table.cell(row, "Last Name"), " "));
    reference.reference = text_of(table.cell(row, "Text"));
    cv_.references.push_back(std::move(reference));
    return true;
}

}  // namespace cvconv::linkedin
