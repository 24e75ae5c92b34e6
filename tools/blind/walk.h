#pragma once
// Walking a Cv by the members of the schema.

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "ir/walk.h"

namespace cvconv::blind {

/// Calls `visit(path, member, field)` for each member that is no record: "work[2].startDate" and "work.start_date". A
/// list of texts is one member.
template <class R, class Visit>
void for_each_member(R& record, Visit&& visit, const std::string& path = {}, const std::string& member = {}) {
    const std::string dot = path.empty() ? "" : ".";
    std::remove_const_t<R>::fields(record, [&](std::string_view name, auto& field) {
        using F = std::remove_const_t<std::remove_reference_t<decltype(field)>>;
        const std::string field_path = path + dot + name_in_json(name);
        const std::string field_member = member + dot + std::string(name);
        if constexpr (Record<F>) {
            for_each_member(field, visit, field_path, field_member);
        } else if constexpr (requires {
                                 field.begin();
                                 typename F::value_type;
                             }) {
            if constexpr (Record<typename F::value_type>) {
                std::size_t number = 0;
                for (auto& element : field) {
                    for_each_member(element, visit, field_path + '[' + std::to_string(number++) + ']', field_member);
                }
            } else {
                visit(field_path, field_member, field);
            }
        } else {
            visit(field_path, field_member, field);
        }
    });
}

}  // namespace cvconv::blind
