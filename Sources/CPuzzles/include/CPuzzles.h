#ifndef CPUZZLES_H
#define CPUZZLES_H

/// The files with puzzles, as strings of C. A list is a line with a heading and a line for each
/// puzzle, and a blank line stands between lists.

/// The packs: number and level, then the classic code and the score of each puzzle.
const char *puzzles_of_packs(void);

/// For each technique, puzzles in which nothing harder comes before it. Made by `ultimate-sudoku
/// generate --technique NAME --seed 1121`, those of the last two picked from `generate --level
/// extreme --count 2500 --seed 77` by `rate --steps`.
const char *puzzles_for_drills(void);

/// Puzzles of kinds that are rare among random ones. A heading is one or more techniques, each the
/// hardest of its puzzles, and ratings by Sudoku Explainer. They were found near random puzzles of
/// the generator or of qqwing.
///
/// The list "hardest" has well-known puzzles rated 10 and above: AI Escargot, Arto Inkala's of 2010
/// and 2012, Platinum Blonde, Easter Monster.
const char *puzzles_of_rare_kinds(void);

#endif
