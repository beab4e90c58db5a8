/// Which technique. The raw values are stored and stay as they are.
public enum TechniqueID: String, CaseIterable, Codable, Sendable {
  case fullHouse, nakedSingle, hiddenSingle
  case lockedPair, lockedTriple, pointing, claiming
  case nakedPair, nakedTriple, hiddenPair, hiddenTriple, nakedQuadruple, hiddenQuadruple
  case xWing, swordfish, jellyfish
  case remotePair, bugPlusOne
  case skyscraper, twoStringKite, turbotFish, emptyRectangle
  case wWing, xyWing, xyzWing
  case uniqueness1, uniqueness2, uniqueness3, uniqueness4, uniqueness5, uniqueness6
  case hiddenRectangle, avoidableRectangle1, avoidableRectangle2
  case finnedXWing, sashimiXWing
  case finnedSwordfish, sashimiSwordfish, finnedJellyfish, sashimiJellyfish
  case frankenXWing, frankenSwordfish, frankenJellyfish
  case finnedFrankenXWing, finnedFrankenSwordfish, finnedFrankenJellyfish
  case mutantXWing, mutantSwordfish, mutantJellyfish
  case finnedMutantXWing, finnedMutantSwordfish, finnedMutantJellyfish
  case finnedMutantSquirmbag, finnedMutantWhale
  case dualTwoStringKite, dualEmptyRectangle
  case simpleColorTrap, simpleColorWrap, multiColors1, multiColors2
  case xChain, xyChain
  case continuousNiceLoop, discontinuousNiceLoop, alternatingInferenceChain
  case groupedContinuousNiceLoop, groupedDiscontinuousNiceLoop, groupedAlternatingInferenceChain
  case sueDeCoq, alsXZ, alsXYWing, alsChain, deathBlossom
  case forcingChainContradiction, forcingChainVerity
  case forcingNetContradiction, forcingNetVerity
  case templateSet, templateDelete, bruteForce
}
