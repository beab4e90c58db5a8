/// The techniques in the order in which they are tried. The raw values are stored, so they must not
/// change.
public enum TechniqueID: String, CaseIterable, Codable, Sendable {
  case fullHouse, nakedSingle, hiddenSingle, lockedPair, lockedTriple, pointing, claiming
  case nakedPair, nakedTriple, hiddenPair, hiddenTriple, nakedQuadruple, hiddenQuadruple, xWing
  case swordfish, jellyfish, remotePair, bugPlusOne, skyscraper, twoStringKite, dualTwoStringKite
  case turbotFish, emptyRectangle, dualEmptyRectangle, wWing, xyWing, xyzWing, uniqueness1
  case uniqueness2, uniqueness3, uniqueness4, uniqueness5, uniqueness6, hiddenRectangle
  case avoidableRectangle1, avoidableRectangle2, finnedXWing, sashimiXWing, finnedSwordfish
  case sashimiSwordfish, finnedJellyfish, sashimiJellyfish, sueDeCoq, simpleColorTrap
  case simpleColorWrap, multiColors1, multiColors2, xChain, xyChain, alternatingInferenceChain
  case discontinuousNiceLoop, continuousNiceLoop, groupedAlternatingInferenceChain
  case groupedDiscontinuousNiceLoop, groupedContinuousNiceLoop, alsXZ, alsXYWing, alsChain
  case deathBlossom, frankenXWing, frankenSwordfish, frankenJellyfish, finnedFrankenXWing
  case finnedFrankenSwordfish, finnedFrankenJellyfish, mutantXWing, mutantSwordfish
  case mutantJellyfish, finnedMutantXWing, finnedMutantSwordfish, finnedMutantJellyfish
  case finnedMutantSquirmbag, finnedMutantWhale, forcingChainContradiction, forcingChainVerity
  case forcingNetContradiction, forcingNetVerity
  case juniorExocet, tridagon, multiSectorLockedSets, seniorExocet
  case skLoop, medusa, tripleFirework, quadrupleFirework, krakenFish1
  case krakenFish2
  case templateSet, templateDelete, bruteForce
}

extension TechniqueID {
  /// The position in ``allCases``. An enum without associated values is stored as just that, in one
  /// byte if it has up to 256 cases; a search by raw value would compare strings.
  package var place: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

extension TechniqueID {
  /// The names by which people call the technique, the raw value first.
  public var names: [String] {
    let names = [rawValue, facts.name]
    if self == .bugPlusOne { return names + ["BUG+1"] }
    let tests: [TechniqueID] = [
      .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5, .uniqueness6,
    ]
    guard let index = tests.firstIndex(of: self) else { return names }
    return names + ["Unique Rectangle Type \(index + 1)", "Unique Rectangle \(index + 1)"]
  }
}
