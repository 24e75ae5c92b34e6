#include "readers/html/tree.h"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdlib>
#include <new>
#include <string>
#include <unordered_set>
#include <vector>

#include "ir/unicode.h"

namespace cvconv::html {
namespace {

constexpr std::size_t most_memory = std::size_t{384} << 20U;  // of a tree
constexpr std::size_t chunk_size = std::size_t{256} << 10U;
constexpr std::size_t large = chunk_size / 4;  // what is larger is given back when gumbo is done with it
constexpr int deepest = 1000;
constexpr int most_signs = 2000;  // of a tag

/// Elements that often are not closed, or never.
bool closes_itself(std::string_view name) {
    static constexpr std::array<std::string_view, 21> names = {
        "p",   "li",   "td",   "th",    "tr",   "dt",   "dd",    "option", "br",    "hr", "img",
        "col", "meta", "link", "input", "area", "base", "embed", "source", "tbody", "wbr"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

bool is_hostile(std::string_view html) {
    int signs = 0;  // gumbo compares every attribute of a tag with every other
    int depth = 0;
    for (std::size_t at = 0; at < html.size(); ++at) {
        const char c = html[at];
        if (c == '>') {
            signs = -1'000'000'000;  // text between tags may hold any number of blanks
            continue;
        }
        if (c != '<') {
            signs += c == '=' || c == ' ' ? 1 : 0;
            if (signs > most_signs) {
                return true;
            }
            continue;
        }
        signs = 0;
        const bool end = at + 1 < html.size() && html[at + 1] == '/';
        std::string name;
        for (std::size_t i = at + (end ? 2 : 1); i < html.size() && name.size() < 8; ++i) {
            const char letter = lower(html[i]);
            if ((letter < 'a' || letter > 'z') && (letter < '0' || letter > '9')) {
                break;
            }
            name += letter;
        }
        if (!name.empty() && !closes_itself(name)) {
            depth = std::max(depth + (end ? -1 : 1), 0);
        }
        if (depth > deepest) {
            return true;
        }
    }
    return false;
}

/// gumbo frees a tree by recursion, asks for memory without end, and does not expect to get none. So all of a tree lies
/// in chunks that go together, and where the bound is reached control jumps out of gumbo, over frames of C only.
struct Tree::Memory {
    std::vector<char*> chunks;
    std::unordered_set<void*> blocks;  ///< large ones
    std::size_t left = 0;              ///< in the last chunk
    std::size_t taken = 0;
    std::jmp_buf out;

    ~Memory() {
        for (char* chunk : chunks) {
            std::free(chunk);
        }
        for (void* block : blocks) {
            std::free(block);
        }
    }

    void* take(std::size_t size) noexcept {
        size = (size + 15) / 16 * 16;
        void* memory = nullptr;
        try {
            if (size > large) {
                taken += size;
                memory = taken > most_memory ? nullptr : std::malloc(size);
                if (memory != nullptr) {
                    blocks.insert(memory);
                }
            } else {
                if (size > left) {
                    taken += chunk_size;
                    auto* chunk = taken > most_memory ? nullptr : static_cast<char*>(std::malloc(chunk_size));
                    if (chunk != nullptr) {
                        chunks.push_back(chunk);
                        left = chunk_size;
                    } else {
                        left = 0;
                    }
                }
                if (size <= left) {
                    left -= size;
                    memory = chunks.back() + left;
                }
            }
        } catch (const std::bad_alloc&) {
            memory = nullptr;
        }
        return memory;
    }

    static void* allocate(void* user, std::size_t size) {
        auto* self = static_cast<Memory*>(user);
        void* memory = self->take(size);
        if (memory == nullptr) {
            std::longjmp(self->out, 1);
        }
        return memory;
    }

    static void give_back(void* user, void* memory) {
        auto* self = static_cast<Memory*>(user);
        if (memory != nullptr && self->blocks.erase(memory) > 0) {
            std::free(memory);
        }
    }

    /// Null where the bound was reached. Nothing here has a destructor.
    GumboOutput* parse(const GumboOptions* options, const char* text, std::size_t size) {
        if (setjmp(out) != 0) {
            return nullptr;
        }
        return gumbo_parse_with_options(options, text, size);
    }
};

void Tree::parse(std::string_view html, GumboOptions options, bool piece) {
    options.allocator = Memory::allocate;
    options.deallocator = Memory::give_back;
    options.userdata = memory_.get();
    options.max_errors = 0;
    const GumboOutput* output = memory_->parse(&options, html.data(), html.size());
    if (output != nullptr) {
        root_ = piece ? output->root : output->document;
    }
}

Tree::Tree(std::string_view page) : memory_(new Memory) {
    parse(page, kGumboDefaultOptions, false);
}

Tree::Tree(std::string_view piece, GumboTag context) : memory_(new Memory) {
    GumboOptions options = kGumboDefaultOptions;
    options.fragment_context = context;
    parse(piece, options, true);
}

Tree::~Tree() = default;

std::string_view name_of(const GumboElement& element) {
    if (element.tag != GUMBO_TAG_UNKNOWN) {
        return gumbo_normalized_tagname(element.tag);
    }
    GumboStringPiece written = element.original_tag;
    gumbo_tag_from_original_text(&written);
    return {written.data == nullptr ? "" : written.data, written.data == nullptr ? 0 : written.length};
}

const char* attribute(const GumboElement& element, const char* name) {
    const GumboAttribute* found = gumbo_get_attribute(&element.attributes, name);
    return found == nullptr ? nullptr : found->value;
}

std::vector<std::string_view> names_in(const GumboElement& element, const char* attribute_name) {
    constexpr std::size_t most_names = 30;
    const char* value = attribute(element, attribute_name);
    std::string_view rest = value == nullptr ? "" : value;
    std::vector<std::string_view> names;
    while (!rest.empty() && names.size() < most_names) {
        const std::size_t end = std::min(rest.find_first_of(" \t\r\n\f"), rest.size());
        if (end > 0) {
            names.push_back(rest.substr(0, end));
        }
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return names;
}

Children::Children(const GumboNode& node) {
    if (node.type == GUMBO_NODE_DOCUMENT || node.type == GUMBO_NODE_ELEMENT) {
        const GumboVector& inner =
            node.type == GUMBO_NODE_DOCUMENT ? node.v.document.children : node.v.element.children;
        begin_ = inner.data;
        end_ = inner.length == 0 ? inner.data : inner.data + inner.length;
    }
}

namespace {

void add_text(const GumboNode& node, std::string& text) {
    if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_CDATA || node.type == GUMBO_NODE_WHITESPACE) {
        text += node.v.text.text;
    }
    for (const GumboNode* child : Children(node)) {
        add_text(*child, text);
    }
}

}  // namespace

std::string text_in(const GumboElement& element) {
    std::string all;
    for (unsigned int i = 0; i < element.children.length; ++i) {
        add_text(*static_cast<const GumboNode*>(element.children.data[i]), all);
    }
    std::string text;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t begin = at;
        const bool blank = is_space(next_character(all, at));
        if (!blank) {
            text.append(all, begin, at - begin);
        } else if (!text.empty() && text.back() != ' ') {
            text += ' ';
        }
    }
    if (!text.empty() && text.back() == ' ') {
        text.pop_back();
    }
    return text;
}

}  // namespace cvconv::html
