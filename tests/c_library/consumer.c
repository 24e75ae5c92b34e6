/* A program of someone else that uses the library from C: prints a document as JSON Resume. */
#include <cvconv/cvconv.h>
#include <stdio.h>

int main(int argc, char **argv) {
    if (argc != 2 || cvconv_api() < CVCONV_API) {
        return 2;
    }
    cvconv_converter *converter = cvconv_new();
    if (cvconv_set(converter, "to", "json-resume") != 0) {
        fprintf(stderr, "%s\n", cvconv_error(converter));
        return 2;
    }
    cvconv_result *result = cvconv_convert_file(converter, argv[1]);
    for (size_t i = 0; i < cvconv_diagnostic_count(result); ++i) {
        fprintf(stderr, "%s\n", cvconv_diagnostic_at(result, i)->message);
    }
    size_t size = 0;
    const char *text = cvconv_output(result, &size);
    if (text != NULL) {
        fwrite(text, 1, size, stdout);
    }
    int status = cvconv_status(result);
    cvconv_result_free(result);
    cvconv_free(converter);
    return status;
}
