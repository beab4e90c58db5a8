import Sudoku

extension DrawnPositions {
  /// Patterns of several strong links: the places of one digit.
  static let colors: [DrawnPosition] = [
    DrawnPosition(
      .dualTwoStringKite,
      """
      . x . | . x . | . . .
      x . . | . . . | . x .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      x . . | . - . | . . .
      . . . | . . . | . . .
      . x . | . . . | . - .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .dualEmptyRectangle,
      """
      . x . | . . . | . . .
      x . x | . . . | x x .
      . x . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . - . | . . . | x . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . - . | . . . | . x .
      """
    ),
    DrawnPosition(
      .simpleColorTrap,
      """
      . x . | . . . | . x .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | e . .
      . x . | . e . | . . -
      . . . | . . . | . x .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .simpleColorWrap,
      """
      . - . | . . . | . x .
      - . . | . . . | . . .
      . . e | . . . | . . .
      . . . | . . . | . . .
      x . . | . . . | . - .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .multiColors1,
      """
      x . . | . x . | . . .
      . . x | . . . | . . .
      . e . | . . . | . . .
      . . . | . . . | . . .
      . . . | . e . | . . .
      . . . | . . . | . . .
      . . . | . . . | . . .
      . . x | . - . | . . e
      . . . | . . . | . . .
      """
    ),
    DrawnPosition(
      .multiColors2,
      """
      . . . | . . . | . . .
      e . . | . . . | . . .
      . . . | . . . | . . .
      . . . | . . . | . e .
      x . . | . . . | x . .
      . . . | . . . | . . -
      . . . | . . . | . . .
      . . . | . . . | . . .
      - . . | . . . | . . x
      """
    ),
  ]

  /// Techniques without patterns: all places of a digit together, or the solution.
  static let lastResort: [DrawnPosition] = [
    DrawnPosition(
      .templateSet,
      """
      =1 .  .  | .  .  .  | .  .  .
      .  .  .  | =1 .  .  | .  .  .
      .  .  .  | .  .  .  | =1 .  .
      .  =1 .  | .  .  .  | .  .  .
      .  .  .  | .  =1 .  | .  .  .
      .  .  .  | .  .  .  | .  =1 .
      .  .  15 | .  .  16 | .  .  .
      .  .  15 | .  .  16 | .  .  .
      .  .  15 | .  .  15 | .  .  15!1
      """
    ),
    DrawnPosition(
      .templateDelete,
      """
      =1 .  .  | .  .  .  | .  .  .
      .  .  .  | =1 .  .  | .  .  .
      .  .  .  | .  .  .  | =1 .  .
      .  =1 .  | .  .  .  | .  .  .
      .  .  .  | .  =1 .  | .  .  .
      .  .  .  | .  .  .  | .  =1 .
      .  .  15 | .  .  16 | .  .  .
      .  .  15 | .  .  16 | .  .  .
      .  .  15>5 | .  .  15>5 | .  .  15
      """
    ),
    DrawnPosition(
      .bruteForce,
      """
      +9 =7 +3 | +4 +1 =8 | +5 =6 +2
      =4 +5 +8 | +6 +3 =2 | +7 +1 +9
      +6 =1 =2 | =5 79 79 | =8 +3 +4
      +3 =6 +7 | +9 =8 +1 | +2 +4 =5
      +8 +2 +1 | +7 =5 +4 | +6 =9 +3
      +5 =4 =9 | +2 =6 +3 | =1 +8 =7
      17 +3 46 | +8 47 +5 | =9 =2 16
      12 =8 =5 | +3 29!2 69 | +4 +7 16
      27 +9 46 | =1 247 67 | +3 +5 +8
      """
    ),
  ]
}
