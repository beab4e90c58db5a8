import Sudoku

/// The explanation of a fish: some houses need the digit, and exactly as many others have room for
/// it.
struct FishReasoning {
  let digit: Digit
  let body: CellSet
  let bases: [House]
  let targets: [Cell]

  /// Returns the reasons for a fish, or for two with the same bases.
  func reasoning(_ covers: [[House]]) -> Reasoning {
    Reasoning(lookAt: .houses(bases), covers.flatMap(fish))
  }

  private func fish(_ covers: [House]) -> [Sentence] {
    let fins = Array(Pattern.fins(of: body, bases, covers))
    let shared = Array(Pattern.shared(body, bases))
    var reasons: [Sentence] = [{ $0.fit(digit, bases, into: covers, butFor: fins) }]
    if !shared.isEmpty { reasons.append { $0.countAsFins(shared) } }
    if let base = sashimiBase(fins) { reasons.append { $0.isSashimi(base, digit, fins) } }
    reasons.append { $0.takeUp(digit, bases, covers, unless: fins) }
    for cell in targets where body.contains(cell) {
      let taken = covers.filter { $0.contains(cell) }
      if taken.count > 1 { reasons.append { $0.takesUpSeveral(cell, taken, digit) } }
    }
    if !fins.isEmpty { reasons.append { $0.eitherWay(digit, fins) } }
    return reasons
  }

  /// Returns the first base that has fewer than two places besides the fins.
  private func sashimiBase(_ fins: [Cell]) -> House? {
    guard !fins.isEmpty else { return nil }
    let rest = body.subtracting(CellSet(fins))
    return bases.first { rest.intersection($0.cellSet).count < 2 }
  }
}
