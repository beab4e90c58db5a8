/// Why a fish is right: so many houses need the digit, and just as many have room for it.
struct FishReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid
  private let bases: [House]
  private let covers: [House]

  /// The houses of a fish are its bases, then as many covers.
  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
    let half = deduction.houses.count / 2
    bases = Array(deduction.houses.prefix(half))
    covers = Array(deduction.houses.dropFirst(half))
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    guard let digit = deduction.eliminations.first?.digit, !bases.isEmpty else {
      return Reasoning(lookAt: .board, [])
    }
    let fins = self.fins
    let inTwoBases = fins.filter { fin in bases.count { $0.contains(fin) } > 1 }
    var sentences = [words.fit(digit, bases, into: covers, butFor: fins)]
    if !inTwoBases.isEmpty { sentences.append(words.countAsFins(inTwoBases)) }
    if let base = sashimiBase(digit, fins) { sentences.append(words.isSashimi(base, digit, fins)) }
    sentences.append(words.takeUp(digit, bases, covers, unless: fins))
    for cell in deduction.eliminations.map(\.cell) {
      let taken = covers.filter { $0.contains(cell) }
      guard taken.count > 1 else { continue }
      sentences.append(words.takesUpSeveral(cell, taken, digit))
    }
    if !fins.isEmpty { sentences.append(words.eitherWay(digit, fins)) }
    return Reasoning(lookAt: .houses(bases), sentences, isFish: true)
  }

  /// The fins as given, or else what lies outside of the covers.
  private var fins: [Cell] {
    guard deduction.fins.isEmpty else { return deduction.fins.map(\.cell) }
    return deduction.cells.filter { cell in !covers.contains { $0.contains(cell) } }
  }

  /// The first base that has fewer than two places besides the fins.
  private func sashimiBase(_ digit: Digit, _ fins: [Cell]) -> House? {
    guard !fins.isEmpty else { return nil }
    let outside = CellSet(fins)
    return bases.first { base in
      position.cells(of: digit, in: base).subtracting(outside).count < 2
    }
  }
}
