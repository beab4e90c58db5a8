/// A solving technique as Sudoku Explainer names it.
///
/// | rating | technique | code |
/// |---|---|---|
/// | 1.0, 1.2, 1.5 | hidden single: last of a house, in a box, in a line | HS |
/// | 1.7, 1.9 | direct pointing, direct claiming | DP, DC |
/// | 2.0, 2.5 | direct hidden pair, triplet | DP, DT |
/// | 2.3 | naked single | NS |
/// | 2.6, 2.8 | pointing, claiming | Po, Cl |
/// | 3.0, 3.6, 5.0 | naked pair, triplet, quad | NP, NT, NQ |
/// | 3.4, 4.0, 5.4 | hidden pair, triplet, quad | HP, HT, HQ |
/// | 3.2, 3.8, 5.2 | X-Wing, Swordfish, Jellyfish | XW, SF, JF |
/// | 4.2, 4.4 | XY-Wing, XYZ-Wing | XYW, XYZW |
/// | 4.5 | unique rectangle of type 1 to 4 | UR1 |
/// | 4.6, 4.7, 5.0 | unique loop of 6, 8, more cells | UL61 |
/// | 5.6 to 6.1 | bivalue universal grave of type 1 to 4 | BUG1 |
/// | 6.2, 7.5 | aligned pair, triplet exclusion | APE, ATE |
/// | 6.5 + | bidirectional cycle over one digit, over bivalue cells | BiXCy, BiYCy |
/// | 6.6 + | forcing X-chain, the shortest of them a turbot fish | FXC, TF |
/// | 7.0 + | bidirectional cycle, forcing chain | BiCy, FC |
/// | 7.5 + | Nishio forcing chains | NFC |
/// | 8.0 + | cell, region forcing chains | LFC, RFC |
/// | 8.5 + | dynamic forcing chains: contradiction, double, cell, region | DCFC, DdFC, DLFC, DRFC |
/// | 9.0 + | the same with pairs, X-Wings and locked candidates | DCFC+ |
/// | 9.5, 10.0, 10.5 + | nested: with forcing, multiple, dynamic chains | DCFC+FC, +MFC, +DFC |
///
/// A plus after a rating stands for what the length of the chains adds: ``ChainLength``. A unique
/// rectangle, loop or grave of type 3 costs a tenth more for each cell of its set.
public enum ExplainerTechnique: Hashable, Sendable {
  case hiddenSingle, nakedSingle
  case directPointing, directClaiming, directHiddenPair, directHiddenTriplet
  case pointing, claiming
  case nakedPair, nakedTriplet, nakedQuad
  case hiddenPair, hiddenTriplet, hiddenQuad
  case xWing, swordfish, jellyfish
  case xyWing, xyzWing
  /// Four cells, of type 1 to 4.
  case uniqueRectangle(type: Int)
  /// Six cells or more, of type 1 to 4.
  case uniqueLoop(length: Int, type: Int)
  /// Of type 1 to 4.
  case bivalueUniversalGrave(type: Int)
  case alignedPairExclusion, alignedTripletExclusion
  case generalizedXWing, bidirectionalXCycle, bidirectionalYCycle, bidirectionalCycle
  case turbotFish, forcingXChain, forcingChain
  case nishioForcingChains, cellForcingChains, regionForcingChains
  case dynamicForcingChains(ForcingKind, Nesting)

  /// The start and the outcome of a dynamic forcing chain.
  public enum ForcingKind: String, Hashable, Sendable {
    /// One assumption that contradicts itself.
    case contradiction = "CF"
    /// A candidate both on and off, with the same outcome.
    case double = "dF"
    /// All candidates of a cell, with the same outcome.
    case cell = "LF"
    /// All places of a digit in a house, with the same outcome.
    case region = "RF"
  }

  /// The patterns that a dynamic forcing chain may use besides single candidates.
  public enum Nesting: Int, Hashable, Sendable {
    /// None.
    case none
    /// Locked candidates, pairs and X-Wings.
    case plus
    /// Locked candidates, pairs, X-Wings and forcing chains.
    case forcingChains
    /// These and multiple forcing chains.
    case multipleChains
    /// Locked candidates, pairs, X-Wings and dynamic forcing chains.
    case dynamicChains
  }
}
