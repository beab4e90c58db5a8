/// The techniques, easiest first, in the order in which HoDoKu tries those that it knows.
public enum TechniqueCatalog {
  /// All techniques.
  public static let all: [any Technique] =
    [
      FullHouse(),
      NakedSingle(),
      HiddenSingle(),
      NakedSubset.lockedPair,
      NakedSubset.lockedTriple,
      LockedCandidates.pointing,
      LockedCandidates.claiming,
      NakedSubset.pair,
      NakedSubset.triple,
      HiddenSubset.pair,
      HiddenSubset.triple,
      NakedSubset.quadruple,
      HiddenSubset.quadruple,
      BasicFish.xWing,
      BasicFish.swordfish,
      BasicFish.jellyfish,
      RemotePair(),
      BivalueGrave(),
      Skyscraper(),
      TwoStringKite(),
      DualPattern.twoStringKite,
      TurbotFish(),
      EmptyRectangle(),
      DualPattern.emptyRectangle,
      WWing(),
      XYWing.xy,
      XYWing.xyz,
      UniqueRectangle.type1,
      UniqueRectangle.type2,
      UniqueRectangle.type3,
      UniqueRectangle.type4,
      UniqueRectangle.type5,
      UniqueRectangle.type6,
      UniqueRectangle.hidden,
      AvoidableRectangle.type1,
      AvoidableRectangle.type2,
      FinnedFish.xWing,
      FinnedFish.sashimiXWing,
      FinnedFish.swordfish,
      FinnedFish.sashimiSwordfish,
      FinnedFish.jellyfish,
      FinnedFish.sashimiJellyfish,
      SueDeCoq(),
      SimpleColors(),
      MultiColors(),
      XChain(),
      XYChain(),
      NiceLoop.simple,
      NiceLoop.grouped,
      AlmostLockedXZ(),
      AlmostLockedXYWing(),
      AlmostLockedChain(),
      DeathBlossom(),
      FrankenFish.xWing,
      FrankenFish.swordfish,
      FrankenFish.jellyfish,
      FrankenFish.finnedXWing,
      FrankenFish.finnedSwordfish,
      FrankenFish.finnedJellyfish,
      MutantFish.xWing,
      MutantFish.swordfish,
      MutantFish.jellyfish,
      MutantFish.finnedXWing,
      MutantFish.finnedSwordfish,
      MutantFish.finnedJellyfish,
      MutantFish.finnedSquirmbag,
      MutantFish.finnedWhale,
      ForcingChain.chain,
      ForcingChain.net,
    ] + ungraded + [Template.set, Template.delete, BruteForce()]

  /// What people try where ``grading`` finds nothing. HoDoKu has only the last of these.
  private static let ungraded: [any Technique] = [
    Exocet.junior,
    Tridagon(),
    MultiSectorLockedSets(),
    Exocet.senior,
    SKLoop(),
    Medusa(),
    Fireworks.triple,
    Fireworks.quadruple,
    KrakenFish(),
  ]

  /// The techniques used for grading.
  public static let grading: [any Technique] = all.filter(\.facts.isInGrading)

  /// Techniques of ``grading`` that no grade needs: what they find, those before them find that look
  /// at one digit. `ImpliedTechniqueTests` tries that on random places of a digit.
  ///
  /// - A Franken X-Wing is one or two steps of locked candidates.
  /// - In one with fins, an eliminated digit would leave both bases only the other cover. That is a
  ///   chain of four nodes, an empty rectangle or a finned fish of lines.
  /// - Most Franken Swordfish are locked candidates or smaller fish. Two rows in different bands and a
  ///   box with three columns, or three rows with a box and two columns, are more: grouped loops of six
  ///   nodes, through the column or the boxes that the fish leaves out.
  ///
  /// ```
  /// x x . | . . x      All places of row 1, row 4 and box 7 are in columns 1, 2 and 6,
  ///                    so those of column 3 are in boxes 1 and 4.
  /// x x . | . . x
  ///
  /// x x . | . . .      r1c6=r1c12-r23c3=r56c3-r4c12=r4c6-r1c6
  /// ```
  package static let implied: Set<TechniqueID> = [
    .frankenXWing, .frankenSwordfish, .finnedFrankenXWing,
  ]

  /// Returns `true` if the grade of some puzzle needs the technique.
  package static func isNeeded(_ id: TechniqueID) -> Bool {
    id.facts.isInGrading && id != .bruteForce && !implied.contains(id)
  }

  /// The techniques for a list of all steps: those that people can follow. Guesses and templates
  /// give no reason, and it takes minutes to find all mutant fish.
  public static let listed: [any Technique] = {
    let last: Set<TechniqueID> = [.templateSet, .templateDelete, .bruteForce]
    return all.filter { !($0 is MutantFish) && !last.contains($0.id) }
  }()

  /// The techniques of HoDoKu that people can follow.
  public static let ofHoDoKu: [any Technique] = explaining.filter { $0.facts.code != nil }

  /// Returns the techniques of ``grading`` up to the last one that a puzzle of `level` may need. If
  /// they solve a puzzle, all techniques together solve it in the same steps.
  public static func upTo(_ level: Level) -> [any Technique] {
    let last = grading.lastIndex { $0.facts.level <= level } ?? -1
    return Array(grading[...last])
  }

  /// Returns the techniques of ``grading`` up to the one whose deductions have the name `id`.
  public static func upTo(_ id: TechniqueID) -> [any Technique] {
    let last = grading.lastIndex { $0.kinds.contains(id) } ?? -1
    return Array(grading[...last])
  }

  /// Returns the technique whose deductions have the name `id`.
  public static func technique(_ id: TechniqueID) -> (any Technique)? {
    all.first { $0.kinds.contains(id) }
  }
}

extension TechniqueCatalog {
  /// The techniques of ``grading`` without the guess, and what to try where they find nothing.
  package static let explaining: [any Technique] =
    grading.filter { $0.id != .bruteForce } + [DeathBlossom()] + ungraded

  /// The techniques of ``explaining`` without the singles, in the order in which they are usually
  /// taught. Those that few people learn stay in HoDoKu's order, but no technique for experts comes
  /// after an extreme one.
  package static let teaching: [any Technique] = {
    let taught: [any Technique] = [
      LockedCandidates.pointing, LockedCandidates.claiming,
      NakedSubset.lockedPair, NakedSubset.pair, HiddenSubset.pair,
      NakedSubset.lockedTriple, NakedSubset.triple, HiddenSubset.triple,
      BasicFish.xWing, Skyscraper(), TwoStringKite(), XYWing.xy,
    ]
    let singles: [any Technique] = [FullHouse(), NakedSingle(), HiddenSingle()]
    let placed = Set((singles + taught).map(\.id))
    let others = explaining.filter { !placed.contains($0.id) }
    return taught + others.filter { $0.facts.level < .extreme }
      + others.filter { $0.facts.level == .extreme }
  }()
}
