#include "ir/lexicon/table_writer.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <ostream>
#include <set>
#include <sstream>
#include <tuple>

#include "ir/lexicon/table.h"

namespace cvconv::lexicon {

namespace {

/// All strings of the table one after the other; equal ones are stored once.
class Pool {
public:
    std::size_t place(const std::string& text) {
        auto [at, is_new] = offsets_.try_emplace(text, size_);
        if (is_new) {
            pieces_.push_back(text);
            size_ += text.size();
        }
        return at->second;
    }
    void write(std::ostream& out) const {
        out << "const char text[] =\n";
        for (const std::string& piece : pieces_) {
            out << "    \"";
            for (char c : piece) {
                out << (c == '"' || c == '\\' ? "\\" : "") << c;
            }
            out << "\"\n";
        }
        out << "    \"\";\n\n";
    }

private:
    std::map<std::string, std::size_t> offsets_;
    std::vector<std::string> pieces_;
    std::size_t size_ = 0;
};

std::size_t power_of_two_from(std::size_t least) {
    std::size_t count = 1;
    while (count < least) {
        count *= 2;
    }
    return count;
}

/// Returns how many were written.
std::size_t write_spellings(std::ostream& out, std::vector<Item>& items, Kept kept) {
    std::stable_sort(items.begin(), items.end(), [](const Item& a, const Item& b) {
        return std::tie(a.language, a.key) < std::tie(b.language, b.key);
    });
    Pool pool;
    std::ostringstream spellings;
    std::size_t written = 0;
    std::size_t of_key = 0;
    const Item* last = nullptr;
    for (const Item& item : items) {
        of_key = last != nullptr && last->language == item.language && last->key == item.key ? of_key + 1 : 0;
        last = &item;
        if (kept == Kept::all || (kept == Kept::usual && of_key < usual_spellings)) {
            spellings << "    {" << pool.place(item.text) << ", " << item.key << ", " << item.text.size() << ", "
                      << item.language << "},\n";
            ++written;
        }
    }
    pool.write(out);
    out << "constexpr Spelling spellings[] = {\n"
        << (written == 0 ? "    {0, 0, 0, 0},\n" : spellings.str()) << "};\n\n";
    return written;
}

/// The phrase of the items from `first` to before `end`, which have one text, as ir/lexicon/table.h lays it out.
std::string bytes_of(const std::vector<Item>& items, std::size_t first, std::size_t end, const std::string& before) {
    const std::string& text = items[first].text;
    const auto differ = std::mismatch(text.begin(), text.end(), before.begin(), before.end());
    const auto shared = static_cast<std::size_t>(differ.first - text.begin());
    std::string bytes{static_cast<char>(shared), static_cast<char>(text.size() - shared)};
    bytes += text.substr(shared);
    for (std::size_t i = first; i < end; ++i) {
        bytes += static_cast<char>(items[i].key & 0xff);
        bytes += static_cast<char>(items[i].key >> 8U);
        bytes += static_cast<char>(items[i].language | (i + 1 < end ? more : 0U));
    }
    return bytes;
}

void write_bytes(std::ostream& out, const std::string& bytes) {
    constexpr std::size_t bytes_of_line = 100;
    for (std::size_t at = 0; at < bytes.size(); at += bytes_of_line) {
        out << "\n    \"";
        for (char c : bytes.substr(at, bytes_of_line)) {
            const auto byte = static_cast<unsigned char>(c);
            if (byte < 0x20 || byte >= 0x7f || c == '"' || c == '\\' || c == '?') {
                // three digits always: a digit may follow
                out << '\\' << (byte >> 6U) << ((byte >> 3U) & 7U) << (byte & 7U);
            } else {
                out << c;
            }
        }
        out << '"';
    }
}

template <class Head>
std::size_t write_filter(std::ostream& out, const std::string& name, const std::vector<Item>& items, Head head) {
    std::set<std::uint32_t> heads;
    for (const Item& item : items) {
        heads.insert(hash(head(item.text)));
    }
    const std::size_t bits = power_of_two_from(std::max<std::size_t>(32, heads.size() * filter_bits_for_each_head));
    std::vector<std::uint32_t> filter(bits / 32);
    for (std::uint32_t hash : heads) {
        const std::size_t bit = hash & (bits - 1);
        filter[bit / 32] |= 1U << (bit % 32);
    }
    out << "constexpr std::uint32_t " << name << "_filter[] = {";
    for (std::size_t i = 0; i < filter.size(); ++i) {
        out << filter[i] << (i % 16 == 15 ? "U,\n    " : "U, ");
    }
    out << "};\n\n";
    return bits;
}

void write_names(std::ostream& out, const std::string& name, const std::vector<std::string_view>& names) {
    out << "constexpr std::string_view " << name << "[] = {";
    for (std::string_view n : names) {
        out << '"' << n << "\", ";
    }
    out << (names.empty() ? "\"\"};\n" : "};\n");
}

/// `order` is that of the items of a bucket; equal ones keep the order of the lists.
template <class Head, class Order>
void write_index(std::ostream& out, const std::string& name, std::vector<Item>& items, Head head, Order order) {
    std::set<std::string_view> heads;
    for (const Item& item : items) {
        heads.insert(head(item.text));
    }
    const std::size_t buckets = power_of_two_from(heads.size());
    auto bucket = [&](const Item& item) { return hash(head(item.text)) & (buckets - 1); };
    std::stable_sort(items.begin(), items.end(), [&](const Item& a, const Item& b) {
        return bucket(a) != bucket(b) ? bucket(a) < bucket(b) : order(a, b);
    });
    std::string bytes;
    std::ostringstream starts;
    std::size_t at = 0;
    for (std::size_t b = 0; b < buckets; ++b) {
        starts << bytes.size() << (b % 16 == 15 ? ",\n    " : ", ");
        for (std::string before; at < items.size() && bucket(items[at]) == b;) {
            std::size_t end = at + 1;
            while (end < items.size() && items[end].text == items[at].text) {
                ++end;
            }
            bytes += bytes_of(items, at, end, before);
            before = items[at].text;
            at = end;
        }
    }
    out << "constexpr char " << name << "[] =";
    write_bytes(out, bytes.empty() ? std::string(1, '\0') : bytes);
    out << ";\n\nconstexpr std::uint32_t " << name << "_starts[] = {" << starts.str() << bytes.size() << "};\n\n";
    const std::size_t bits = write_filter(out, name, items, head);
    out << "constexpr Index " << name << "_index = {" << name << ", " << name << "_starts, " << buckets << ", " << name
        << "_filter, " << bits << "};\n\n";
}

}  // namespace

void write(std::ostream& out, TableSource table) {
    out << "// Written by ir/lexicon/compile.cc from ir/lexicon/*/" << table.idea << ".txt.\n"
        << "#include \"ir/lexicon/table.h\"\n\nnamespace cvconv::lexicon::tables {\n\nnamespace {\n\n";
    write_names(out, "keys", table.keys);
    write_names(out, "languages", table.languages);
    const auto alphabetical = [](const Item& a, const Item& b) { return a.text < b.text; };
    const auto longest_first = [](const Item& a, const Item& b) {
        return std::make_tuple(b.text.size(), a.text) < std::make_tuple(a.text.size(), b.text);
    };
    write_index(out, "phrases", table.phrases, first_word, alphabetical);
    write_index(out, "suffixes", table.suffixes, suffix_head, longest_first);
    write_index(out, "prefixes", table.prefixes, prefix_head, longest_first);
    const std::size_t spellings = write_spellings(out, table.spellings, table.kept);
    out << "}  // namespace\n\n"
        << "extern const Table " << table.idea << ";\n"
        << "constinit const Table " << table.idea << " = {keys, " << table.keys.size() << ", languages, "
        << table.languages.size() << ",\n    phrases_index, suffixes_index, prefixes_index,\n    text, spellings, "
        << spellings << "};\n\n}  // namespace cvconv::lexicon::tables\n";
}

}  // namespace cvconv::lexicon
