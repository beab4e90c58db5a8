import Sudoku

/// Why a deduction is right, said in some language.
struct Reasoning {
  /// Where to look first.
  let lookAt: Place
  /// Where the technique is said to be.
  let place: Place
  /// The reasons, in order, without what follows from them.
  let sentences: [String]
  /// Cells that the reasons name besides those of the deduction.
  let witnesses: [Cell]
  /// The candidates of each colour, for patterns that are coloured.
  let colors: [[Candidate]]
  /// How many of the houses, from the first on, are the bases of a fish, the others being its
  /// covers; nil for what is no fish.
  let bases: Int?

  init(
    lookAt: Place, place: Place? = nil, _ sentences: [String], witnesses: [Cell] = [],
    colors: [[Candidate]] = [], bases: Int? = nil
  ) {
    self.lookAt = lookAt
    self.place = place ?? lookAt
    self.sentences = sentences
    self.witnesses = witnesses
    self.colors = colors
    self.bases = bases
  }
}

extension Reasoning {
  /// The reasons for `deduction`, which was found in `position`.
  static func of(
    _ deduction: Deduction, _ position: CandidateGrid, _ words: any ExplanationWords
  ) -> Reasoning {
    switch deduction.technique {
    case .fullHouse, .nakedSingle, .hiddenSingle:
      SingleReasoning(deduction, position).reasoning(words)
    case .pointing, .claiming, .lockedPair, .lockedTriple, .nakedPair, .nakedTriple,
      .nakedQuadruple, .hiddenPair, .hiddenTriple, .hiddenQuadruple:
      SubsetReasoning(deduction, position).reasoning(words)
    case .xWing, .swordfish, .jellyfish, .finnedXWing, .sashimiXWing, .finnedSwordfish,
      .sashimiSwordfish, .finnedJellyfish, .sashimiJellyfish, .frankenXWing, .frankenSwordfish,
      .frankenJellyfish, .finnedFrankenXWing, .finnedFrankenSwordfish, .finnedFrankenJellyfish,
      .mutantXWing, .mutantSwordfish, .mutantJellyfish, .finnedMutantXWing,
      .finnedMutantSwordfish, .finnedMutantJellyfish, .finnedMutantSquirmbag, .finnedMutantWhale:
      FishReasoning(deduction, position).reasoning(words)
    case .skyscraper, .twoStringKite, .turbotFish, .emptyRectangle, .dualTwoStringKite,
      .dualEmptyRectangle:
      SingleDigitReasoning(deduction, position).reasoning(words)
    case .wWing, .xyWing, .xyzWing, .remotePair:
      WingReasoning(deduction, position).reasoning(words)
    case .bugPlusOne, .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5,
      .uniqueness6, .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2:
      UniquenessReasoning(deduction, position).reasoning(words)
    case .simpleColorTrap, .simpleColorWrap, .multiColors1, .multiColors2:
      ColoringReasoning(deduction, position).reasoning(words)
    case .xChain, .xyChain, .continuousNiceLoop, .discontinuousNiceLoop,
      .alternatingInferenceChain, .groupedContinuousNiceLoop, .groupedDiscontinuousNiceLoop,
      .groupedAlternatingInferenceChain:
      ChainReasoning(deduction, position).reasoning(words)
    case .sueDeCoq, .alsXZ, .alsXYWing, .alsChain, .deathBlossom:
      AlmostLockedSetReasoning(deduction, position).reasoning(words)
    case .forcingChainContradiction, .forcingChainVerity, .forcingNetContradiction,
      .forcingNetVerity:
      ForcingReasoning(deduction, position).reasoning(words)
    case .templateSet, .templateDelete, .bruteForce:
      LastResortReasoning(deduction, position).reasoning(words)
    }
  }
}
