/// The rating added for the length of chains.
///
/// The length is the number of statements in all chains of a step, minus two. A tenth is added for
/// each of 4, 6, 8, 12, 16, 24, 32, 48 and so on that it exceeds. In this sequence, each number is
/// alternately a half and a third larger than the one before.
enum ChainLength {
  /// Returns the rating added for chains of `statements`.
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
