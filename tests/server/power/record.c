/* Preloaded into a process: writes down, in order, what it does to the files of one folder.
   A line of the trace: kind, name's length, offset, data's length, then name and data. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int trace = -1;

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t plain_write(int fd, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, data, size);
}

/* The file's name below the folder; NULL if it is elsewhere or only scratch (-shm). */
static const char *below(const char *path) {
    const char *folder = getenv("POWER_FOLDER");
    size_t prefix = folder ? strlen(folder) : 0;
    if (!folder || strncmp(path, folder, prefix) || path[prefix] != '/') return NULL;
    return strstr(path, "-shm") ? NULL : path + prefix + 1;
}

static const char *watched(int fd, char *path, size_t size) {
    char link[64];
    if (fd == trace) return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return NULL;
    path[length] = 0;
    return below(path);
}

static void note(char kind, const char *name, uint64_t offset, const void *data, uint64_t size) {
    if (trace < 0) {
        trace = open(getenv("POWER_TRACE"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        if (trace < 0) abort();
    }
    uint64_t head[4] = {(uint64_t)kind, strlen(name), offset, size};
    if (plain_write(trace, head, sizeof head) != sizeof head) abort();
    if (plain_write(trace, name, head[1]) != (ssize_t)head[1]) abort();
    if (size && data && plain_write(trace, data, size) != (ssize_t)size) abort();
}

/* The turn is held over the deed and its note, so that the trace has the order of the deeds. */
#define NOTED(result, call, kind, offset, data, size) \
    char path[4096]; \
    const char *name = watched(fd, path, sizeof path); \
    if (!name) return call; \
    pthread_mutex_lock(&turn); \
    result done = call; \
    if (done >= 0) note(kind, name, offset, data, size); \
    pthread_mutex_unlock(&turn); \
    return done

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    NOTED(ssize_t, real(fd, data, size, offset), 'w', offset, data, done);
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    NOTED(ssize_t, real(fd, data, size, offset), 'w', offset, data, done);
}
ssize_t write(int fd, const void *data, size_t size) {
    uint64_t at = (uint64_t)lseek(fd, 0, SEEK_CUR);
    NOTED(ssize_t, plain_write(fd, data, size), 'w', at, data, done);
}
int ftruncate(int fd, off_t size) {
    REAL(int, "ftruncate", int, off_t);
    NOTED(int, real(fd, size), 't', size, NULL, 0);
}
int ftruncate64(int fd, off64_t size) {
    REAL(int, "ftruncate64", int, off64_t);
    NOTED(int, real(fd, size), 't', size, NULL, 0);
}
int fsync(int fd) {
    REAL(int, "fsync", int);
    NOTED(int, real(fd), 's', 0, NULL, 0);
}
int fdatasync(int fd) {
    REAL(int, "fdatasync", int);
    NOTED(int, real(fd), 's', 0, NULL, 0);
}
int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    const char *name = below(path);
    pthread_mutex_lock(&turn);
    int done = real(path);
    if (done == 0 && name) note('u', name, 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return done;
}
