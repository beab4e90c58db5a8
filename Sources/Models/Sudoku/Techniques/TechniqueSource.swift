extension TechniqueID {
  /// The page that explains the rule best, by which this program goes.
  public var source: String {
    let page =
      switch self {
      case .fullHouse, .nakedSingle, .hiddenSingle: "singles"
      case .pointing, .claiming: "intersections"
      case .lockedPair, .lockedTriple, .nakedPair, .nakedTriple, .nakedQuadruple: "naked"
      case .hiddenPair, .hiddenTriple, .hiddenQuadruple: "hidden"
      case .xWing, .swordfish, .jellyfish: "fishb"
      case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
        .sashimiJellyfish:
        "fishfs"
      case .frankenXWing, .frankenSwordfish, .frankenJellyfish, .finnedFrankenXWing,
        .finnedFrankenSwordfish, .finnedFrankenJellyfish, .mutantXWing, .mutantSwordfish,
        .mutantJellyfish, .finnedMutantXWing, .finnedMutantSwordfish, .finnedMutantJellyfish,
        .finnedMutantSquirmbag, .finnedMutantWhale:
        "fishc"
      case .skyscraper, .twoStringKite, .turbotFish, .emptyRectangle, .dualTwoStringKite,
        .dualEmptyRectangle:
        "sdp"
      case .wWing, .xyWing, .xyzWing: "wings"
      case .bugPlusOne, .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5,
        .uniqueness6, .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2:
        "ur"
      case .simpleColorTrap, .simpleColorWrap, .multiColors1, .multiColors2: "col"
      case .remotePair, .xChain, .xyChain, .continuousNiceLoop, .discontinuousNiceLoop,
        .alternatingInferenceChain, .groupedContinuousNiceLoop, .groupedDiscontinuousNiceLoop,
        .groupedAlternatingInferenceChain:
        "chains"
      case .alsXZ, .alsXYWing, .alsChain, .deathBlossom: "als"
      case .sueDeCoq: "misc"
      case .forcingChainContradiction, .forcingChainVerity, .forcingNetContradiction,
        .forcingNetVerity, .templateSet, .templateDelete, .bruteForce:
        "last"
      }
    return "https://hodoku.sourceforge.net/en/tech_\(page).php"
  }
}
