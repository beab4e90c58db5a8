import Models

extension DrawnPositions {
  /// Chains and nets from assumptions.
  static let forcingChains: [DrawnPosition] = [
    DrawnPosition(
      .forcingChainContradiction,
      """
      156>56 . . | . 12 . | . . .
      .      . . | . .  . | . . .
      .      . . | . .  . | . . .
      .      . . | . .  . | . . .
      13     . . | . 23 . | . . .
      .      . . | . .  . | . . .
      .      . . | . .  . | . . .
      .      . . | . .  . | . . .
      .      . . | . .  . | . . .
      """
    ),
    // r1c1 = 1 makes r1c5 a 2 and r5c1 a 3; both together make r5c5 a 4, and r1c9 a 1.
    DrawnPosition(
      .forcingNetContradiction,
      """
      156>56 . . | . 12  . | . . 18
      .      . . | . .   . | . . .
      .      . . | . .   . | . . .
      .      . . | . .   . | . . .
      13     . . | . 234 . | . . 48
      .      . . | . .   . | . . .
      .      . . | . .   . | . . .
      .      . . | . .   . | . . .
      .      . . | . .   . | . . .
      """
    ),
  ]
}
