#ifndef CVCONV_H
#define CVCONV_H
/* cvconv for C, and for all languages that call C.
 *
 *     cvconv_converter *converter = cvconv_new();
 *     cvconv_set(converter, "to", "europass");
 *     cvconv_result *result = cvconv_convert_file(converter, "cv.pdf");
 *     size_t size;
 *     const char *text = cvconv_output(result, &size);      NULL where it failed
 *     for (size_t i = 0; i < cvconv_diagnostic_count(result); ++i) {
 *         fprintf(stderr, "%s\n", cvconv_diagnostic_at(result, i)->message);
 *     }
 *     cvconv_result_free(result);
 *     cvconv_free(converter);
 *
 * Documents are read in worker processes, which are started when they are needed, live until the last converter that
 * uses them is freed, and are found relative to this library. Where there are none, everything but PDF and scans is
 * read in the calling process.
 *
 * Threads. There is no global state. cvconv_convert, cvconv_convert_file and cvconv_clone may be called on one
 * converter by any number of threads at a time; as many documents are converted at the same time as there are workers.
 * All else that is done to a converter, or to a result, must not happen while another thread uses the same one.
 * Callbacks are called in the thread that called cvconv_convert. In a process that was forked, converters of the parent
 * must not be used or freed: their workers are the parent's.
 *
 * No exception leaves these functions. Strings that they take and give are UTF-8 and end with NUL, unless a size is
 * beside them; they belong to the handle that gave them and live as long as it.
 *
 * CVCONV_API grows where something is added; what is there stays as it is, as long as the soname does. Structs grow at
 * their ends only, and only the library makes them. libcvconv(3) has the keys of cvconv_set. */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CVCONV_API 3

typedef struct cvconv_converter cvconv_converter;
typedef struct cvconv_result cvconv_result;

/* The CVCONV_API of the library that is loaded, which may be newer than this header. */
int cvconv_api(void);
/* The version of the library that is loaded: "0.1.0". */
const char* cvconv_version(void);

/* A converter with the defaults of the command. NULL where there is no memory. */
cvconv_converter* cvconv_new(void);
/* One with the same settings that uses the same workers, for settings that differ from document to document. */
cvconv_converter* cvconv_clone(const cvconv_converter* converter);
void cvconv_free(cvconv_converter* converter);

/* Keys are the long options of the command, without their dashes; flags are "true" or "false". 0, or -1 where there
 * is no such key or the value is none of its: cvconv_error says why. "workers", "timeout", "isolation" and
 * "worker-folder" are settled once something was converted or the converter was cloned. */
int cvconv_set(cvconv_converter* converter, const char* key, const char* value);
/* What the last cvconv_set that failed has to say; "" if none did. */
const char* cvconv_error(const cvconv_converter* converter);
/* The keys, ended by NULL. */
const char* const* cvconv_keys(void);
/* What a key takes, to be read by people: "true or false", "1 to 1024 (MB)". NULL where there is no such key. */
const char* cvconv_takes(const char* key);
/* The names of formats that "from" and "to" take, ended by NULL. */
const char* const* cvconv_input_formats(void);
const char* const* cvconv_output_formats(void);

/* Called before a page is read from its picture, which takes seconds. NULL: never. */
typedef void (*cvconv_progress)(void* data, int page, int pages);
void cvconv_on_progress(cvconv_converter* converter, cvconv_progress progress, void* data);
/* Called some times a second while a worker is at work or waited for; where it returns anything but 0, the worker is
 * ended and the result's status is CVCONV_CANCELLED. NULL: never. */
typedef int (*cvconv_cancel)(void* data);
void cvconv_on_cancel(cvconv_converter* converter, cvconv_cancel cancel, void* data);

/* `name` is the document's file name, for messages, and its extension helps to find its format; it may be NULL.
 * NULL where there is no memory for a result; else the result says what happened. */
cvconv_result* cvconv_convert(const cvconv_converter* converter, const void* bytes, size_t size, const char* name);
/* "-" reads standard input. */
cvconv_result* cvconv_convert_file(const cvconv_converter* converter, const char* path);
void cvconv_result_free(cvconv_result* result);

#define CVCONV_CANCELLED (-1)
/* 0 where all went well; else an exit status of the command (cvconv(1)), or CVCONV_CANCELLED. 9 and 10 (warnings, loss)
 * come with an output, if "fail-if-warnings" or "fail-if-loss" were set. */
int cvconv_status(const cvconv_result* result);
/* The document in the format asked for, with a NUL behind it, and its size without that. NULL where there is none. */
const char* cvconv_output(const cvconv_result* result, size_t* size);

/* With the key "blind": what was removed, what is doubtful and what its check found, as JSON with a NUL behind it; also
 * where the check failed and there is no output. NULL where nothing was blinded. Since CVCONV_API 3. */
const char* cvconv_report(const cvconv_result* result);

enum { CVCONV_NOTE = 0, CVCONV_WARNING = 1, CVCONV_ERROR = 2 };

typedef struct cvconv_diagnostic {
    int severity;        /* CVCONV_NOTE, CVCONV_WARNING or CVCONV_ERROR */
    const char* code;    /* "pdf-no-text": stable, to filter by */
    const char* message; /* a line: where, what happened, what to do */
    const char* detail;  /* what exactly; may be empty */
    const char* file;    /* the name that was given; may be empty */
    int page;            /* from 1; 0 where there is none, as for the next two */
    int line;
    int column;
    const char* pointer; /* a path inside a structured file: "work[2].startDate"; may be empty */
} cvconv_diagnostic;

size_t cvconv_diagnostic_count(const cvconv_result* result);
/* From 0; NULL behind the last one. */
const cvconv_diagnostic* cvconv_diagnostic_at(const cvconv_result* result, size_t index);

#ifdef __cplusplus
}
#endif
#endif
