// What libraries keep until the process ends is no leak of ours: fontconfig's tables, which poppler loads.
// Linked into the tests that open PDFs; without a sanitizer nothing asks for it.

extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() {
    return "leak:libfontconfig\n";
}
