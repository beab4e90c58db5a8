#pragma once

#include <sqlite3.h>

// The index of a write-ahead log, which programs share by mapping the file NAME-shm. Whoever cuts that
// file short takes the memory away from all of them, and the next look at it is a SIGBUS.
//
// After that the process goes on with memory of its own in place of all such indices, which holds
// nothing. No database that was open then may be trusted: what is read is wrong, and what is written
// others don't see. Nothing may be committed, nor moved from the log into the database, and each has to
// be opened again. The index is then made anew from the log.
//
// Source: SQLite's documentation of its format, "WAL-Index".

// Watches over the index of the main database of a connection that was just opened. Does nothing where
// the file system layer has no index. Has to be called before the first access, from any thread.
void log_index_watch(sqlite3 *database);

// The number of times that an index was found cut short, in the whole process.
unsigned log_index_cuts(void);

// Leaves the log as it is when a connection is closed, rather than moving it into the database.
void log_index_keep_log(sqlite3 *database);
