/// What the length of chains adds to a rating.
///
/// The length is the number of statements in all chains of a step, two of which are free. A tenth
/// is added for each of 4, 6, 8, 12, 16, 24, 32, 48 and so on that it exceeds: each of these is half
/// as much again, and then a third as much again, as the one before.
enum ChainLength {
  /// What chains of `statements` add.
  static func addition(_ statements: Int) -> Double {
    statements < additions.count ? additions[statements] : sum(statements)
  }

  private static let additions = (0..<4096).map(sum)

  private static func sum(_ statements: Int) -> Double {
    var addition = 0.0
    var limit = 4
    var isPowerOfTwo = true
    while statements - 2 > limit {
      addition += 0.1
      limit = isPowerOfTwo ? limit * 3 / 2 : limit * 4 / 3
      isPowerOfTwo.toggle()
    }
    return addition
  }
}
