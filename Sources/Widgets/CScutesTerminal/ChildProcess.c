// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CScutesTerminal.h"

extern char **environ;

static int open_pipe(int pipe_ends[2]) {
  if (pipe(pipe_ends) != 0) return errno;
  for (int i = 0; i < 2; i++) fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
  fcntl(pipe_ends[0], F_SETFL, O_NONBLOCK);
  return 0;
}

static int spawn(
    const char *const *arguments, const char *folder, int flags, int output, int *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (error) {
    posix_spawn_file_actions_destroy(&actions);
    return error;
  }
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  short settings = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  if (flags & CHILD_OWN_GROUP) {
    settings |= POSIX_SPAWN_SETPGROUP;
    posix_spawnattr_setpgroup(&attributes, 0);
  }
  posix_spawnattr_setflags(&attributes, settings);
  if (flags & CHILD_CAPTURED) {
    error = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    if (!error) error = posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
  }
  if (!error && folder) error = posix_spawn_file_actions_addchdir_np(&actions, folder);
  if (!error) {
    pid_t child = 0;
    error = posix_spawnp(
      &child, arguments[0], &actions, &attributes, (char *const *)arguments, environ);
    *process = child;
  }
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int scutes_child_start(
    const char *const *arguments, const char *folder, int flags, int *process, int *output) {
  int ends[2] = {-1, -1};
  if (flags & CHILD_CAPTURED) {
    int error = open_pipe(ends);
    if (error) return error;
  }
  int error = spawn(arguments, folder, flags, ends[1], process);
  if (ends[1] >= 0) close(ends[1]);
  if (error && ends[0] >= 0) close(ends[0]);
  if (!error && output) *output = ends[0];
  return error;
}

int scutes_child_status(int process, bool waits) {
  int status = 0;
  pid_t found;
  do {
    found = waitpid(process, &status, waits ? 0 : WNOHANG);
  } while (found < 0 && errno == EINTR);
  if (found == 0) return CHILD_RUNS;
  if (found < 0) return CHILD_LOST;
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void scutes_child_signal(int process, int number) {
  if (process > 1) kill(-process, number);
}

ssize_t scutes_child_read(int descriptor, void *bytes, size_t capacity, int milliseconds) {
  struct pollfd readable = {.fd = descriptor, .events = POLLIN};
  if (poll(&readable, 1, milliseconds) <= 0) return -1;
  ssize_t count = read(descriptor, bytes, capacity);
  if (count < 0 && errno != EAGAIN && errno != EINTR) return 0;
  return count;
}

int scutes_scratch_file_create(char *path, int suffix) {
  int file = mkstemps(path, suffix);
  if (file >= 0) fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

int scutes_file_open(const char *path) { return open(path, O_RDONLY | O_CLOEXEC); }
