#ifndef CFUZZING_H
#define CFUZZING_H

#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with its arguments, the name of the program first. It calls `run` with one input
/// after the other, and ends the process where one traps. Returns its status, or -1 if the program was
/// built without libFuzzer, which only `make fuzz` builds in.
int fuzz(int count, char **arguments, int (*run)(const uint8_t *bytes, size_t count));

#endif
