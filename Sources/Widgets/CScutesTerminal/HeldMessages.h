// SPDX-License-Identifier: Apache-2.0

// Messages on standard error would spoil the picture while the terminal is taken, and a crash report
// would vanish with it. They are held in memory and printed afterwards.
#ifndef CSCUTES_TERMINAL_HELD_MESSAGES_H
#define CSCUTES_TERMINAL_HELD_MESSAGES_H

/// Starts to hold standard error, if it is `terminal` as well.
void scutes_held_messages_begin(int terminal);

/// Restores standard error and prints what was held. Safe in a signal handler.
void scutes_held_messages_end(void);

#endif
