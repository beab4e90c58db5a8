/// The places for a digit in some houses, the bases, which fit into the same number of covers
/// except for fins.
package struct FishPattern: Pattern {
  package let digit: Digit
  /// The places in the bases.
  package let body: CellSet
  package let bases: [House]
  /// The covers. Twins, two fish drawn together, have covers each.
  package let covers: [[House]]

  package init(_ digit: Digit, body: CellSet, bases: [House], covers: [[House]]) {
    (self.digit, self.body, self.bases, self.covers) = (digit, body, bases, covers)
  }

  package var candidates: [Candidate] {
    let fins = fins
    return [body.subtracting(fins), fins].joined().map { Candidate($0, digit) }
  }

  package var houses: [House] { bases + covers.joined() }

  /// The places in the bases outside all covers, and those shared by two bases.
  package var fins: CellSet {
    covers.reduce(.none) { $0.union(Self.fins(of: body, bases, $1)) }
  }

  /// Returns the fins of one of two fish that are drawn together.
  package static func fins(of body: CellSet, _ bases: [House], _ covers: [House]) -> CellSet {
    let outside = covers.reduce(body) { $0.subtracting($1.cellSet) }
    return outside.union(shared(body, bases))
  }

  /// Returns the places in more than one base.
  private static func shared(_ body: CellSet, _ bases: [House]) -> CellSet {
    CellSet(body.filter { cell in bases.count { $0.contains(cell) } > 1 })
  }
}

// The picture
extension FishPattern {
  package func isCover(_ house: House) -> Bool { !bases.contains(house) }

  package func fins(eliminating lost: DigitSet) -> [Candidate] {
    fins.map { Candidate($0, digit) }
  }

  /// Returns the links of an X-Wing of two rows and two columns.
  package func links(in position: CandidateGrid) -> [Link] {
    let kinds = (bases + covers[0]).map { $0.index / 9 }
    guard fins.isEmpty, [[0, 0, 1, 1], [1, 1, 0, 0]].contains(kinds) else { return [] }
    return bases.compactMap { base in
      let places = body.intersection(base.cellSet).map { Candidate($0, digit) }
      return places.count == 2 ? .strong(places[0], places[1]) : nil
    }
  }
}

// The explanation: some houses need the digit, and exactly as many others have room for it
extension FishPattern {
  package var hasFixedPlace: Bool { true }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    Reasoning(lookAt: .houses(bases), covers.flatMap { reasons(for: $0, step.targets) })
  }

  /// Returns the reasons for one of two fish that are drawn together.
  private func reasons(for covers: [House], _ targets: [Cell]) -> [Phrase] {
    let fins = Self.fins(of: body, bases, covers)
    let shared = Self.shared(body, bases)
    var reasons = [fit(into: covers, butFor: fins)]
    if !shared.isEmpty {
      reasons.append(
        .say(
          shared.count == 1
            ? "\(shared) lies in two of these houses and would serve both at once, which is why it "
              ++ "counts as a fin."
            : "\(shared) each lie in two of these houses and would serve both at once, which is why "
            ++ "they count as fins.",
          "\(shared, .topic) 이 구역들 가운데 둘에 걸쳐 있어 한꺼번에 두 곳을 채우게 되므로 핀으로 봐요."))
    }
    let rest = body.subtracting(fins)
    let sashimi = bases.first { rest.intersection($0.cellSet).count < 2 }
    if let sashimi, !fins.isEmpty {
      reasons.append(
        .say(
          "Without the \(fins.count, "fin", "fins"), \(sashimi) would have fewer than two places for "
            ++ "\(digit), so it is called sashimi. The logic is the same.",
          "핀을 빼면 \(sashimi)에 \(digit)의 자리가 둘도 되지 않아 사시미라고 부르지만, 논리는 같아요."))
    }
    reasons.append(takeUp(covers, unless: fins))
    for cell in targets where body.contains(cell) {
      let taken = covers.filter { $0.contains(cell) }
      guard taken.count > 1 else { continue }
      reasons.append(
        .say(
          "\(a: digit) in \(cell) would be the \(digit) of \(taken) at once, and there would not be "
            ++ "enough left for the others.",
          "\(cell)에 \(digit, .subject) 오면 \(taken)의 자리를 한꺼번에 차지하여, 나머지 \(digit)의 자리가 "
            ++ "모자라게 돼요."))
    }
    if !fins.isEmpty { reasons.append(eitherWay(fins.count)) }
    return reasons
  }

  /// Says where the digit can go in the bases. There may be no fins.
  func fit(into covers: [House], butFor fins: CellSet) -> Phrase {
    let exception: Phrase =
      fins.isEmpty
      ? ""
      : .say(", apart from the \(fins.count, "fin", "fins") \(fins)", "핀인 \(fins, .object) 빼면 ")
    return .say(
      "In \(bases), the digit \(digit) can only go in \(covers)\(exception).",
      "\(bases)에서 \(digit, .topic) \(exception)\(covers)에만 들어갈 수 있어요.")
  }

  func takeUp(_ covers: [House], unless fins: CellSet) -> Phrase {
    let condition: Phrase =
      switch fins.count {
      case 0: ""
      case 1: .say("If the fin is not \(digit), ", "핀이 \(digit, .subject) 아니라면 ")
      default: .say("If no fin is \(digit), ", "핀이 모두 \(digit, .subject) 아니라면 ")
      }
    return .say(
      "\(condition)\(bases) need \(number: bases.count) \(digit)s, and \(covers) take one each, so "
        ++ "\(covers) have their \(digit)s in \(bases) and nowhere else.",
      "\(condition)\(bases)에 필요한 \(digit) \(number: bases.count) 개가 \(covers)에 하나씩 들어가므로, "
        ++ "\(covers)의 다른 칸에는 \(digit, .subject) 올 수 없어요.")
  }

  /// Says what follows if a fin is true, and that what follows either way is certain.
  private func eitherWay(_ fins: Int) -> Phrase {
    fins == 1
      ? .say(
        "If the fin is \(digit), no cell that it sees is \(digit). "
          ++ "So a cell ruled out in both cases can't be \(digit).",
        "핀이 \(digit, .being)라면 핀과 같은 구역에 있는 칸에는 \(digit, .subject) 올 수 없어요. "
          ++ "두 경우 모두에서 막히는 칸에는 \(digit, .subject) 올 수 없어요.")
      : .say(
        "If one of the fins is \(digit), no cell that sees all the fins is \(digit). "
          ++ "So a cell ruled out in both cases can't be \(digit).",
        "핀 가운데 하나가 \(digit, .being)라면 모든 핀과 같은 구역에 있는 칸에는 \(digit, .subject) 올 수 없어요. "
          ++ "두 경우 모두에서 막히는 칸에는 \(digit, .subject) 올 수 없어요.")
  }
}
