/// The techniques in the order in which they are tried: HoDoKu's, for those that it knows. The raw
/// values are stored, so they must not change.
public enum TechniqueID: String, CaseIterable, Codable, Sendable {
  case fullHouse, nakedSingle, hiddenSingle, lockedPair, lockedTriple, pointing, claiming
  case nakedPair, nakedTriple, hiddenPair, hiddenTriple, nakedQuadruple, hiddenQuadruple
  case almostLockedPair, almostLockedTriple, xWing
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

/// The facts about the techniques: a row for each, in the order of ``TechniqueID``.
///
/// The table is code, not a file that is read at the start. So a row names the search itself, the
/// compiler finds a misspelt level and a name that a language lacks, and nothing can be missing
/// where the program runs. It takes the compiler less than a second.
extension TechniqueFacts {
  package static let table: [TechniqueFacts] = [
    TechniqueFacts(
      .fullHouse, "Full House", "풀 하우스", "0000", 4, .easy, .singles, hodoku("singles"), .fixed(10),
      clue: .say("only one cell is still empty there.", "빈칸이 하나만 남아 있어요."), by: FullHouse()),
    TechniqueFacts(
      .nakedSingle, "Naked Single", "네이키드 싱글", "0003", 4, .easy, .singles, hodoku("singles"),
      .fixed(23), clue: .say("one cell there has a single candidate left.", "후보가 하나만 남은 칸이 있어요."),
      by: NakedSingle()),
    TechniqueFacts(
      .hiddenSingle, "Hidden Single", "히든 싱글", "0002", 14, .easy, .singles, hodoku("singles"),
      .between(12, 15),
      clue: .say("one digit has a single place left there.", "들어갈 자리가 하나만 남은 숫자가 있어요."),
      by: HiddenSingle()),
    TechniqueFacts(
      .lockedPair, "Locked Pair", "잠긴 페어", "0110", 40, .medium, .subsets, hodoku("naked"),
      .fixed(30), clue: .pair, by: NakedSubset.lockedPair),
    TechniqueFacts(
      .lockedTriple, "Locked Triple", "잠긴 트리플", "0111", 60, .medium, .subsets, hodoku("naked"),
      .fixed(36), clue: .triple, by: NakedSubset.lockedTriple),
    TechniqueFacts(
      .pointing, "Locked Candidates Type 1 (Pointing)", "잠긴 후보 1형(포인팅)", "0100", 50, .medium,
      .intersections, hodoku("intersections"), .between(17, 26),
      clue: .say(
        "the places left for one digit there all lie in one line.", "어떤 숫자의 남은 자리가 모두 한 줄에 있어요."),
      by: LockedCandidates.pointing),
    TechniqueFacts(
      .claiming, "Locked Candidates Type 2 (Claiming)", "잠긴 후보 2형(클레이밍)", "0101", 50, .medium,
      .intersections, hodoku("intersections"), .between(19, 28),
      clue: .say(
        "the places left for one digit there all lie in one box.", "어떤 숫자의 남은 자리가 모두 한 블록에 있어요."),
      by: LockedCandidates.claiming),
    TechniqueFacts(
      .nakedPair, "Naked Pair", "네이키드 페어", "0200", 60, .medium, .subsets, hodoku("naked"),
      .fixed(30), clue: .pair, by: NakedSubset.pair),
    TechniqueFacts(
      .nakedTriple, "Naked Triple", "네이키드 트리플", "0201", 80, .medium, .subsets, hodoku("naked"),
      .fixed(36), clue: .triple, by: NakedSubset.triple),
    TechniqueFacts(
      .hiddenPair, "Hidden Pair", "히든 페어", "0210", 70, .medium, .subsets, hodoku("hidden"),
      .between(20, 34),
      clue: .say(
        "two digits there have only two places between them.", "두 칸에만 들어갈 수 있는 숫자가 두 개 있어요."),
      by: HiddenSubset.pair),
    TechniqueFacts(
      .hiddenTriple, "Hidden Triple", "히든 트리플", "0211", 100, .medium, .subsets, hodoku("hidden"),
      .between(25, 40),
      clue: .say(
        "three digits there have only three places between them.", "세 칸에만 들어갈 수 있는 숫자가 세 개 있어요."),
      by: HiddenSubset.triple),
    TechniqueFacts(
      .nakedQuadruple, "Naked Quadruple", "네이키드 쿼드", "0202", 120, .hard, .subsets, hodoku("naked"),
      .fixed(50),
      clue: .say(
        "four cells there have only four candidates between them.", "네 칸의 후보를 모두 합쳐도 네 개뿐인 곳이 있어요."),
      by: NakedSubset.quadruple),
    TechniqueFacts(
      .hiddenQuadruple, "Hidden Quadruple", "히든 쿼드", "0212", 150, .hard, .subsets, hodoku("hidden"),
      .fixed(54),
      clue: .say(
        "four digits there have only four places between them.", "네 칸에만 들어갈 수 있는 숫자가 네 개 있어요."),
      by: HiddenSubset.quadruple),
    TechniqueFacts(
      .almostLockedPair, "Almost Locked Pair", "거의 잠긴 페어", nil, 150, .hard, .intersections,
      "http://forum.enjoysudoku.com/almost-locked-pair-and-almost-locked-triple-t39348.html",
      for: .lists, clue: .oneCellShort, by: AlmostLockedCandidates.pair),
    TechniqueFacts(
      .almostLockedTriple, "Almost Locked Triple", "거의 잠긴 트리플", nil, 180, .hard, .intersections,
      "http://forum.enjoysudoku.com/almost-locked-pair-and-almost-locked-triple-t39348.html",
      for: .lists, clue: .oneCellShort, by: AlmostLockedCandidates.triple),
    TechniqueFacts(
      .xWing, "X-Wing", "X-윙", "0300", 140, .hard, .fish, hodoku("fishb"), .fixed(32),
      clue: .inLine, by: BasicFish.xWing),
    TechniqueFacts(
      .swordfish, "Swordfish", "소드피시", "0301", 150, .hard, .fish, hodoku("fishb"), .fixed(38),
      clue: .inLine, by: BasicFish.swordfish),
    TechniqueFacts(
      .jellyfish, "Jellyfish", "젤리피시", "0302", 160, .hard, .fish, hodoku("fishb"), .fixed(52),
      clue: .inLine, by: BasicFish.jellyfish),
    TechniqueFacts(
      .remotePair, "Remote Pair", "리모트 페어", "0703", 110, .hard, .chains, hodoku("chains"),
      clue: .say(
        "these two cells and some between them have the same two candidates.",
        "이 두 칸과 그 사이를 잇는 칸들은 똑같은 후보 두 개를 가지고 있어요."), by: RemotePair()),
    TechniqueFacts(
      .bugPlusOne, "Bivalue Universal Grave + 1", "BUG+1(쌍후보 무덤)", also: ["BUG+1"], "0610", 100,
      .hard, .uniqueness, hodoku("ur"), .fixed(56),
      clue: .say("nearly every empty cell has just two candidates.", "거의 모든 빈칸에 후보가 두 개씩만 있어요."),
      by: BivalueGrave()),
    TechniqueFacts(
      .skyscraper, "Skyscraper", "스카이스크래퍼", "0400", 130, .hard, .singleDigit, hodoku("sdp"),
      clue: .twoPlaces, by: Skyscraper()),
    TechniqueFacts(
      .twoStringKite, "2-String Kite", "2-스트링 카이트", "0401", 150, .hard, .singleDigit, hodoku("sdp"),
      clue: .twoPlaces, by: TwoStringKite()),
    TechniqueFacts(
      .dualTwoStringKite, "Dual 2-String Kite", "이중 2-스트링 카이트", "0404", 150, .hard, .singleDigit,
      hodoku("sdp"), for: .lists, clue: .twoPlaces, by: DualPattern.twoStringKite),
    TechniqueFacts(
      .turbotFish, "Turbot Fish", "터봇 피시", "0403", 120, .hard, .singleDigit, hodoku("sdp"),
      .from(66), clue: .twoPlaces, by: TurbotFish()),
    TechniqueFacts(
      .emptyRectangle, "Empty Rectangle", "빈 사각형", "0402", 120, .hard, .singleDigit, hodoku("sdp"),
      clue: .onRowAndColumn, by: EmptyRectangle()),
    TechniqueFacts(
      .dualEmptyRectangle, "Dual Empty Rectangle", "이중 빈 사각형", "0405", 120, .hard, .singleDigit,
      hodoku("sdp"), for: .lists, clue: .onRowAndColumn, by: DualPattern.emptyRectangle),
    TechniqueFacts(
      .wWing, "W-Wing", "W-윙", "0803", 150, .hard, .wings, hodoku("wings"),
      clue: .say("these two cells have the same two candidates.", "이 두 칸은 똑같은 후보 두 개를 가지고 있어요."),
      by: WWing()),
    TechniqueFacts(
      .xyWing, "XY-Wing", "XY-윙", "0800", 160, .hard, .wings, hodoku("wings"), .fixed(42),
      clue: .say(
        "its two candidates lead on to two other cells with two candidates.",
        "이 칸의 두 후보는 후보가 두 개인 다른 두 칸으로 이어져요."), by: XYWing.xy),
    TechniqueFacts(
      .xyzWing, "XYZ-Wing", "XYZ-윙", "0801", 180, .hard, .wings, hodoku("wings"), .fixed(44),
      clue: .say(
        "its three candidates lead on to two other cells with two candidates.",
        "이 칸의 세 후보는 후보가 두 개인 다른 두 칸으로 이어져요."), by: XYWing.xyz),
    TechniqueFacts(
      .uniqueness1, "Uniqueness Test 1", "유일 사각형 1형",
      also: ["Unique Rectangle Type 1", "Unique Rectangle 1"], "0600", 100, .hard, .uniqueness,
      hodoku("ur"), .fixed(45), clue: .rectangle, by: UniqueRectangle.type1),
    TechniqueFacts(
      .uniqueness2, "Uniqueness Test 2", "유일 사각형 2형",
      also: ["Unique Rectangle Type 2", "Unique Rectangle 2"], "0601", 100, .hard, .uniqueness,
      hodoku("ur"), .fixed(45), clue: .rectangle, by: UniqueRectangle.type2),
    TechniqueFacts(
      .uniqueness3, "Uniqueness Test 3", "유일 사각형 3형",
      also: ["Unique Rectangle Type 3", "Unique Rectangle 3"], "0602", 100, .hard, .uniqueness,
      hodoku("ur"), .between(46, 48), clue: .rectangle, by: UniqueRectangle.type3),
    TechniqueFacts(
      .uniqueness4, "Uniqueness Test 4", "유일 사각형 4형",
      also: ["Unique Rectangle Type 4", "Unique Rectangle 4"], "0603", 100, .hard, .uniqueness,
      hodoku("ur"), .fixed(45), clue: .rectangle, by: UniqueRectangle.type4),
    TechniqueFacts(
      .uniqueness5, "Uniqueness Test 5", "유일 사각형 5형",
      also: ["Unique Rectangle Type 5", "Unique Rectangle 5"], "0604", 100, .hard, .uniqueness,
      hodoku("ur"), clue: .rectangle, by: UniqueRectangle.type5),
    TechniqueFacts(
      .uniqueness6, "Uniqueness Test 6", "유일 사각형 6형",
      also: ["Unique Rectangle Type 6", "Unique Rectangle 6"], "0605", 100, .hard, .uniqueness,
      hodoku("ur"), clue: .rectangle, by: UniqueRectangle.type6),
    TechniqueFacts(
      .hiddenRectangle, "Hidden Rectangle", "히든 사각형", "0606", 100, .hard, .uniqueness, hodoku("ur"),
      clue: .rectangle, by: UniqueRectangle.hidden),
    TechniqueFacts(
      .avoidableRectangle1, "Avoidable Rectangle Type 1", "회피 사각형 1형", "0607", 100, .hard,
      .uniqueness, hodoku("ur"), clue: .rectangle, by: AvoidableRectangle.type1),
    TechniqueFacts(
      .avoidableRectangle2, "Avoidable Rectangle Type 2", "회피 사각형 2형", "0608", 100, .hard,
      .uniqueness, hodoku("ur"), clue: .rectangle, by: AvoidableRectangle.type2),
    TechniqueFacts(
      .finnedXWing, "Finned X-Wing", "핀 X-윙", "0310", 130, .hard, .fish, hodoku("fishfs"),
      clue: .nearlyInLine, by: FinnedFish.xWing),
    TechniqueFacts(
      .sashimiXWing, "Sashimi X-Wing", "사시미 X-윙", "0320", 150, .hard, .fish, hodoku("fishfs"),
      clue: .nearlyInLine, by: FinnedFish.sashimiXWing),
    TechniqueFacts(
      .finnedSwordfish, "Finned Swordfish", "핀 소드피시", "0311", 200, .expert, .fish, hodoku("fishfs"),
      clue: .nearlyInLine, by: FinnedFish.swordfish),
    TechniqueFacts(
      .sashimiSwordfish, "Sashimi Swordfish", "사시미 소드피시", "0321", 240, .expert, .fish,
      hodoku("fishfs"), clue: .nearlyInLine, by: FinnedFish.sashimiSwordfish),
    TechniqueFacts(
      .finnedJellyfish, "Finned Jellyfish", "핀 젤리피시", "0312", 250, .expert, .fish, hodoku("fishfs"),
      clue: .nearlyInLine, by: FinnedFish.jellyfish),
    TechniqueFacts(
      .sashimiJellyfish, "Sashimi Jellyfish", "사시미 젤리피시", "0322", 260, .expert, .fish,
      hodoku("fishfs"), clue: .nearlyInLine, by: FinnedFish.sashimiJellyfish),
    TechniqueFacts(
      .sueDeCoq, "Sue de Coq", "수 드 코크", "1101", 250, .expert, .almostLockedSets, hodoku("misc"),
      clue: .say(
        "the cells where they cross have at least two candidates more than there are cells.",
        "서로 만나는 칸들의 후보가 칸 수보다 두 개 이상 많아요."), by: SueDeCoq()),
    TechniqueFacts(
      .simpleColorTrap, "Simple Colors Trap", "단순 색칠 1형(트랩)", "0500", 150, .hard, .coloring,
      hodoku("col"), clue: .coloring, by: SimpleColors()),
    TechniqueFacts(
      .simpleColorWrap, "Simple Colors Wrap", "단순 색칠 2형(랩)", "0501", 150, .hard, .coloring,
      hodoku("col"), clue: .coloring),
    TechniqueFacts(
      .multiColors1, "Multi Colors 1", "다중 색칠 1형", "0502", 200, .hard, .coloring, hodoku("col"),
      clue: .coloring, by: MultiColors()),
    TechniqueFacts(
      .multiColors2, "Multi Colors 2", "다중 색칠 2형", "0503", 200, .hard, .coloring, hodoku("col"),
      clue: .coloring),
    TechniqueFacts(
      .xChain, "X-Chain", "X-체인", "0701", 260, .expert, .chains, hodoku("chains"), .from(66),
      clue: .chain, by: XChain()),
    TechniqueFacts(
      .xyChain, "XY-Chain", "XY-체인", "0702", 260, .expert, .chains, hodoku("chains"), .from(66),
      clue: .chain, by: XYChain()),
    TechniqueFacts(
      .alternatingInferenceChain, "AIC", "교대 추론 체인(AIC)", "0708", 280, .expert, .chains,
      hodoku("chains"), .from(70), clue: .chain, by: NiceLoop.simple),
    TechniqueFacts(
      .discontinuousNiceLoop, "Discontinuous Nice Loop", "불연속 나이스 루프", "0707", 280, .expert,
      .chains, hodoku("chains"), .from(70), clue: .chain),
    TechniqueFacts(
      .continuousNiceLoop, "Continuous Nice Loop", "연속 나이스 루프", "0706", 280, .expert, .chains,
      hodoku("chains"), .from(65), clue: .loop),
    TechniqueFacts(
      .groupedAlternatingInferenceChain, "Grouped AIC", "그룹 교대 추론 체인(AIC)", "0711", 300, .expert,
      .chains, hodoku("chains"), clue: .chain, by: NiceLoop.grouped),
    TechniqueFacts(
      .groupedDiscontinuousNiceLoop, "Grouped Discontinuous Nice Loop", "그룹 불연속 나이스 루프", "0710",
      300, .expert, .chains, hodoku("chains"), clue: .chain),
    TechniqueFacts(
      .groupedContinuousNiceLoop, "Grouped Continuous Nice Loop", "그룹 연속 나이스 루프", "0709", 300,
      .expert, .chains, hodoku("chains"), clue: .loop),
    TechniqueFacts(
      .alsXZ, "Almost Locked Set XZ-Rule", "ALS-XZ", "0901", 300, .expert, .almostLockedSets,
      hodoku("als"), clue: .oneTooMany, by: AlmostLockedXZ()),
    TechniqueFacts(
      .alsXYWing, "Almost Locked Set XY-Wing", "ALS-XY-윙", "0902", 320, .expert, .almostLockedSets,
      hodoku("als"), clue: .oneTooMany, by: AlmostLockedXYWing()),
    TechniqueFacts(
      .alsChain, "Almost Locked Set Chain", "ALS 체인", "0903", 340, .expert, .almostLockedSets,
      hodoku("als"), clue: .oneTooMany, by: AlmostLockedChain()),
    TechniqueFacts(
      .deathBlossom, "Death Blossom", "데스 블로섬", "0904", 360, .expert, .almostLockedSets,
      hodoku("als"), for: .hints,
      clue: .say(
        "each of its candidates would take a digit away from a set of cells.",
        "이 칸의 후보마다 어떤 칸 묶음에서 숫자를 하나씩 빼앗아요."), by: DeathBlossom()),
    TechniqueFacts(
      .frankenXWing, "Franken X-Wing", "프랑켄 X-윙", "0330", 300, .expert, .fish, hodoku("fishc"),
      for: .needlessGrades, clue: .inAsManyHouses, by: ComplexFish.franken(.frankenXWing, size: 2)),
    TechniqueFacts(
      .frankenSwordfish, "Franken Swordfish", "프랑켄 소드피시", "0331", 350, .expert, .fish,
      hodoku("fishc"), for: .needlessGrades, clue: .inAsManyHouses,
      by: ComplexFish.franken(.frankenSwordfish, size: 3)),
    TechniqueFacts(
      .frankenJellyfish, "Franken Jellyfish", "프랑켄 젤리피시", "0332", 370, .expert, .fish,
      hodoku("fishc"), for: .lists, clue: .inAsManyHouses,
      by: ComplexFish.franken(.frankenJellyfish, size: 4)),
    TechniqueFacts(
      .finnedFrankenXWing, "Finned Franken X-Wing", "핀 프랑켄 X-윙", "0340", 390, .expert, .fish,
      hodoku("fishc"), for: .needlessGrades, clue: .nearlyInAsManyHouses,
      by: ComplexFish.franken(.finnedFrankenXWing, size: 2, hasFins: true)),
    TechniqueFacts(
      .finnedFrankenSwordfish, "Finned Franken Swordfish", "핀 프랑켄 소드피시", "0341", 410, .expert,
      .fish, hodoku("fishc"), clue: .nearlyInAsManyHouses,
      by: ComplexFish.franken(.finnedFrankenSwordfish, size: 3, hasFins: true)),
    TechniqueFacts(
      .finnedFrankenJellyfish, "Finned Franken Jellyfish", "핀 프랑켄 젤리피시", "0342", 430, .expert,
      .fish, hodoku("fishc"), for: .lists, clue: .nearlyInAsManyHouses,
      by: ComplexFish.franken(.finnedFrankenJellyfish, size: 4, hasFins: true)),
    TechniqueFacts(
      .mutantXWing, "Mutant X-Wing", "뮤턴트 X-윙", "0350", 450, .extreme, .fish, hodoku("fishc"),
      for: .requests, clue: .inAsManyHouses, by: ComplexFish.mutant(.mutantXWing, size: 2)),
    TechniqueFacts(
      .mutantSwordfish, "Mutant Swordfish", "뮤턴트 소드피시", "0351", 450, .extreme, .fish,
      hodoku("fishc"), for: .requests, clue: .inAsManyHouses,
      by: ComplexFish.mutant(.mutantSwordfish, size: 3)),
    TechniqueFacts(
      .mutantJellyfish, "Mutant Jellyfish", "뮤턴트 젤리피시", "0352", 450, .extreme, .fish,
      hodoku("fishc"), for: .requests, clue: .inAsManyHouses,
      by: ComplexFish.mutant(.mutantJellyfish, size: 4)),
    TechniqueFacts(
      .finnedMutantXWing, "Finned Mutant X-Wing", "핀 뮤턴트 X-윙", "0360", 470, .extreme, .fish,
      hodoku("fishc"), for: .requests, clue: .nearlyInAsManyHouses,
      by: ComplexFish.mutant(.finnedMutantXWing, size: 2, hasFins: true)),
    TechniqueFacts(
      .finnedMutantSwordfish, "Finned Mutant Swordfish", "핀 뮤턴트 소드피시", "0361", 470, .extreme, .fish,
      hodoku("fishc"), for: .requests, clue: .nearlyInAsManyHouses,
      by: ComplexFish.mutant(.finnedMutantSwordfish, size: 3, hasFins: true)),
    TechniqueFacts(
      .finnedMutantJellyfish, "Finned Mutant Jellyfish", "핀 뮤턴트 젤리피시", "0362", 470, .extreme, .fish,
      hodoku("fishc"), for: .requests, clue: .nearlyInAsManyHouses,
      by: ComplexFish.mutant(.finnedMutantJellyfish, size: 4, hasFins: true)),
    TechniqueFacts(
      .finnedMutantSquirmbag, "Finned Mutant Squirmbag", "핀 뮤턴트 스쿼름백", "0363", 470, .extreme, .fish,
      hodoku("fishc"), for: .requests, clue: .nearlyInAsManyHouses,
      by: ComplexFish.mutant(.finnedMutantSquirmbag, size: 5, hasFins: true)),
    TechniqueFacts(
      .finnedMutantWhale, "Finned Mutant Whale", "핀 뮤턴트 웨일", "0364", 470, .extreme, .fish,
      hodoku("fishc"), for: .requests, clue: .nearlyInAsManyHouses,
      by: ComplexFish.mutant(.finnedMutantWhale, size: 6, hasFins: true)),
    TechniqueFacts(
      .forcingChainContradiction, "Forcing Chain Contradiction", "강제 체인(모순)", "1301", 500, .extreme,
      .lastResorts, hodoku("last"), .from(75), clue: .assumption, by: ForcingChain.chain),
    TechniqueFacts(
      .forcingChainVerity, "Forcing Chain Verity", "강제 체인(필연)", "1302", 500, .extreme, .lastResorts,
      hodoku("last"), .from(80), clue: .allLeadThere),
    TechniqueFacts(
      .forcingNetContradiction, "Forcing Net Contradiction", "강제 네트(모순)", "1303", 700, .extreme,
      .lastResorts, hodoku("last"), .from(85), clue: .assumption, by: ForcingChain.net),
    TechniqueFacts(
      .forcingNetVerity, "Forcing Net Verity", "강제 네트(필연)", "1304", 700, .extreme, .lastResorts,
      hodoku("last"), .from(85), clue: .allLeadThere),
    TechniqueFacts(
      .juniorExocet, "Junior Exocet", "주니어 엑조세", nil, 1000, .extreme, .almostLockedSets,
      "https://www.sudokuwiki.org/Exocet", for: .hints, clue: .returningDigits, by: Exocet.junior),
    TechniqueFacts(
      .tridagon, "Tridagon", "트라이다곤", nil, 1000, .extreme, .almostLockedSets,
      "https://www.sudokuwiki.org/Tridagons", for: .hints,
      clue: .say(
        "the same few digits can't fill three cells of each on their own.",
        "같은 숫자 몇 개만으로는 블록마다 세 칸을 채울 수 없어요."), by: Tridagon()),
    TechniqueFacts(
      .multiSectorLockedSets, "Multi-Sector Locked Sets", "다중 구역 잠긴 집합(MSLS)", nil, 1000, .extreme,
      .almostLockedSets, "http://forum.enjoysudoku.com/using-multi-sector-locked-sets-t31222.html",
      for: .hints,
      clue: .say(
        "the cells where they cross share exactly as many digits as there are cells.",
        "서로 만나는 칸들에 들어갈 수 있는 숫자가 칸 수만큼밖에 없어요."), by: MultiSectorLockedSets()),
    TechniqueFacts(
      .seniorExocet, "Senior Exocet", "시니어 엑조세", nil, 1000, .extreme, .almostLockedSets,
      "http://forum.enjoysudoku.com/jexocet-pattern-definition-t31133.html", for: .hints,
      clue: .returningDigits, by: Exocet.senior),
    TechniqueFacts(
      .skLoop, "SK Loop", "SK 루프", nil, 1000, .extreme, .almostLockedSets,
      "https://www.sudokuwiki.org/SK_Loops", for: .hints,
      clue: .say(
        "the cells around where they cross share exactly as many digits as there are cells.",
        "서로 만나는 곳 둘레의 칸들에 들어갈 수 있는 숫자가 칸 수만큼밖에 없어요."), by: SKLoop()),
    TechniqueFacts(
      .medusa, "3D Medusa", "3D 메두사", nil, 280, .expert, .coloring,
      "https://www.sudokuwiki.org/3D_Medusa", for: .hints,
      clue: .say(
        "from there, candidates of several digits can be coloured in turn.",
        "여기서부터 여러 숫자의 후보를 두 색으로 번갈아 칠할 수 있어요."), by: Medusa()),
    TechniqueFacts(
      .tripleFirework, "Triple Firework", "트리플 파이어워크", nil, 300, .expert, .almostLockedSets,
      "https://www.sudokuwiki.org/Fireworks", for: .hints, clue: .onePlaceOutside,
      by: Fireworks.triple),
    TechniqueFacts(
      .quadrupleFirework, "Quadruple Firework", "쿼드 파이어워크", nil, 350, .expert, .almostLockedSets,
      "https://www.sudokuwiki.org/Fireworks", for: .hints, clue: .onePlaceOutside,
      by: Fireworks.quadruple),
    TechniqueFacts(
      .krakenFish1, "Kraken Fish Type 1", "크라켄 피시 1형", "0371", 500, .extreme, .fish, hodoku("last"),
      for: .hints, clue: .kraken, by: KrakenFish()),
    TechniqueFacts(
      .krakenFish2, "Kraken Fish Type 2", "크라켄 피시 2형", "0372", 500, .extreme, .fish, hodoku("last"),
      for: .hints, clue: .kraken),
    TechniqueFacts(
      .templateSet, "Template Set", "템플릿 확정", "1201", 10_000, .extreme, .lastResorts,
      hodoku("last"), for: .requests, clue: .template, by: Template.set),
    TechniqueFacts(
      .templateDelete, "Template Delete", "템플릿 삭제", "1202", 10_000, .extreme, .lastResorts,
      hodoku("last"), for: .requests, clue: .template, by: Template.delete),
    TechniqueFacts(
      .bruteForce, "Brute Force", "무차별 대입", nil, 10_000, .extreme, .lastResorts, hodoku("last"),
      for: .guess,
      clue: .say(
        "no technique helps here, so a digit has to be tried.", "여기서는 통하는 기법이 없어 숫자를 직접 넣어 보아야 해요."),
      by: BruteForce()),
  ]

  /// The techniques that are taught first, after the singles. Teachers' order differs from HoDoKu's
  /// only here.
  package static let taught: [TechniqueID] = [
    .pointing, .claiming, .lockedPair, .nakedPair, .hiddenPair, .lockedTriple, .nakedTriple,
    .hiddenTriple, .xWing, .skyscraper, .twoStringKite, .xyWing,
  ]
}

/// The clues that several techniques share.
extension Wording {
  fileprivate static let pair = say(
    "two cells there have the same two candidates and no others.", "똑같은 후보 두 개만 가진 칸이 두 개 있어요.")
  fileprivate static let triple = say(
    "three cells there have only three candidates between them.", "세 칸의 후보를 모두 합쳐도 세 개뿐인 곳이 있어요.")
  fileprivate static let oneCellShort = say(
    "outside the cells where they cross, both lack one cell for the same few digits.",
    "서로 만나는 칸을 빼면, 같은 숫자 몇 개를 놓을 칸이 양쪽 모두 하나씩 모자라요.")
  fileprivate static let inLine = say(
    "the places of one digit there line up with each other.", "어떤 숫자의 자리가 서로 나란히 맞춰져 있어요.")
  fileprivate static let twoPlaces = say(
    "one digit has just two places in each of them.", "어떤 숫자의 자리가 각각 두 개씩만 남았어요.")
  fileprivate static let onRowAndColumn = say(
    "the places left for one digit there lie on one row and one column.",
    "어떤 숫자의 남은 자리가 한 행과 한 열 위에만 있어요.")
  fileprivate static let rectangle = say(
    "four cells there are the corners of a rectangle of two digits.", "네 칸이 두 숫자로 된 사각형의 꼭짓점을 이뤄요.")
  fileprivate static let nearlyInLine = say(
    "the places of one digit there nearly line up with each other.", "어떤 숫자의 자리가 거의 나란히 맞춰져 있어요.")
  fileprivate static let coloring = say(
    "from there, the places of one digit can be coloured in turn.",
    "여기서부터 어떤 숫자의 자리를 두 색으로 번갈아 칠할 수 있어요.")
  fileprivate static let chain = say(
    "a chain of forced steps starts there.", "여기서 꼬리를 무는 추론이 시작돼요.")
  fileprivate static let loop = say(
    "a chain of forced steps starts there and comes back round.", "여기서 시작한 추론이 고리를 이루어 되돌아와요.")
  fileprivate static let oneTooMany = say(
    "sets of cells there have just one candidate too many.", "후보가 칸 수보다 꼭 하나 많은 칸 묶음들이 있어요.")
  fileprivate static let inAsManyHouses = say(
    "the places of one digit there fit into just as many other houses.",
    "어떤 숫자의 자리가 같은 수의 다른 구역 안에 모두 들어가요.")
  fileprivate static let nearlyInAsManyHouses = say(
    "the places of one digit there nearly fit into just as many other houses.",
    "어떤 숫자의 자리가 같은 수의 다른 구역 안에 거의 모두 들어가요.")
  fileprivate static let assumption = say(
    "suppose a candidate there and follow where it leads.", "여기에 후보 하나를 가정하고 무엇이 따라오는지 살펴보세요.")
  fileprivate static let allLeadThere = say(
    "all that is possible there leads to the same end.", "여기서 가능한 모든 경우가 같은 결과로 이어져요.")
  fileprivate static let returningDigits = say(
    "the digits of these two cells return in two others.", "이 두 칸의 숫자가 다른 두 칸에 다시 나와요.")
  fileprivate static let onePlaceOutside = say(
    "some digits have just one place there outside the box where the lines cross.",
    "두 줄이 만나는 블록 밖에서는 자리가 하나씩뿐인 숫자들이 있어요.")
  fileprivate static let kraken = say(
    "the places of one digit there nearly line up, and chains lead on from the others.",
    "어떤 숫자의 자리가 거의 나란히 맞춰져 있고, 나머지 자리에서 추론이 이어져요.")
  fileprivate static let template = say(
    "think of all the ways to place one digit.", "한 숫자를 놓는 모든 방법을 생각해 보세요.")
}

/// The page about some techniques in HoDoKu's guide.
private func hodoku(_ page: String) -> String {
  "https://hodoku.sourceforge.net/en/tech_\(page).php"
}
