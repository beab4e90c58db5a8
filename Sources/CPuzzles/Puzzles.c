#include "CPuzzles.h"

#ifdef __clang__
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

static const char packs[] = {
#embed "packs.txt" suffix(, 0)
};

static const char drills[] = {
#embed "drills.txt" suffix(, 0)
};

static const char rare[] = {
#embed "rare.txt" suffix(, 0)
};

const char *puzzles_of_packs(void) { return packs; }

const char *puzzles_for_drills(void) { return drills; }

const char *puzzles_of_rare_kinds(void) { return rare; }
