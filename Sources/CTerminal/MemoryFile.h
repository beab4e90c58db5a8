#ifndef CTERMINAL_MEMORY_FILE_H
#define CTERMINAL_MEMORY_FILE_H

/// Opens a file for reading and writing that has no name and goes with its descriptor; -1 on error.
int memory_file_open(void);

#endif
