// SPDX-License-Identifier: Apache-2.0

#ifndef CSCUTES_TERMINAL_MEMORY_FILE_H
#define CSCUTES_TERMINAL_MEMORY_FILE_H

/// Opens a file for reading and writing that has no name and goes with its descriptor; -1 on error.
int scutes_memory_file_open(void);

#endif
