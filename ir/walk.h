#pragma once
// Walking a Cv without naming its fields one by one.

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "ir/cv.h"

namespace cvconv {

/// A struct of the model: it has fields().
template <class T>
concept Record = requires(T& record) {
    T::fields(record, [](std::string_view, auto&) {});
};

/// "start_date" → "startDate": a field as JSON Resume spells it, and as messages name it.
[[nodiscard]] inline std::string name_in_json(std::string_view field) {
    std::string name;
    bool raise = false;
    for (char c : field) {
        if (c == '_') {
            raise = true;
            continue;
        }
        name += raise && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        raise = false;
    }
    return name;
}

/// Calls `visit(Found<T>&)` for every value in `record`, depth first, in the order of fields().
/// Works on const and mutable records.
template <class R, class Visit>
void for_each_found(R& record, Visit&& visit) {
    std::remove_const_t<R>::fields(record, [&](std::string_view, auto& field) {
        using F = std::remove_const_t<std::remove_reference_t<decltype(field)>>;
        if constexpr (Record<F>) {
            for_each_found(field, visit);
        } else if constexpr (std::same_as<F, Text> || std::same_as<F, Date> || std::same_as<F, Flag>) {
            if (field) {
                visit(*field);
            }
        } else if constexpr (std::same_as<F, Texts>) {
            for (auto& found : field) {
                visit(found);
            }
        } else if constexpr (requires {
                                 field.begin();
                                 typename F::value_type;
                             }) {
            if constexpr (Record<typename F::value_type>) {
                for (auto& element : field) {
                    for_each_found(element, visit);
                }
            }
        }
    });
}

}  // namespace cvconv
