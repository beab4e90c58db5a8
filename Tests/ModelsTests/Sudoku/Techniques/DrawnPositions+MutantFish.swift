import Sudoku

extension DrawnPositions {
  /// Fish of rows, columns and boxes together: the places of one digit.
  static let mutantFish: [DrawnPosition] = [
    DrawnPosition(
      .mutantXWing,
      """
      . . . | . . . | . . .
      . . - | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . x | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      x . . | . . . | - . .
      """
    ),
    DrawnPosition(
      .mutantSwordfish,
      """
      . x . | . . . | . . .
      x . . | . . . | . x .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . x .
      . x . | . - . | . . x
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .mutantJellyfish,
      """
      . x . | . . . | . . .
      x . . | . . . | . x .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . x . | . x .
      . . . | . . . | . . .
      . . . | . - . | . x .
      . x . | . . . | . . x
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .finnedMutantXWing,
      """
      . . . | . x . | . f .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . x . | . e . | . - .
      . . . | . . . | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .finnedMutantSwordfish,
      """
      . x . | . . . | . . .
      x . . | . f . | . x .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . x .
      . x . | e - . | . . x
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .finnedMutantJellyfish,
      """
      . . . | x . . | . . x
      . . . | . . e | x . .
      . # . | . . . | . . .
      . . . | . e e | . . .
      - . . | . . . | . e .
      . . f | . . . | . e e
      . . x | . e . | x . .
      x . . | x . . | . . .
      e . . | e e . | . e .
      """
    ),
    DrawnPosition(
      .finnedMutantSquirmbag,
      """
      . . . | . . x | . . .
      . . x | . . . | . . .
      . . - | . . . | . f .
      . . . | . # . | . . .
      . . . | . . . | # . .
      . x . | . . . | . . .
      . . . | . . . | . . e
      x . . | . . . | . . .
      . . . | # . . | . . .
      """
    ),
    DrawnPosition(
      .finnedMutantWhale,
      """
      . . . | # . . | . . .
      . . x | . . . | . . .
      . . . | . . . | . . #
      f . . | . - . | . . .
      . . . | . . . | # . .
      . . . | . x . | . . .
      . # . | . . . | . . .
      . . . | . . . | . x .
      . . . | . . # | . . .
      """
    ),
  ]
}
