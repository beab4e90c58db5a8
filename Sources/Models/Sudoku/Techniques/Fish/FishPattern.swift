/// The places for a digit in some houses, the bases, which fit into the same number of covers
/// except for fins.
package struct FishPattern: Pattern {
  /// The digit.
  package let digit: Digit
  /// The places in the bases.
  package let body: CellSet
  /// The bases.
  package let bases: [House]
  /// The covers. Twins, two fish drawn together, have covers each.
  package let covers: [[House]]

  /// Creates a fish, or two with the same bases.
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

  package func reasoning(for step: StepInWords) -> Reasoning {
    Reasoning(
      lookAt: .houses(bases), covers.flatMap { reasons(for: $0, step.targets, step.words) })
  }

  /// Returns the reasons for one of two fish that are drawn together.
  private func reasons(
    for covers: [House], _ targets: [Cell], _ words: ExplanationWords
  ) -> [String] {
    let fins = Array(Self.fins(of: body, bases, covers))
    let shared = Array(Self.shared(body, bases))
    var reasons = [words.fit(digit, bases, into: covers, butFor: fins)]
    if !shared.isEmpty { reasons.append(words.countAsFins(shared)) }
    if let base = sashimiBase(fins) { reasons.append(words.isSashimi(base, digit, fins)) }
    reasons.append(words.takeUp(digit, bases, covers, unless: fins))
    for cell in targets where body.contains(cell) {
      let taken = covers.filter { $0.contains(cell) }
      if taken.count > 1 { reasons.append(words.takesUpSeveral(cell, taken, digit)) }
    }
    if !fins.isEmpty { reasons.append(words.eitherWay(digit, fins)) }
    return reasons
  }

  /// Returns the first base that has fewer than two places besides the fins.
  private func sashimiBase(_ fins: [Cell]) -> House? {
    guard !fins.isEmpty else { return nil }
    let rest = body.subtracting(CellSet(fins))
    return bases.first { rest.intersection($0.cellSet).count < 2 }
  }
}

extension ExplanationWords {
  /// Says where the digit can go in `bases`. There may be no fins.
  func fit(
    _ digit: Digit, _ bases: [House], into covers: [House], butFor fins: [Cell]
  ) -> String {
    let exception =
      fins.isEmpty
      ? "" : say(", apart from the \(fin(fins)) \(all(fins))", "핀인 \(all(fins), .object) 빼면 ")
    return sentence(
      "In \(all(bases)), the digit \(digit) can only go in \(all(covers))\(exception).",
      "\(all(bases))에서 \(digit, .topic) \(exception)\(all(covers))에만 들어갈 수 있어요.")
  }

  /// Says that these cells lie in two of the bases.
  fileprivate func countAsFins(_ cells: [Cell]) -> String {
    sentence(
      cells.count == 1
        ? "\(all(cells)) lies in two of these houses and would serve both at once, which is why it "
          + "counts as a fin."
        : "\(all(cells)) each lie in two of these houses and would serve both at once, which is why "
          + "they count as fins.",
      "\(all(cells), .topic) 이 구역들 가운데 둘에 걸쳐 있어 한꺼번에 두 곳을 채우게 되므로 핀으로 봐요.")
  }

  func takeUp(
    _ digit: Digit, _ bases: [House], _ covers: [House], unless fins: [Cell]
  ) -> String {
    let condition =
      switch fins.count {
      case 0: ""
      case 1: say("If the fin is not \(digit), ", "핀이 \(digit, .subject) 아니라면 ")
      default: say("If no fin is \(digit), ", "핀이 모두 \(digit, .subject) 아니라면 ")
      }
    return sentence(
      "\(condition)\(all(bases)) need \(number(bases.count)) \(digit)s, and \(all(covers)) take one "
        + "each, so \(all(covers)) have their \(digit)s in \(all(bases)) and nowhere else.",
      "\(condition)\(all(bases))에 필요한 \(digit) \(number(bases.count)) 개가 \(all(covers))에 하나씩 "
        + "들어가므로, \(all(covers))의 다른 칸에는 \(digit, .subject) 올 수 없어요.")
  }

  fileprivate func isSashimi(_ base: House, _ digit: Digit, _ fins: [Cell]) -> String {
    sentence(
      "Without the \(fin(fins)), \(house(base)) would have fewer than two places for \(digit), "
        + "so it is called sashimi. The logic is the same.",
      "핀을 빼면 \(house(base))에 \(digit)의 자리가 둘도 되지 않아 사시미라고 부르지만, 논리는 같아요.")
  }

  /// Says what follows if a fin is true, and that what follows either way is certain.
  fileprivate func eitherWay(_ digit: Digit, _ fins: [Cell]) -> String {
    let ifTrue =
      fins.count == 1
      ? say(
        "If the fin is \(digit), no cell that it sees is \(digit).",
        "핀이 \(digit, .being)라면 핀과 같은 구역에 있는 칸에는 \(digit, .subject) 올 수 없어요.")
      : say(
        "If one of the fins is \(digit), no cell that sees all the fins is \(digit).",
        "핀 가운데 하나가 \(digit, .being)라면 모든 핀과 같은 구역에 있는 칸에는 \(digit, .subject) 올 수 없어요.")
    return sentence(
      "\(ifTrue) So a cell ruled out in both cases can't be \(digit).",
      "\(ifTrue) 두 경우 모두에서 막히는 칸에는 \(digit, .subject) 올 수 없어요.")
  }

  fileprivate func takesUpSeveral(_ cell: Cell, _ covers: [House], _ digit: Digit) -> String {
    sentence(
      "\(a(digit)) in \(self.cell(cell)) would be the \(digit) of \(all(covers)) at once, "
        + "and there would not be enough left for the others.",
      "\(self.cell(cell))에 \(digit, .subject) 오면 \(all(covers))의 자리를 한꺼번에 차지하여, "
        + "나머지 \(digit)의 자리가 모자라게 돼요.")
  }

  func fin(_ fins: [Cell]) -> String { fins.count == 1 ? "fin" : "fins" }
}
