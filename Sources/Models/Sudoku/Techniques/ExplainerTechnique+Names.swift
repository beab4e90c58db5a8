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
    case .dynamicForcingChains(let kind, let nesting):
      "Dynamic \(kind.name) Forcing Chains\(nesting.name)"
    default: words.name
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
  fileprivate var name: String {
    switch self {
    case .contradiction: "Contradiction"
    case .double: "Double"
    case .cell: "Cell"
    case .region: "Region"
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

  fileprivate var name: String {
    switch self {
    case .none: ""
    case .plus: " (+)"
    case .forcingChains: " (+ Forcing Chains)"
    case .multipleChains: " (+ Multiple Forcing Chains)"
    case .dynamicChains: " (+ Dynamic Forcing Chains)"
    }
  }
}
