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
/// A plus after a rating means that the length of the chains adds to it: ``ChainLength``. A unique
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

extension ExplainerTechnique {
  /// Sudoku Explainer's short code: "HS", "UR1", "DCFC+".
  public var code: String {
    switch self {
    case .uniqueRectangle(let type): "UR\(type)"
    case .uniqueLoop(let length, let type): "UL\(length)\(type)"
    case .bivalueUniversalGrave(let type): "BUG\(type)"
    case .dynamicForcingChains(let kind, let nesting): "D\(kind.rawValue)C\(nesting.code)"
    default: words.code
    }
  }

  /// Sudoku Explainer's name: "Hidden Single", "Unique Rectangle type 1".
  public var name: String {
    switch self {
    case .uniqueRectangle(let type): "Unique Rectangle type \(type)"
    case .uniqueLoop(let length, let type): "Unique Loop \(length) type \(type)"
    case .bivalueUniversalGrave(let type): "BUG type \(type)"
    default: nameOfChains(in: .english) ?? words.name
    }
  }

  /// Returns the name of a technique of several chains. `nil` for the others, which people call by
  /// the names of ``TechniqueFacts``.
  func nameOfChains(in language: Language) -> String? {
    switch self {
    case .nishioForcingChains: language.say(words.name, "니시오 강제 체인")
    case .cellForcingChains: language.say(words.name, "칸 강제 체인")
    case .regionForcingChains: language.say(words.name, "구역 강제 체인")
    case .dynamicForcingChains(let kind, let nesting):
      language.say(
        "Dynamic \(kind.name(in: language)) Forcing Chains\(nesting.name(in: language))",
        "동적 \(kind.name(in: language)) 강제 체인\(nesting.name(in: language))")
    default: nil
    }
  }

  private var words: (code: String, name: String) {
    switch self {
    case .hiddenSingle: ("HS", "Hidden Single")
    case .nakedSingle: ("NS", "Naked Single")
    case .directPointing: ("DP", "Direct Pointing")
    case .directClaiming: ("DC", "Direct Claiming")
    case .directHiddenPair: ("DP", "Direct Hidden Pair")
    case .directHiddenTriplet: ("DT", "Direct Hidden Triplet")
    case .pointing: ("Po", "Pointing")
    case .claiming: ("Cl", "Claiming")
    case .nakedPair: ("NP", "Naked Pair")
    case .nakedTriplet: ("NT", "Naked Triplet")
    case .nakedQuad: ("NQ", "Naked Quad")
    case .hiddenPair: ("HP", "Hidden Pair")
    case .hiddenTriplet: ("HT", "Hidden Triplet")
    case .hiddenQuad: ("HQ", "Hidden Quad")
    case .xWing: ("XW", "X-Wing")
    case .swordfish: ("SF", "Swordfish")
    case .jellyfish: ("JF", "Jellyfish")
    case .xyWing: ("XYW", "XY-Wing")
    case .xyzWing: ("XYZW", "XYZ-Wing")
    case .alignedPairExclusion: ("APE", "Aligned Pair Exclusion")
    case .alignedTripletExclusion: ("ATE", "Aligned Triplet Exclusion")
    case .generalizedXWing: ("GXW", "Generalized X-Wing")
    case .bidirectionalXCycle: ("BiXCy", "Bidirectional X-Cycle")
    case .bidirectionalYCycle: ("BiYCy", "Bidirectional Y-Cycle")
    case .bidirectionalCycle: ("BiCy", "Bidirectional Cycle")
    case .turbotFish: ("TF", "Turbot Fish")
    case .forcingXChain: ("FXC", "Forcing X-Chain")
    case .forcingChain: ("FC", "Forcing Chain")
    case .nishioForcingChains: ("NFC", "Nishio Forcing Chains")
    case .cellForcingChains: ("LFC", "Cell Forcing Chains")
    case .regionForcingChains: ("RFC", "Region Forcing Chains")
    case .uniqueRectangle, .uniqueLoop, .bivalueUniversalGrave, .dynamicForcingChains: ("", "")
    }
  }
}

extension ExplainerTechnique.ForcingKind {
  fileprivate func name(in language: Language) -> String {
    switch self {
    case .contradiction: language.say("Contradiction", "모순")
    case .double: language.say("Double", "이중")
    case .cell: language.say("Cell", "칸")
    case .region: language.say("Region", "구역")
    }
  }
}

extension ExplainerTechnique.Nesting {
  fileprivate var code: String {
    switch self {
    case .none: ""
    case .plus: "+"
    case .forcingChains: "+FC"
    case .multipleChains: "+MFC"
    case .dynamicChains: "+DFC"
    }
  }

  fileprivate func name(in language: Language) -> String {
    switch self {
    case .none: ""
    case .plus: language.say(" (+)", "(+)")
    case .forcingChains: language.say(" (+ Forcing Chains)", "(+ 강제 체인)")
    case .multipleChains: language.say(" (+ Multiple Forcing Chains)", "(+ 다중 강제 체인)")
    case .dynamicChains: language.say(" (+ Dynamic Forcing Chains)", "(+ 동적 강제 체인)")
    }
  }
}

/// Sudoku Explainer's name and rating for a step.
public struct ExplainerTerms: Hashable, Sendable {
  /// The technique.
  public let technique: ExplainerTechnique
  /// The rating in tenths: 113 for 11.3.
  public let rating: Int

  package init(_ technique: ExplainerTechnique, rating: Int) {
    self.technique = technique
    self.rating = rating
  }
}
