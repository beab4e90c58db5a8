import Sudoku

/// Why a fish is right: so many houses need the digit, and just as many have room for it.
struct FishReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid
  private let bases: [House]
  /// As many as bases; twins, which are two fish drawn together, have covers of each.
  private let covers: [[House]]

  /// The houses of a fish are its bases, then as many covers; for twins those of both.
  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
    let size = min(deduction.technique.fishSize, deduction.houses.count)
    bases = Array(deduction.houses.prefix(size))
    covers = Array(deduction.houses.dropFirst(size)).grouped(by: size)
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    guard let digit = deduction.eliminations.first?.digit, !bases.isEmpty else {
      return Reasoning(lookAt: .board, [])
    }
    let sentences = covers.flatMap { fish(digit, $0, words) }
    return Reasoning(lookAt: .houses(bases), sentences, bases: bases.count)
  }

  private func fish(_ digit: Digit, _ covers: [House], _ words: any ExplanationWords) -> [String] {
    let body = bases.reduce(CellSet.none) { $0.union(position.cells(of: digit, in: $1)) }
    let outside = body.filter { cell in !covers.contains { $0.contains(cell) } }
    let shared = body.filter { cell in bases.count { $0.contains(cell) } > 1 }
    let fins = Array(CellSet(outside).union(CellSet(shared)))
    var sentences = [words.fit(digit, bases, into: covers, butFor: fins)]
    if !shared.isEmpty { sentences.append(words.countAsFins(shared)) }
    if let base = sashimiBase(digit, fins) { sentences.append(words.isSashimi(base, digit, fins)) }
    sentences.append(words.takeUp(digit, bases, covers, unless: fins))
    for cell in deduction.eliminations.map(\.cell) where body.contains(cell) {
      let taken = covers.filter { $0.contains(cell) }
      if taken.count > 1 { sentences.append(words.takesUpSeveral(cell, taken, digit)) }
    }
    if !fins.isEmpty { sentences.append(words.eitherWay(digit, fins)) }
    return sentences
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

extension TechniqueID {
  /// How many bases a fish of this name has; 0 for what is no fish.
  fileprivate var fishSize: Int {
    switch self {
    case .xWing, .finnedXWing, .sashimiXWing, .frankenXWing, .finnedFrankenXWing, .mutantXWing,
      .finnedMutantXWing:
      2
    case .swordfish, .finnedSwordfish, .sashimiSwordfish, .frankenSwordfish,
      .finnedFrankenSwordfish, .mutantSwordfish, .finnedMutantSwordfish:
      3
    case .jellyfish, .finnedJellyfish, .sashimiJellyfish, .frankenJellyfish,
      .finnedFrankenJellyfish, .mutantJellyfish, .finnedMutantJellyfish:
      4
    case .finnedMutantSquirmbag: 5
    case .finnedMutantWhale: 6
    default: 0
    }
  }
}
