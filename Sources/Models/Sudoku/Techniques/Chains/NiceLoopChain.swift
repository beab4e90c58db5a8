/// A chain of implications that rules something out: a loop through one cell, or a chain between
/// two ends of which one is true.
struct NiceLoopChain {
  /// The kinds of it.
  enum Kind {
    case continuous, discontinuous, open
  }

  /// What kind it is.
  let kind: Kind
  /// The numbers of the statements, the assumption first.
  let path: [Int]
  /// What goes, by digit and then by cell.
  let eliminations: [Candidate]
  /// How much it asks of a person: the statements, and more for almost locked sets.
  let length: Int
  /// Whether it takes more than links between candidates.
  let isGrouped: Bool

  /// Which of two chains HoDoKu takes: what rules out more, then the shorter one, then the one
  /// further up in the grid.
  struct Rank: Comparable {
    let count: Int
    let length: Int
    let weight: Int

    init(_ eliminations: [Candidate], length: Int) {
      count = eliminations.count
      self.length = length
      weight = eliminations.enumerated().reduce(0) { sum, next in
        sum + next.element.cell.index * (1 + 80 * next.offset) + next.element.digit.rawValue
      }
    }

    static func < (lhs: Rank, rhs: Rank) -> Bool {
      (-lhs.count, lhs.length, lhs.weight) < (-rhs.count, rhs.length, rhs.weight)
    }
  }

  /// Where it stands among the others.
  var rank: Rank { Rank(eliminations, length: length) }
}

extension Candidate {
  /// By digit, then by cell, each once: the order in which HoDoKu lists what goes.
  static func byDigit(_ candidates: some Sequence<Candidate>) -> [Candidate] {
    Set(candidates).sorted { ($0.digit, $0.cell) < ($1.digit, $1.cell) }
  }
}
