/// A chain of implications that eliminates something: a loop through one cell, or a chain between
/// two ends of which one is true.
struct NiceLoopChain {
  enum Kind {
    case continuous, discontinuous, open
  }

  let kind: Kind
  /// The numbers of the statements. The assumption is the first.
  let path: [Int]
  /// The eliminated candidates, by digit, then by cell.
  let eliminations: [Candidate]
  /// The difficulty for a person: the number of statements, plus extra for almost locked sets.
  let length: Int
  /// `true` if it needs more than links between candidates.
  let isGrouped: Bool

  /// HoDoKu's preference among chains: the most eliminations, then the shortest, then the one
  /// further up in the grid.
  struct Rank: Comparable {
    let count: Int
    let length: Int
    let weight: Int

    init(_ eliminations: [Candidate], length: Int) {
      count = eliminations.count
      self.length = length
      weight = eliminations.weight
    }

    static func < (lhs: Rank, rhs: Rank) -> Bool {
      (-lhs.count, lhs.length, lhs.weight) < (-rhs.count, rhs.length, rhs.weight)
    }
  }

  var rank: Rank { Rank(eliminations, length: length) }
}

extension Candidate {
  /// Returns each candidate once, by digit, then by cell: the order in which HoDoKu lists
  /// eliminations.
  static func byDigit(_ candidates: some Sequence<Candidate>) -> [Candidate] {
    Set(candidates).sorted { ($0.digit, $0.cell) < ($1.digit, $1.cell) }
  }
}
