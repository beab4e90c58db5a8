import Sudoku

extension DrawnPositions {
  /// Fish with fins (f) and boxes: the places of one digit.
  static let fish: [DrawnPosition] = [
    DrawnPosition(
      .finnedSwordfish,
      """
      . x . | . x . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . x . | . x .
      . . . | . . . | . . .
      . . . | . . . | . e .
      . . . | . . . | . . .
      . x . | . . . | f x .
      . . . | . . . | . - .
      """
    ),
    DrawnPosition(
      .sashimiSwordfish,
      """
      . x . | . x . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . x . | . x .
      . . . | . . . | . . .
      . . . | . . . | . e .
      . . . | . . . | . . .
      . x . | . . . | f . .
      . . . | . . . | . - .
      """
    ),
    DrawnPosition(
      .finnedJellyfish,
      """
      x . . | . . x | . . .
      . . . | . . . | . . .
      . . . | . . x | . x .
      x . x | . . . | . . .
      . . . | . . . | . e .
      . . . | . . . | . . .
      . . . | . . . | . - .
      . . x | . . . | . x f
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .sashimiJellyfish,
      """
      x . . | . . x | . . .
      . . . | . . . | . . .
      . . . | . . x | . x .
      x . x | . . . | . . .
      . . . | . . . | . e .
      . . . | . . . | . . .
      . . . | . . . | . - .
      . . x | . . . | . . f
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .frankenXWing,
      """
      . . . | x x . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | x . . | . . .
      . . . | . x . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . - . | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .frankenSwordfish,
      """
      . . . | . . . | . . .
      . x . | . . . | . x .
      . . . | x . . | . . x
      . . . | . . . | . . .
      . . . | . . . | . . .
      . x . | x . . | . . .
      . - . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .frankenJellyfish,
      """
      . . . | . . . | . . .
      . x . | . . . | . x .
      . . . | x . . | . . x
      . . . | . . . | . . .
      . . . | . . . | . . .
      . x . | . . x | . . .
      . - . | . . . | . . .
      . . . | x . x | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .finnedFrankenXWing,
      """
      . . . | x x f | . . .
      . . . | . - . | . . .
      . . . | . . . | . . .
      . . . | x . . | . . .
      . . . | . x . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . e . | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .finnedFrankenSwordfish,
      """
      . . . | . . . | . . .
      . x . | . . . | . x .
      . . . | x . . | . . x
      . - . | . . . | . . .
      . . . | . . . | . . .
      . x f | x . . | . . .
      . e . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .finnedFrankenJellyfish,
      """
      . . . | . . . | . . .
      . x . | . . . | . x .
      . . . | x . . | . . x
      . - . | . . . | . . .
      . . . | . . . | . . .
      . x f | . . x | . . .
      . e . | . . . | . . .
      . . . | x . x | . . .
      . . . | . . . | . . .
      """
    ),
  ]
}
