/* Makes system calls fail for files under a folder: FAULTS="write=5,fcntl=37" in the environment, FAULTS_UNDER=/folder.

Loaded before the C library (LD_PRELOAD). A program may change its own environment: each call looks anew. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* An interrupted call is one that succeeds when it is tried again. */
static int is_passing(int error)
{
    static int calls;
    return error == EINTR && calls++ % 2;
}

static int fault(const char *call)
{
    const char *faults = getenv("FAULTS");
    size_t length = strlen(call);
    while (faults && *faults) {
        if (!strncmp(faults, call, length) && faults[length] == '=') {
            int error = atoi(faults + length + 1);
            return is_passing(error) ? 0 : error;
        }
        faults = strchr(faults, ',');
        faults += faults ? 1 : 0;
    }
    return 0;
}

static int is_under(const char *path)
{
    const char *folder = getenv("FAULTS_UNDER");
    return folder && !strncmp(path, folder, strlen(folder));
}

static int is_file_under(int descriptor)
{
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return is_under(path);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL_FILE(call, descriptor) \
    if (is_file_under(descriptor)) { int error = fault(call); if (error) { errno = error; return -1; } }
#define FAIL_PATH(call, path) \
    if (is_under(path)) { int error = fault(call); if (error) { errno = error; return -1; } }

ssize_t write(int f, const void *b, size_t n) { FAIL_FILE("write", f) return REAL(write)(f, b, n); }
ssize_t pwrite(int f, const void *b, size_t n, off_t at) { FAIL_FILE("write", f) return REAL(pwrite)(f, b, n, at); }
ssize_t pwrite64(int f, const void *b, size_t n, off64_t at) { FAIL_FILE("write", f) return REAL(pwrite64)(f, b, n, at); }
ssize_t read(int f, void *b, size_t n) { FAIL_FILE("read", f) return REAL(read)(f, b, n); }
ssize_t pread(int f, void *b, size_t n, off_t at) { FAIL_FILE("read", f) return REAL(pread)(f, b, n, at); }
ssize_t pread64(int f, void *b, size_t n, off64_t at) { FAIL_FILE("read", f) return REAL(pread64)(f, b, n, at); }
int fsync(int f) { FAIL_FILE("sync", f) return REAL(fsync)(f); }
int fdatasync(int f) { FAIL_FILE("sync", f) return REAL(fdatasync)(f); }
int ftruncate(int f, off_t n) { FAIL_FILE("truncate", f) return REAL(ftruncate)(f, n); }
int ftruncate64(int f, off64_t n) { FAIL_FILE("truncate", f) return REAL(ftruncate64)(f, n); }
int flock(int f, int how) { FAIL_FILE("flock", f) return REAL(flock)(f, how); }
int rename(const char *a, const char *b) { FAIL_PATH("rename", a) return REAL(rename)(a, b); }
int unlink(const char *path) { FAIL_PATH("unlink", path) return REAL(unlink)(path); }
int mkdir(const char *path, mode_t mode) { FAIL_PATH("mkdir", path) return REAL(mkdir)(path, mode); }

#define OPEN(name) \
    int name(const char *path, int flags, ...) \
    { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = va_arg(rest, mode_t); \
        va_end(rest); \
        FAIL_PATH("open", path) \
        return REAL(name)(path, flags, mode); \
    }
OPEN(open)
OPEN(open64)

#define FCNTL(name) \
    int name(int f, int command, ...) \
    { \
        va_list rest; \
        va_start(rest, command); \
        void *argument = va_arg(rest, void *); \
        va_end(rest); \
        if (command == F_SETLK || command == F_SETLKW || command == F_GETLK) { FAIL_FILE("fcntl", f) } \
        return REAL(name)(f, command, argument); \
    }
FCNTL(fcntl)
FCNTL(fcntl64)

void *mmap(void *at, size_t n, int protection, int flags, int f, off_t from)
{
    if (f >= 0 && (flags & MAP_SHARED) && fault("mmap") && is_file_under(f)) {
        errno = fault("mmap");
        return MAP_FAILED;
    }
    return REAL(mmap)(at, n, protection, flags, f, from);
}

void *mmap64(void *at, size_t n, int protection, int flags, int f, off64_t from)
{
    if (f >= 0 && (flags & MAP_SHARED) && fault("mmap") && is_file_under(f)) {
        errno = fault("mmap");
        return MAP_FAILED;
    }
    return REAL(mmap64)(at, n, protection, flags, f, from);
}
