#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

void gesso_raise_stack_limit(unsigned long long bytes) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) != 0) return;
    rlim_t wanted = bytes;
    if (limit.rlim_max != RLIM_INFINITY && wanted > limit.rlim_max) wanted = limit.rlim_max;
    if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= wanted) return;
    limit.rlim_cur = wanted;
    setrlimit(RLIMIT_STACK, &limit);
}

int gesso_memory_file(void) { return memfd_create("gesso", MFD_CLOEXEC); }

// What asks a process to end and can be passed on. A terminal sends its own to the program too, which does no harm.
static const int passed[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
enum { passed_count = sizeof passed / sizeof passed[0] };

static volatile pid_t program = 0;

static void pass_on(int number) {
    int saved = errno;
    if (program > 0) kill(program, number);
    errno = saved;
}

int gesso_start(const char *path, char *const arguments[], char *const environment[], int output) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return errno;
    // Signals wait until the program is there to be sent them.
    sigset_t blocked, before;
    sigemptyset(&blocked);
    for (int index = 0; index < passed_count; index++) sigaddset(&blocked, passed[index]);
    sigprocmask(SIG_BLOCK, &blocked, &before);
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) {
        // Who is killed cannot pass that on.
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != parent) _exit(128 + SIGKILL);
        sigprocmask(SIG_SETMASK, &before, NULL);
        if (output < 0 || dup2(output, STDOUT_FILENO) >= 0) execve(path, arguments, environment);
        int problem = errno;
        ssize_t written = write(report[1], &problem, sizeof problem);
        _exit(written == sizeof problem ? 127 : 126);
    }
    int problem = child < 0 ? errno : 0;
    close(report[1]);
    if (child > 0) {
        program = child;
        for (int index = 0; index < passed_count; index++) {
            struct sigaction action;
            // What the caller had ignored, as nohup does, stays so.
            if (sigaction(passed[index], NULL, &action) != 0 || action.sa_handler == SIG_IGN) continue;
            action.sa_handler = pass_on;
            action.sa_flags = SA_RESTART;
            sigemptyset(&action.sa_mask);
            sigaction(passed[index], &action, NULL);
        }
    }
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (child > 0) {
        // Nothing comes through where the program was started: the pipe is closed by that.
        ssize_t count;
        do count = read(report[0], &problem, sizeof problem);
        while (count < 0 && errno == EINTR);
        if (count != sizeof problem) problem = 0;
        if (problem != 0) gesso_wait();
    }
    close(report[0]);
    return problem;
}

int gesso_wait(void) {
    int status = 0;
    pid_t ended;
    do ended = waitpid(program, &status, 0);
    while (ended < 0 && errno == EINTR);
    program = 0;
    if (ended < 0) return 1;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
