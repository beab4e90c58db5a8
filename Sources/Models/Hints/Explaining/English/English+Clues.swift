import Sudoku

extension EnglishWords {
  func clue(to technique: TechniqueID) -> String {
    switch technique {
    case .fullHouse:
      "only one cell is still empty there."
    case .nakedSingle:
      "one cell there has a single candidate left."
    case .hiddenSingle:
      "one digit has a single place left there."
    case .pointing:
      "the places left for one digit there all lie in one line."
    case .claiming:
      "the places left for one digit there all lie in one box."
    case .lockedPair, .nakedPair:
      "two cells there have the same two candidates and no others."
    case .lockedTriple, .nakedTriple:
      "three cells there have only three candidates between them."
    case .nakedQuadruple:
      "four cells there have only four candidates between them."
    case .hiddenPair:
      "two digits there have only two places between them."
    case .hiddenTriple:
      "three digits there have only three places between them."
    case .hiddenQuadruple:
      "four digits there have only four places between them."
    case .xWing, .swordfish, .jellyfish:
      "the places of one digit there line up with each other."
    case .finnedXWing, .sashimiXWing, .finnedSwordfish, .sashimiSwordfish, .finnedJellyfish,
      .sashimiJellyfish:
      "the places of one digit there nearly line up with each other."
    case .frankenXWing, .frankenSwordfish, .frankenJellyfish, .mutantXWing, .mutantSwordfish,
      .mutantJellyfish:
      "the places of one digit there fit into just as many other houses."
    case .finnedFrankenXWing, .finnedFrankenSwordfish, .finnedFrankenJellyfish,
      .finnedMutantXWing, .finnedMutantSwordfish, .finnedMutantJellyfish,
      .finnedMutantSquirmbag, .finnedMutantWhale:
      "the places of one digit there nearly fit into just as many other houses."
    case .skyscraper, .twoStringKite, .turbotFish, .dualTwoStringKite:
      "one digit has just two places in each of them."
    case .emptyRectangle, .dualEmptyRectangle:
      "the places left for one digit there lie on one row and one column."
    case .wWing:
      "these two cells have the same two candidates."
    case .xyWing:
      "its two candidates lead on to two other cells with two candidates."
    case .xyzWing:
      "its three candidates lead on to two other cells with two candidates."
    case .remotePair:
      "these two cells and some between them have the same two candidates."
    case .bugPlusOne:
      "nearly every empty cell has just two candidates."
    case .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5, .uniqueness6,
      .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2:
      "four cells there are the corners of a rectangle of two digits."
    case .simpleColorTrap, .simpleColorWrap, .multiColors1, .multiColors2:
      "from there, the places of one digit can be coloured in turn."
    case .xChain, .xyChain, .alternatingInferenceChain, .groupedAlternatingInferenceChain,
      .discontinuousNiceLoop, .groupedDiscontinuousNiceLoop:
      "a chain of forced steps starts there."
    case .continuousNiceLoop, .groupedContinuousNiceLoop:
      "a chain of forced steps starts there and comes back round."
    case .sueDeCoq:
      "the cells where they cross have at least two candidates more than there are cells."
    case .alsXZ, .alsXYWing, .alsChain:
      "sets of cells there have just one candidate too many."
    case .deathBlossom:
      "each of its candidates would take a digit away from a set of cells."
    case .forcingChainContradiction, .forcingNetContradiction:
      "suppose a candidate there and follow where it leads."
    case .forcingChainVerity, .forcingNetVerity:
      "all that is possible there leads to the same end."
    case .juniorExocet, .seniorExocet:
      "the digits of these two cells return in two others."
    case .tridagon:
      "the same few digits can't fill three cells of each on their own."
    case .multiSectorLockedSets:
      "the cells where they cross share exactly as many digits as there are cells."
    case .skLoop:
      "the cells around where they cross share exactly as many digits as there are cells."
    case .medusa:
      "from there, candidates of several digits can be coloured in turn."
    case .tripleFirework, .quadrupleFirework:
      "some digits have just one place there outside the box where the lines cross."
    case .krakenFish1, .krakenFish2:
      "the places of one digit there nearly line up, and chains lead on from the others."
    case .templateSet, .templateDelete:
      "think of all the ways to place one digit."
    case .bruteForce:
      "no technique helps here, so a digit has to be tried."
    }
  }
}
