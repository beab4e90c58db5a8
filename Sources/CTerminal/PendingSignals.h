#ifndef CTERMINAL_PENDING_SIGNALS_H
#define CTERMINAL_PENDING_SIGNALS_H

#include <signal.h>
#include <stdint.h>

/// The bits of the signals that ask the process to end.
#define TERMINAL_ENDING_SIGNALS (1u << SIGTERM | 1u << SIGHUP | 1u << SIGINT | 1u << SIGQUIT)

/// The signals that wait to be taken, one bit each.
uint32_t terminal_pending_signals(void);

#endif
