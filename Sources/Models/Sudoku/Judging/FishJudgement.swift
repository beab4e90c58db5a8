/// The verdict on a fish that a person names by its bases and covers.
public struct FishJudgement: Hashable, Sendable {
  /// A verdict on a fish.
  public enum Verdict: Hashable, Sendable {
    /// There aren't as many covers as bases, at least two of each.
    case uneven(bases: Int, covers: Int)
    /// The base has no place for the digit.
    case noPlaces(House)
    /// Nothing sees all fins, or the covers hold nothing else.
    case provesNothing
    /// The conclusion.
    case proves(Deduction)
  }

  /// The digit.
  public let digit: Digit
  /// The verdict.
  public let verdict: Verdict
  /// The places in the bases outside all covers, and those shared by two bases.
  public let fins: CellSet

  /// The proven deduction, if any.
  public var proof: Deduction? {
    if case .proves(let deduction) = verdict { deduction } else { nil }
  }

  /// Judges the fish of `digit` in `bases` and `covers` by the candidates of `grid`.
  public init(
    _ digit: Digit, bases: [House], covers: [House], in grid: CandidateGrid
  ) {
    self.digit = digit
    guard bases.count == covers.count, bases.count > 1 else {
      fins = .none
      verdict = .uneven(bases: bases.count, covers: covers.count)
      return
    }
    let places = grid.cells(of: digit)
    let body = bases.reduce(CellSet.none) { $0.union($1.cellSet) }.intersection(places)
    let fins = FishPattern.fins(of: body, bases, covers)
    self.fins = fins
    if let empty = bases.first(where: { grid.count(of: digit, in: $0) == 0 }) {
      verdict = .noPlaces(empty)
      return
    }
    let seen = fins.isEmpty ? places : places.intersection(Cell.commonPeers(of: fins))
    let gone = CellSet(
      seen.filter { cell in
        let inBases = bases.count { $0.contains(cell) }
        return covers.count { $0.contains(cell) } > inBases
      })
    let fish = Fish(
      digit: digit, bases: bases, covers: covers, body: body, fins: fins, eliminations: gone)
    verdict = gone.isEmpty ? .provesNothing : .proves(fish.deduction(fish.kind))
  }
}

extension Fish {
  /// The name of the fish. Larger ones go by the name of the largest of their kind.
  fileprivate var kind: TechniqueID {
    let hasFins = !fins.isEmpty
    let names: [TechniqueID] =
      switch (shape, hasFins) {
      case (.basic, false): [.xWing, .swordfish, .jellyfish]
      case (.basic, true) where isSashimi: [.sashimiXWing, .sashimiSwordfish, .sashimiJellyfish]
      case (.basic, true): [.finnedXWing, .finnedSwordfish, .finnedJellyfish]
      case (.franken, false): [.frankenXWing, .frankenSwordfish, .frankenJellyfish]
      case (.franken, true):
        [.finnedFrankenXWing, .finnedFrankenSwordfish, .finnedFrankenJellyfish]
      case (.mutant, false): [.mutantXWing, .mutantSwordfish, .mutantJellyfish]
      case (.mutant, true):
        [
          .finnedMutantXWing, .finnedMutantSwordfish, .finnedMutantJellyfish,
          .finnedMutantSquirmbag, .finnedMutantWhale,
        ]
      }
    return names[min(bases.count - 2, names.count - 1)]
  }
}
