import ArgumentParser
import Sudoku

/// Techniques that are alike, as the command line names them.
enum TechniqueGroup: String, CaseIterable {
  case singles, intersections, subsets, fish, singleDigit, uniqueness, wings, coloring, chains
  case almostLockedSets, lastResorts
  // Techniques that share a name, within other groups.
  case exocet, firework

  /// The techniques of the group.
  var techniques: Set<TechniqueID> {
    switch self {
    case .exocet: [.juniorExocet, .seniorExocet]
    case .firework: [.tripleFirework, .quadrupleFirework]
    default: Set(TechniqueID.allCases.filter { $0.group == self })
    }
  }

  /// Returns the group of a name, in small letters. What techniques share has a plural, too.
  static func named(_ letters: String) -> TechniqueGroup? {
    allCases.first { group in
      let name = group.rawValue.foldedName
      return name == letters || group.isShared && name + "s" == letters
    }
  }

  /// `true` if its techniques share its name, so that near names need not list it.
  var isShared: Bool { self == .exocet || self == .firework }
}

extension TechniqueID {
  /// The group of the technique, of which all have one.
  var group: TechniqueGroup {
    switch self {
    case .fullHouse, .nakedSingle, .hiddenSingle: .singles
    case .pointing, .claiming: .intersections
    case .lockedPair, .lockedTriple, .nakedPair, .nakedTriple, .nakedQuadruple, .hiddenPair,
      .hiddenTriple, .hiddenQuadruple:
      .subsets
    case .xWing, .swordfish, .jellyfish, .finnedXWing, .sashimiXWing, .finnedSwordfish,
      .sashimiSwordfish, .finnedJellyfish, .sashimiJellyfish, .frankenXWing, .frankenSwordfish,
      .frankenJellyfish, .finnedFrankenXWing, .finnedFrankenSwordfish, .finnedFrankenJellyfish,
      .mutantXWing, .mutantSwordfish, .mutantJellyfish, .finnedMutantXWing, .finnedMutantSwordfish,
      .finnedMutantJellyfish, .finnedMutantSquirmbag, .finnedMutantWhale,
      .krakenFish1, .krakenFish2:
      .fish
    case .skyscraper, .twoStringKite, .dualTwoStringKite, .turbotFish, .emptyRectangle,
      .dualEmptyRectangle:
      .singleDigit
    case .bugPlusOne, .uniqueness1, .uniqueness2, .uniqueness3, .uniqueness4, .uniqueness5,
      .uniqueness6, .hiddenRectangle, .avoidableRectangle1, .avoidableRectangle2:
      .uniqueness
    case .wWing, .xyWing, .xyzWing: .wings
    case .simpleColorTrap, .simpleColorWrap, .multiColors1, .multiColors2, .medusa: .coloring
    case .remotePair, .xChain, .xyChain, .alternatingInferenceChain, .discontinuousNiceLoop,
      .continuousNiceLoop, .groupedAlternatingInferenceChain, .groupedDiscontinuousNiceLoop,
      .groupedContinuousNiceLoop:
      .chains
    case .juniorExocet, .tridagon, .multiSectorLockedSets, .seniorExocet: .almostLockedSets
    case .alsXZ, .alsXYWing, .alsChain, .deathBlossom, .sueDeCoq, .skLoop,
      .tripleFirework, .quadrupleFirework:
      .almostLockedSets
    case .forcingChainContradiction, .forcingChainVerity, .forcingNetContradiction,
      .forcingNetVerity, .templateSet, .templateDelete, .bruteForce:
      .lastResorts
    }
  }
}

/// A technique or a group of them, as the command line names it.
struct TechniqueChoice: Sendable {
  /// The techniques.
  let ids: Set<TechniqueID>

  /// Reads a name or a code of what puzzles are graded by.
  ///
  /// - Throws: `ValidationError` with the nearest names, or if puzzles are graded without it.
  init(graded text: String) throws {
    // So 'rate' calls the guess where no technique is left.
    if TechniqueID.bruteForce.names.contains(where: { $0.foldedName == text.foldedName }) {
      self.init(ids: [.bruteForce])
      return
    }
    try self.init(anyOf: text)
    guard ids.contains(where: \.facts.isInGrading) else {
      let name = ids.count == 1 ? ids.first?.facts.name : nil
      throw ValidationError("puzzles are graded without \(name ?? "these").")
    }
  }

  private init(ids: Set<TechniqueID>) { self.ids = ids }

  /// Reads a name or a code, also of what puzzles aren't graded by.
  ///
  /// - Throws: `ValidationError` with the nearest names.
  init(anyOf text: String) throws {
    if let technique = TechniqueName.technique(text) {
      ids = [technique]
      return
    }
    guard let group = TechniqueGroup.named(text.foldedName) else {
      let groups = TechniqueGroup.allCases.filter { !$0.isShared }
      throw TechniqueName.unknown(
        text, "technique or group",
        among: groups.map(\.rawValue) + TechniqueName.all.map(\.id.rawValue))
    }
    ids = group.techniques
  }
}
