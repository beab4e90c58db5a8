/// The arrivals that can follow each arrival by one digit, for all walks at once. One bit per
/// arrival.
struct SetReach {
  private let width: Int
  private var words: [UInt64]

  /// Creates a relation in which no arrival follows another.
  init(none graph: SetGraph) {
    width = (graph.arrivals.count + 63) / 64
    words = Array(repeating: 0, count: graph.singles * width)
  }

  /// Creates the relation of arrivals over one link.
  init(next graph: SetGraph) {
    self.init(none: graph)
    for (own, arrival) in graph.arrivals[..<graph.singles].enumerated() {
      guard let digit = arrival.digits.first else { continue }
      graph.onward(from: arrival.set, after: digit) { arrival, _ in insert(arrival, after: own) }
    }
  }

  /// Returns the arrivals over any number of links, and those of them over two or more. Only for
  /// graphs whose links all lead to later sets.
  static func ever(_ graph: SetGraph) -> (any: SetReach, later: SetReach) {
    var any = SetReach(next: graph)
    var later = SetReach(none: graph)
    for (own, arrival) in graph.arrivals[..<graph.singles].enumerated().reversed() {
      guard let digit = arrival.digits.first else { continue }
      graph.onward(from: arrival.set, after: digit) { _, state in
        later.form(own, any.row(state))
      }
      any.form(own, later.row(own))
    }
    return (any, later)
  }

  /// Given the arrivals over at most n links, returns those over at least two and at most n + 1.
  func onward(_ graph: SetGraph) -> SetReach {
    var reach = SetReach(none: graph)
    for (own, arrival) in graph.arrivals[..<graph.singles].enumerated() {
      guard let digit = arrival.digits.first else { continue }
      graph.onward(from: arrival.set, after: digit) { _, state in reach.form(own, row(state)) }
    }
    return reach
  }

  func union(_ other: SetReach) -> SetReach {
    var union = self
    for word in words.indices { union.words[word] |= other.words[word] }
    return union
  }

  /// Returns `true` if `arrival` can follow the arrival numbered `state`.
  func contains(_ arrival: Int, after state: Int) -> Bool {
    words[state * width + arrival / 64] >> UInt64(arrival % 64) & 1 == 1
  }

  /// The arrivals that can follow the arrival numbered `state`.
  func row(_ state: Int) -> ArraySlice<UInt64> { words[(state * width)..<((state + 1) * width)] }

  /// Returns those of `useful` that can follow any link by `digit` from the set at `start`.
  func ends(from start: Int, by digit: Digit, among useful: [UInt64], _ graph: SetGraph) -> [UInt64]
  {
    var bits = Array(repeating: 0 as UInt64, count: useful.count)
    for link in graph.links(from: start) where link.digits.contains(digit) {
      for (word, row) in zip(bits.indices, row(graph.number(link.target, digit))) {
        bits[word] |= row & useful[word]
      }
    }
    return bits
  }

  /// Adds `arrival` to those that can follow `state`.
  mutating func insert(_ arrival: Int, after state: Int) {
    words[state * width + arrival / 64] |= 1 << UInt64(arrival % 64)
  }

  /// Adds `row` to those that can follow `state`.
  mutating func form(_ state: Int, _ row: ArraySlice<UInt64>) {
    let start = state * width
    let width = width
    words.withUnsafeMutableBufferPointer { words in
      row.withUnsafeBufferPointer { row in
        for word in 0..<width { words[start + word] |= row[word] }
      }
    }
  }
}

extension SetReach: Equatable {}
