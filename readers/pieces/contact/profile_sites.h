#pragma once
// Networks that people have accounts at, and where their addresses have the user's name. A table; profiles.cc reads it.

#include <array>
#include <cstdint>
#include <string_view>

namespace cvconv::profiles {

/// Where an address of a network has the user's name.
enum class Where : std::uint8_t {
    path,       ///< behind `mark` in the path, up to the next slash: linkedin.com/in/NAME
    only_path,  ///< the same, and nothing may follow: github.com/NAME, not github.com/NAME/repository
    last,       ///< the last part of the path behind `mark`: stackoverflow.com/users/5/NAME
    query,      ///< behind `mark` in the query: scholar.google.com/citations?user=NAME
    subdomain,  ///< NAME.tumblr.com
};

struct Site {
    std::string_view network;
    std::string_view host;  ///< the domain, also of its subdomains; "scholar.google." = with any ending
    Where where;
    std::string_view mark;
    std::string_view handle_url;  ///< the address of an account, without its name; empty if it cannot be made
};

// The first row of a network that fits counts. Names are those of JSON Resume's examples and of the sites.
inline constexpr std::array<Site, 85> sites = {{
    {"GitHub", "github.com", Where::only_path, "/", "https://github.com/"},
    {"GitLab", "gitlab.com", Where::only_path, "/", "https://gitlab.com/"},
    {"Bitbucket", "bitbucket.org", Where::only_path, "/", "https://bitbucket.org/"},
    {"Codeberg", "codeberg.org", Where::only_path, "/", "https://codeberg.org/"},
    {"SourceHut", "sr.ht", Where::only_path, "/~", "https://sr.ht/~"},
    {"LinkedIn", "linkedin.com", Where::path, "/in/", "https://www.linkedin.com/in/"},
    {"LinkedIn", "linkedin.com", Where::path, "/pub/", ""},
    {"XING", "xing.com", Where::path, "/profile/", "https://www.xing.com/profile/"},
    {"Viadeo", "viadeo.com", Where::last, "/profile/", ""},
    {"ORCID", "orcid.org", Where::only_path, "/", "https://orcid.org/"},
    {"Google Scholar", "scholar.google.", Where::query, "user=", ""},
    {"Lattes", "lattes.cnpq.br", Where::only_path, "/", "http://lattes.cnpq.br/"},
    {"ResearchGate", "researchgate.net", Where::path, "/profile/", "https://www.researchgate.net/profile/"},
    {"Academia.edu", "academia.edu", Where::only_path, "/", ""},
    {"DBLP", "dblp.org", Where::last, "/pid/", ""},
    {"DBLP", "dblp.org", Where::last, "/pers/", ""},
    {"DBLP", "dblp.uni-trier.de", Where::last, "/pid/", ""},
    {"DBLP", "dblp.uni-trier.de", Where::last, "/pers/", ""},
    {"Semantic Scholar", "semanticscholar.org", Where::path, "/author/", ""},
    {"Scopus", "scopus.com", Where::query, "authorId=", ""},
    {"Scopus", "scopus.com", Where::query, "authorID=", ""},
    {"Web of Science", "webofscience.com", Where::last, "/record/", ""},
    {"Web of Science", "researcherid.com", Where::last, "/rid/", ""},
    {"Publons", "publons.com", Where::path, "/researcher/", ""},
    {"SSRN", "ssrn.com", Where::query, "per_id=", ""},
    {"Twitter", "twitter.com", Where::only_path, "/", "https://twitter.com/"},
    {"X", "x.com", Where::only_path, "/", "https://x.com/"},
    {"Bluesky", "bsky.app", Where::path, "/profile/", "https://bsky.app/profile/"},
    {"Bluesky", "bsky.social", Where::subdomain, "", ""},
    {"Threads", "threads.net", Where::path, "/@", "https://www.threads.net/@"},
    {"Facebook", "facebook.com", Where::only_path, "/", "https://www.facebook.com/"},
    {"Facebook", "fb.com", Where::only_path, "/", ""},
    {"Facebook", "fb.me", Where::only_path, "/", ""},
    {"Instagram", "instagram.com", Where::only_path, "/", "https://www.instagram.com/"},
    {"TikTok", "tiktok.com", Where::path, "/@", "https://www.tiktok.com/@"},
    {"Pinterest", "pinterest.com", Where::only_path, "/", "https://www.pinterest.com/"},
    {"Reddit", "reddit.com", Where::path, "/user/", "https://www.reddit.com/user/"},
    {"Reddit", "reddit.com", Where::path, "/u/", ""},
    {"YouTube", "youtube.com", Where::path, "/@", "https://www.youtube.com/@"},
    {"YouTube", "youtube.com", Where::path, "/c/", ""},
    {"YouTube", "youtube.com", Where::path, "/user/", ""},
    {"YouTube", "youtube.com", Where::path, "/channel/", ""},
    {"Twitch", "twitch.tv", Where::only_path, "/", "https://www.twitch.tv/"},
    {"Vimeo", "vimeo.com", Where::only_path, "/", "https://vimeo.com/"},
    {"SoundCloud", "soundcloud.com", Where::only_path, "/", "https://soundcloud.com/"},
    {"Flickr", "flickr.com", Where::path, "/people/", "https://www.flickr.com/people/"},
    {"Flickr", "flickr.com", Where::path, "/photos/", ""},
    {"Unsplash", "unsplash.com", Where::path, "/@", "https://unsplash.com/@"},
    {"Medium", "medium.com", Where::path, "/@", "https://medium.com/@"},
    {"Medium", "medium.com", Where::subdomain, "", ""},
    {"Substack", "substack.com", Where::subdomain, "", ""},
    {"Tumblr", "tumblr.com", Where::subdomain, "", ""},
    {"DEV", "dev.to", Where::only_path, "/", "https://dev.to/"},
    {"Hashnode", "hashnode.com", Where::path, "/@", "https://hashnode.com/@"},
    {"Qiita", "qiita.com", Where::only_path, "/", "https://qiita.com/"},
    {"Zenn", "zenn.dev", Where::only_path, "/", "https://zenn.dev/"},
    {"note", "note.com", Where::only_path, "/", ""},
    {"Velog", "velog.io", Where::path, "/@", "https://velog.io/@"},
    {"Stack Overflow", "stackoverflow.com", Where::last, "/users/", ""},
    {"Stack Overflow", "stackoverflow.com", Where::path, "/u/", ""},
    {"Stack Exchange", "stackexchange.com", Where::last, "/users/", ""},
    {"Kaggle", "kaggle.com", Where::only_path, "/", "https://www.kaggle.com/"},
    {"Hugging Face", "huggingface.co", Where::only_path, "/", "https://huggingface.co/"},
    {"LeetCode", "leetcode.com", Where::path, "/u/", "https://leetcode.com/u/"},
    {"LeetCode", "leetcode.com", Where::only_path, "/", ""},
    {"HackerRank", "hackerrank.com", Where::path, "/profile/", "https://www.hackerrank.com/profile/"},
    {"HackerRank", "hackerrank.com", Where::only_path, "/", ""},
    {"Codeforces", "codeforces.com", Where::path, "/profile/", "https://codeforces.com/profile/"},
    {"AtCoder", "atcoder.jp", Where::path, "/users/", "https://atcoder.jp/users/"},
    {"CodePen", "codepen.io", Where::only_path, "/", "https://codepen.io/"},
    {"Devpost", "devpost.com", Where::only_path, "/", "https://devpost.com/"},
    {"npm", "npmjs.com", Where::path, "/~", "https://www.npmjs.com/~"},
    {"PyPI", "pypi.org", Where::path, "/user/", "https://pypi.org/user/"},
    {"Docker Hub", "hub.docker.com", Where::path, "/u/", "https://hub.docker.com/u/"},
    {"Dribbble", "dribbble.com", Where::only_path, "/", "https://dribbble.com/"},
    {"Behance", "behance.net", Where::only_path, "/", "https://www.behance.net/"},
    {"ArtStation", "artstation.com", Where::only_path, "/", "https://www.artstation.com/"},
    {"Telegram", "t.me", Where::only_path, "/", "https://t.me/"},
    {"Telegram", "telegram.me", Where::only_path, "/", ""},
    {"WhatsApp", "wa.me", Where::only_path, "/", ""},
    {"Keybase", "keybase.io", Where::only_path, "/", "https://keybase.io/"},
    {"SlideShare", "slideshare.net", Where::only_path, "/", ""},
    {"Speaker Deck", "speakerdeck.com", Where::only_path, "/", ""},
    {"IMDb", "imdb.com", Where::path, "/name/", ""},
    {"VK", "vk.com", Where::only_path, "/", "https://vk.com/"},
}};

/// Other names of networks, and networks that have no addresses.
struct Alias {
    std::string_view folded;
    std::string_view network;
};
inline constexpr std::array<Alias, 30> aliases = {{
    {"twitter", "Twitter"},
    {"x", "X"},
    {"x twitter", "X"},
    {"twitter x", "X"},
    {"linked in", "LinkedIn"},
    {"git hub", "GitHub"},
    {"stackoverflow", "Stack Overflow"},
    {"huggingface", "Hugging Face"},
    {"scholar", "Google Scholar"},
    {"googlescholar", "Google Scholar"},
    {"research gate", "ResearchGate"},
    {"orcid id", "ORCID"},
    {"academia", "Academia.edu"},
    {"academia edu", "Academia.edu"},
    {"insta", "Instagram"},
    {"fb", "Facebook"},
    {"dev to", "DEV"},
    {"youtube channel", "YouTube"},
    {"mastodon", "Mastodon"},
    {"fediverse", "Mastodon"},
    {"skype", "Skype"},
    {"wechat", "WeChat"},
    {"weixin", "WeChat"},
    {"微信", "WeChat"},
    {"line", "LINE"},
    {"line id", "LINE"},
    {"discord", "Discord"},
    {"matrix", "Matrix"},
    {"signal", "Signal"},
    {"깃허브", "GitHub"},
}};

/// First parts of a path that are no user's name.
inline constexpr std::array<std::string_view, 36> reserved = {
    "about", "features", "pricing", "login", "signup",   "search",  "explore", "topics",       "marketplace",
    "orgs",  "home",     "i",       "share", "intent",   "hashtag", "company", "groups",       "questions",
    "tags",  "blog",     "help",    "docs",  "datasets", "models",  "spaces",  "competitions", "problems",
    "watch", "playlist", "p",       "reel",  "pages",    "events",  "sharer",  "channel",      "settings"};

}  // namespace cvconv::profiles
