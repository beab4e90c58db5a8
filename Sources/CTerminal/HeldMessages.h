// Whatever is written to standard error while the terminal is taken would land in the picture, and
// the last words of a crash would go with it. They are held in memory and said afterwards.
#ifndef CTERMINAL_HELD_MESSAGES_H
#define CTERMINAL_HELD_MESSAGES_H

/// Holds standard error back where it is `terminal` too.
void held_messages_begin(int terminal);

/// Lets it go again and says what was held. Safe in a signal handler.
void held_messages_end(void);

#endif
