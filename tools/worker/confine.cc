#include "tools/worker/confine.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fstream>
#include <new>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef CVCONV_HAS_SECCOMP
#include <seccomp.h>
#endif

#include "tools/worker/bounds.h"

namespace cvconv::worker {
namespace {

volatile std::sig_atomic_t memory_ran_out = 0;

void note_that_memory_ran_out() {
    memory_ran_out = 1;
    throw std::bad_alloc();
}

bool no_memory_is_left() {
    constexpr std::size_t little = std::size_t{16} << 20U;
    void* block = ::mmap(nullptr, little, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return block == MAP_FAILED;
}

/// poppler aborts where it finds no memory: its own allocation does, and so does what throws in a destructor.
/// It tries to write a message first, which changes errno where messages go to a file.
void tell_why_it_aborts(int /*signal*/) {
    if (memory_ran_out != 0 || errno == ENOMEM || no_memory_is_left()) {
        ::_exit(memory_ran_out_status);
    }
    // Returning lets abort() go on: it ends the process by the signal.
}

bool limit(__rlimit_resource_t what, rlim_t most) {
    const rlimit limits{most, most};
    return ::setrlimit(what, &limits) == 0;
}

#ifdef CVCONV_HAS_SECCOMP
// By name: a name that this machine's libseccomp does not know is left out.
constexpr const char* allowed_calls[] = {
    // memory
    "brk",
    "mmap",
    "munmap",
    "mremap",
    "mprotect",
    "madvise",
    // what is open already; opening for reading is allowed below
    "read",
    "readv",
    "pread64",
    "write",
    "writev",
    "recvfrom",
    "recvmsg",
    "sendto",
    "sendmsg",
    "poll",
    "ppoll",
    "lseek",
    "close",
    "fcntl",
    // looking for files: fonts and character maps
    "fstat",
    "stat",
    "lstat",
    "newfstatat",
    "statx",
    "access",
    "faccessat",
    "faccessat2",
    "getdents64",
    "readlink",
    "readlinkat",
    "getcwd",
    "statfs",
    "fstatfs",
    "fadvise64",
    // itself
    "getpid",
    "gettid",
    "getuid",
    "geteuid",
    "getgid",
    "getegid",
    "futex",
    "rt_sigaction",
    "rt_sigprocmask",
    "rt_sigreturn",
    "sigaltstack",
    "tgkill",
    "clock_gettime",
    "gettimeofday",
    "time",
    "getrusage",
    "getrandom",
    "prlimit64",
    "getrlimit",
    "setrlimit",
    "sysinfo",
    "uname",
    "sched_yield",
    "sched_getaffinity",
    "rseq",
    "set_robust_list",
    "restart_syscall",
    "exit",
    "exit_group",
};

bool allow_opening_for_reading(scmp_filter_ctx filter) {
    constexpr scmp_datum_t writing = O_ACCMODE | O_CREAT | O_TRUNC;
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                            SCMP_A2(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)) == 0 &&
           (seccomp_syscall_resolve_name("open") < 0 ||
            seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
                             SCMP_A1(SCMP_CMP_MASKED_EQ, writing, O_RDONLY)) == 0);
}
#endif

}  // namespace

bool limit_resources(std::size_t memory_bytes) {
    std::signal(SIGXFSZ, SIG_IGN);  // a message to a log that is a file: fails, and kills nobody
    std::set_new_handler(note_that_memory_ran_out);
    std::signal(SIGABRT, tell_why_it_aborts);
    bool all = limit(RLIMIT_CORE, 0);
    all = limit(RLIMIT_NOFILE, 64) && all;
    all = limit(RLIMIT_FSIZE, 0) && all;
    return (under_sanitizer || limit(RLIMIT_AS, memory_bytes)) && all;
}

void limit_memory(std::size_t bytes) {
    rlimit limits{RLIM_INFINITY, RLIM_INFINITY};
    if (under_sanitizer || ::getrlimit(RLIMIT_AS, &limits) != 0) {
        return;
    }
    limits.rlim_cur = bytes == 0 ? limits.rlim_max : std::min<rlim_t>(bytes, limits.rlim_max);
    ::setrlimit(RLIMIT_AS, &limits);
}

void limit_time(int seconds) {
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    rlimit limits{RLIM_INFINITY, RLIM_INFINITY};
    ::getrlimit(RLIMIT_CPU, &limits);
    limits.rlim_cur =
        seconds <= 0 ? limits.rlim_max : static_cast<rlim_t>(used.ru_utime.tv_sec + used.ru_stime.tv_sec + 1 + seconds);
    ::setrlimit(RLIMIT_CPU, &limits);
}

bool filter_system_calls() {
#ifdef CVCONV_HAS_SECCOMP
    if (under_sanitizer) {
        return false;
    }
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    if (filter == nullptr) {
        return false;
    }
    bool done = true;
    for (const char* name : allowed_calls) {
        int call = seccomp_syscall_resolve_name(name);
        done = done && (call < 0 || seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 0) == 0);
    }
    done = done && allow_opening_for_reading(filter) && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return done;
#else
    return false;
#endif
}

std::size_t memory_in_use() {
    std::ifstream statm("/proc/self/statm");
    std::size_t total = 0;
    std::size_t resident = 0;
    statm >> total >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace cvconv::worker
