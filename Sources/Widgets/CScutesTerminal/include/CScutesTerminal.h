// SPDX-License-Identifier: Apache-2.0

// What has to be done in C to hold a terminal: whatever runs inside a signal handler, and the few
// calls that Swift cannot make or that are worth making in one go.
#ifndef CSCUTES_TERMINAL_H
#define CSCUTES_TERMINAL_H

// Some of these are here for Swift, which sees through this header what each C library calls
// differently as a module: signals, descriptors, the environment, cube roots.
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// MARK: The guard: one for the process, since signals and the exit are the process's.

/// Starts to guard `terminal`, a descriptor that stays the caller's: remembers its settings and
/// installs the handlers. Returns 0 or an errno; EBUSY while another terminal is guarded.
int scutes_terminal_guard_begin(int terminal);

/// Stops guarding: gives the terminal back and puts the handlers back that were found.
void scutes_terminal_guard_end(void);

/// Sets the bytes that give the terminal back, and the question (DA1) that follows them where the
/// terminal answers. At most 512 together; returns 0 or E2BIG.
int scutes_terminal_guard_set_farewell(
  const uint8_t *_Nullable bytes, size_t count, const uint8_t *_Nullable question,
  size_t question_count);

/// Tells how many `answers` to questions (DA1) are still to come, and that they come within
/// `patience` nanoseconds from now if at all. One more question has its answer `patience_with_next`
/// nanoseconds later; 0 for a terminal that isn't known to answer.
void scutes_terminal_guard_expect(unsigned answers, int64_t patience, int64_t patience_with_next);

/// Takes the terminal: raw input, no output processing, and what the process writes to a standard
/// error that is the same terminal is held back. Waits until the process is in the foreground. A
/// request to end that comes before ends the process. Returns 0 or an errno.
int scutes_terminal_guard_enter(void);

/// Gives the terminal back, in the steps that docs/reliability.md lists: the farewell, the answers
/// under way, the settings as they were found, and the held messages. In the background, settings
/// that the shell has made stay. Does nothing while it is not taken. Safe in a signal handler.
void scutes_terminal_guard_leave(void);

/// Sets the terminal, which is taken, as it was when it was taken: someone else may have changed it
/// while the process was stopped.
void scutes_terminal_guard_renew(void);

/// Chooses whether Ctrl-C and Ctrl-\ are signals, as the terminal sends them, or keys like others, as
/// at the start. Ctrl-Z is always a key.
void scutes_terminal_guard_let_keys_signal(bool do_they);

/// Stops the whole process group as Ctrl-Z does, and returns when the process goes on in the
/// foreground. Returns false if it was asked to end before.
bool scutes_terminal_guard_stop(void);

/// Gives the terminal back so that other code, such as a child process of the same group, can use
/// it. Until it is reclaimed, Ctrl-C and Ctrl-\ don't concern the process, and Ctrl-Z stops it with
/// the others.
void scutes_terminal_guard_lend(void);

/// Takes the terminal again after it was lent, with what was typed meanwhile thrown away. Waits
/// until the process is in the foreground. Returns 0 or an errno.
int scutes_terminal_guard_reclaim(void);

/// The byte that the user's erase key sends, by the settings found, or -1 for none.
int scutes_terminal_guard_erase_key(void);

/// False if the terminal belongs to another job of its shell.
bool scutes_terminal_guard_is_in_foreground(void);

/// Returns when the process is in the foreground. Until then it is stopped, as one is that changes the
/// terminal from the background. Returns false if it was asked to end before.
bool scutes_terminal_guard_await_foreground(void);

/// A descriptor that is readable while signals wait to be taken.
int scutes_terminal_guard_signals(void);

/// The signals that arrived since the last call, one bit each (bit n is signal n). A request to end
/// that isn't taken within 0.8 seconds ends the process.
uint32_t scutes_terminal_guard_take_signals(void);

// MARK: Unfinished files

/// Forgets the files that were noted: they are finished, or gone. Doesn't return while they are being
/// deleted, because the process ends.
void scutes_unfinished_files_forget(void);

/// Adds a file to those that ``scutes_unfinished_files_note`` notes. Four at most. Returns false for one more,
/// or too long a path. Nothing may be noted.
bool scutes_unfinished_files_add(const char *_Nonnull path);

/// From now on a signal that ends the process, and is handled for the sake of the terminal, deletes the
/// files that were added.
void scutes_unfinished_files_note(void);

/// Deletes the files that are noted, if any, because the process ends. Safe in a signal handler.
void scutes_unfinished_files_delete(void);

// MARK: Signals without a terminal

/// Unblocks all signals for the calling thread, and for those that it starts: whoever started us may
/// have blocked some for itself. Call it first of all. Ignored signals stay ignored.
void scutes_process_signals_unblock(void);

/// From now on SIGINT, SIGTERM and SIGHUP write their number into `descriptor`, as one byte, and a
/// broken pipe is an error of the write instead of SIGPIPE. Ignored signals stay ignored. One caller
/// at a time.
void scutes_process_signals_begin(int descriptor);

/// Restores the actions that were found. `descriptor` isn't used any more.
void scutes_process_signals_end(void);

// MARK: Other programs

enum {
  /// The program leads a process group of its own.
  CHILD_OWN_GROUP = 1,
  /// It has no input, and what it writes goes into a pipe.
  CHILD_CAPTURED = 2,
};

/// Starts the program `arguments[0]`, a path or a name in PATH, in `folder` or, if that is null, in
/// the process's own. It has no signals blocked or ignored. `output` gets the end of the pipe to
/// read, which doesn't block, if it is captured. Returns 0 or an errno.
int scutes_child_start(
  const char *_Nonnull const *_Nonnull arguments, const char *_Nullable folder, int flags,
  int *_Nonnull process, int *_Nullable output);

enum {
  /// The program runs.
  CHILD_RUNS = -1,
  /// It isn't known.
  CHILD_LOST = -2,
};

/// Waits for the end of a program if it `waits`. Returns its exit status, 128 and the number of the
/// signal that ended it, or one of the above. A program that has ended is asked after only once.
int scutes_child_status(int process, bool waits);

/// Sends a signal to the process group that a program leads.
void scutes_child_signal(int process, int number);

/// Waits until `descriptor`, which may not block, can be read, for at most `milliseconds`. Returns
/// the number of bytes read, 0 at the end, and -1 if none came.
ssize_t scutes_child_read(
  int descriptor, void *_Nonnull bytes, size_t capacity, int milliseconds);

/// Creates a file that only its owner can read, whose path is `path` with the six X before the last
/// `suffix` characters replaced. Returns a descriptor or -1.
int scutes_scratch_file_create(char *_Nonnull path, int suffix);

/// Opens a file to read. Returns a descriptor or -1.
int scutes_file_open(const char *_Nonnull path);

// MARK: Descriptors

/// Opens the terminal behind `descriptor` once more, not blocking, so that the flag is nobody
/// else's; where the system does not let us, duplicates it. Returns the new descriptor or -1.
int scutes_terminal_open(int descriptor);

/// The size of the terminal in cells; false where it does not say.
bool scutes_terminal_size(int terminal, int *_Nonnull columns, int *_Nonnull rows);

/// The size of the terminal in pixels; false where it does not say.
bool scutes_terminal_pixels(int terminal, int *_Nonnull width, int *_Nonnull height);

enum {
  /// Nothing to read at present.
  TERMINAL_READ_NOTHING = -1,
  /// Nothing to read ever again.
  TERMINAL_READ_END = -2,
  /// Another process group has the terminal.
  TERMINAL_READ_BACKGROUND = -3,
};

/// Reads what has come, at most `capacity` bytes. Returns how many, or one of the above. In the
/// background, where the system would stop the process until its shell continues it, reads nothing.
int scutes_terminal_read(int terminal, uint8_t *_Nonnull bytes, size_t capacity);

enum {
  /// Nothing is taken ever again.
  TERMINAL_WRITE_END = -1,
};

/// Writes as many of `bytes` as the terminal takes at once. Returns how many, or the one above.
int scutes_terminal_write(int terminal, const uint8_t *_Nonnull bytes, size_t count);

enum {
  /// Bytes can be read from the terminal.
  TERMINAL_WAIT_INPUT = 1,
  /// Signals wait to be taken.
  TERMINAL_WAIT_SIGNAL = 2,
  /// Work waits on the main queue.
  TERMINAL_WAIT_QUEUE = 4,
  /// The terminal is gone.
  TERMINAL_WAIT_HANGUP = 8,
  /// The terminal takes more.
  TERMINAL_WAIT_OUTPUT = 16,
};

/// Sleeps until one of the descriptors is readable (negative ones are left out), the terminal takes
/// more where that `is_behind`, or `nanoseconds` have passed; without end where they are negative.
/// Returns the bits of what happened, 0 for nothing. May return 0 early.
int scutes_terminal_wait(
  int terminal, bool is_behind, int signals, int queue, int64_t nanoseconds);

enum { TERMINAL_DESCRIPTORS_MAX = 64 };

/// Returns true if `count` more descriptors, at most `TERMINAL_DESCRIPTORS_MAX`, can be opened at once.
/// `descriptor` is an open one.
bool scutes_process_can_open(int count, int descriptor);

/// Returns true if the user's limit (ulimit -f) allows files of `size` bytes.
bool scutes_process_can_write(size_t size);

/// Opens those of the three standard descriptors that are closed, so that no file opened later takes
/// their place. They are open the wrong way round: using them fails as before.
void scutes_process_open_standard_descriptors(void);

// Streams that other processes may share. Any of these can make a stream non-blocking for all, and a
// signal may end a call: the functions go on in both cases.

/// Reads up to `capacity` bytes, as read does, and waits for the first.
ssize_t scutes_stream_read(int descriptor, void *_Nonnull bytes, size_t capacity);

/// Writes all bytes. Returns false with the reason in errno if that fails: EAGAIN if a non-blocking
/// stream takes nothing for `patience` milliseconds, or -1 for any time. Can be called in a signal
/// handler.
bool scutes_stream_write(int descriptor, const void *_Nonnull bytes, size_t count, int patience);

/// A stream whose bytes are kept in memory.
typedef struct terminal_capture terminal_capture;

/// Opens one; null where there is none to be had.
terminal_capture *_Nullable scutes_terminal_capture_open(void);

/// Ends it, and what was taken from it.
void scutes_terminal_capture_close(terminal_capture *_Nonnull capture);

/// Where to write to.
FILE *_Nonnull scutes_terminal_capture_stream(terminal_capture *_Nonnull capture);

/// The bytes written since the last call, and how many. They stay until more are written.
const uint8_t *_Nullable scutes_terminal_capture_take(
  terminal_capture *_Nonnull capture, size_t *_Nonnull count);

// MARK: The language

/// Chooses the characters of the locale called `name` ("" for the one the user's variables name),
/// and says whether they are UTF-8. Where the system lacks a locale whose name promises UTF-8, one
/// that it has is chosen instead.
bool scutes_terminal_use_locale(const char *_Nonnull name);

// MARK: The main queue

/// Whether the caller runs on the main thread, or is work of the main dispatch queue on another.
bool scutes_terminal_is_main_work(void);

/// A descriptor that is readable while work waits on the main dispatch queue; -1 where the system
/// has none, which is everywhere but Linux, and on other threads than the main one, where someone
/// else does that work.
int scutes_terminal_main_queue(void);

/// Does the work that waits on the main dispatch queue. Only on the main thread.
void scutes_terminal_main_queue_drain(void);

// MARK: Memory

/// Gives the pages of code back that are mapped at present; the system maps those that are still
/// needed again, from its cache. Does nothing but on Linux.
void scutes_process_give_back_code(void);

#endif
