import Formats
import Generating
import Grading
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct SetterTests {
  /// The solver's board after typing `cells`, with the setter's view of it.
  private func desk(_ cells: String, width: Int = 80, height: Int = 24) async throws
    -> SuiteDriver
  {
    let driver = try await SuiteDriver.solving(cells, width: width, height: height)
    driver.type("d")
    let isKnown = await driver.view.wait { driver.suite.solution.draft != nil }
    #expect(isKnown)
    driver.view.runtime.showFrame()
    return driver
  }

  @Test func givensThatAreNotNeededAreFaintAndLeftOut() async throws {
    let driver = try await desk(Boards.wellKnown)
    let model = driver.suite.solution
    let solution = try #require(model.path?.solution)
    let extra = try #require(model.entry.grid.emptyCells.first)
    model.edit { $0.go(to: extra) }
    driver.type("\(try #require(solution[extra]))")
    try await driver.waitUntilExamined()
    let isKnown = await driver.view.wait { model.draft != nil }
    #expect(isKnown)
    #expect(model.draft?.redundant?.contains(extra) == true)
    #expect(model.picture.cells[extra.index].faint == .all)
    let before = model.entry
    driver.type("M")
    #expect(Reduction.redundantGivens(of: model.entry.givens).isEmpty)
    #expect(Solver.uniqueSolution(of: model.entry.givens) == solution)
    #expect(driver.shows("left out"))
    driver.type("u")
    #expect(model.entry == before)
  }

  @Test func onlyPuzzlesWithOneSolutionAreMadeMinimal() async throws {
    let driver = try await desk(Boards.several)
    let before = driver.suite.solution.entry
    driver.type("M")
    #expect(driver.suite.solution.entry == before)
    #expect(driver.shows("Only puzzles with one solution can be made minimal."))
  }

  @Test func keysOfTheDeskAreThereWithItOnly() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    let before = driver.suite.solution.entry
    driver.type("MSCvpf")
    #expect(driver.suite.solution.entry == before && driver.sheet.isEmpty)
    #expect(driver.suite.solution.desk.marksPattern == false)
  }

  @Test func partnersAreOutlinedAndClearedTogether() throws {
    let driver = try SuiteDriver()
    driver.type("smdS")
    let model = driver.suite.solution
    #expect(model.desk.symmetry == .halfTurn)
    #expect(driver.shows("half turn"))
    driver.type("5")
    #expect(model.desk.outlined == CellSet([Cell(80)]))
    #expect(model.picture.cells[80].isSelected)
    model.edit { $0.go(to: Cell(80)) }
    driver.type("3")
    #expect(
      model.desk.outlined.isEmpty && Symmetry.halfTurn.holds(for: model.entry.givens.filledCells))
    // Passing over an empty cell leaves its partner alone.
    model.edit { $0.go(to: Cell(1)) }
    driver.type("7")
    model.edit { $0.go(to: Cell(79)) }
    driver.type("0")
    #expect(model.entry.givens[Cell(1)] == Digit(7))
    model.edit { $0.go(to: Cell(80)) }
    driver.type("x")
    #expect(model.entry.givens[Cell(0)] == nil && model.entry.givens[Cell(80)] == nil)
    driver.type("u")
    #expect(model.entry.givens[Cell(0)] == Digit(5) && model.entry.givens[Cell(80)] == Digit(3))
    driver.type("d")
    #expect(model.desk.symmetry == .none && model.desk.outlined.isEmpty)
  }

  @Test func everySymmetryHasATurn() throws {
    let driver = try SuiteDriver()
    driver.type("smd")
    for symmetry in Symmetry.allCases.dropFirst() + [.none] {
      driver.type("S")
      #expect(driver.suite.solution.desk.symmetry == symmetry)
    }
  }

  @Test func theCanonicalFormTellsWhichPuzzlesAreTheSame() async throws {
    let driver = try await desk(Boards.wellKnown)
    let form = try #require(CanonicalForm(of: driver.suite.solution.entry.givens))
    driver.type("C")
    let isKnown = await driver.view.wait { driver.suite.solution.desk.lastForm != nil }
    #expect(isKnown && driver.suite.solution.desk.lastForm == form.grid)
    driver.view.runtime.showFrame()
    #expect(driver.sheet.contains(form.grid.description.prefix(27)))
    #expect(driver.sheet.contains("Paste another puzzle to compare."))
    // The same puzzle with its digits exchanged, and another one.
    let exchanged = String(
      Boards.wellKnown.map { Int(String($0)).map { Character("\($0 % 9 + 1)") } ?? $0 })
    for (other, verdict) in [(exchanged, "The same puzzle"), (Boards.several, "Another puzzle")] {
      driver.view.send(.paste(other))
      let isCompared = await driver.view.wait { driver.sheet.contains(verdict) }
      #expect(isCompared)
    }
    driver.type("⎋")
    driver.suite.solution.edit { $0.go(to: Cell(0)) }
    driver.type("x")
    driver.type("C")
    let isUnlike = await driver.view.wait {
      driver.sheet.contains("Not the last one you looked at")
    }
    #expect(isUnlike)
  }

  /// The well-known puzzle as a Sukaku: no givens, and one candidate in each of its cells.
  private var sukaku: String {
    Boards.wellKnown.map { given in
      given == "." ? "123456789" : String((1...9).map { "\($0)" == "\(given)" ? given : "." })
    }
    .joined()
  }

  @Test func aSukakuWithoutGivensIsExaminedAndSolved() async throws {
    let driver = try SuiteDriver()
    driver.type("sm")
    driver.view.send(.paste(sukaku))
    try await driver.waitUntilExamined()
    let model = driver.suite.solution
    #expect(model.entry.grid.count == 0 && model.isUnique)
    #expect(!driver.shows(Words.english.solution.emptyBoard))
    #expect(model.path?.solution == Solver.uniqueSolution(of: try Grid(text: Boards.wellKnown)))
  }

  @Test func nothingIsSaidOfGivensThatWereNotTried() async throws {
    let entry = try #require(PuzzleDocument(sukaku).entries.first)
    let findings = try await DraftFindings.find(entry)
    #expect(findings.redundant == nil && !findings.candidates[Cell(0)].isEmpty)
  }

  @Test func aPuzzleOfCandidatesIsNotCompared() async throws {
    let driver = try await desk(Boards.wellKnown)
    driver.type("C")
    driver.view.send(.paste(sukaku))
    let isRefused = await driver.view.wait {
      driver.sheet.contains(Words.english.setter.noForm.prefix(30))
    }
    #expect(isRefused)
  }

  @Test func aPuzzleThatIsPastedBeforeTheFormIsFoundIsCompared() async throws {
    let driver = try await desk(Boards.wellKnown)
    let model = CanonicalModel(driver.suite.solution)
    model.compare(with: sukaku)
    await model.compareOther()
    await model.find()
    #expect(model.verdict == Words.english.setter.noForm)
  }

  @Test func aChangeOfOneGivenIsListedAndMade() async throws {
    let driver = try await desk(Boards.wellKnown)
    let model = driver.suite.solution
    let before = model.entry.givens
    driver.type("v")
    let isListed = await driver.view.wait { driver.sheet.contains("81 of 81") }
    #expect(isListed)
    #expect(driver.sheet.contains("SE"))
    driver.type("⏎")
    let changed = Cell.all.filter { model.entry.givens[$0] != before[$0] }
    #expect(changed.count == 1 && changed.first == model.editor.cursor)
    driver.type("u")
    #expect(model.entry.givens == before)
  }

  @Test func changesAreOrderedAndChosenByTechnique() async throws {
    // A position that needs more than singles, also with most of the given digits added.
    let changes = ChangesModel(
      try Grid(
        text: "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"))
    await changes.search()
    try #require(!changes.techniques.isEmpty)
    #expect(changes.tried == changes.total && changes.rows.count == changes.total)
    func ratings() -> [Int] { changes.rows.compactMap(\.outcome.rating) }
    #expect(ratings().count > 1 && ratings() == ratings().sorted(by: >))
    let all = Set(changes.rows)
    changes.toggleOrder()
    #expect(ratings() == ratings().sorted() && Set(changes.rows) == all)
    for technique in changes.techniques {
      changes.turnTechnique()
      #expect(changes.technique == technique)
      #expect(
        Set(changes.rows) == all.filter { $0.outcome.techniques.contains(technique) })
    }
    let last = try #require(changes.rows.last?.id)
    changes.select(last)
    #expect(changes.selected == last)
    changes.turnTechnique()
    #expect(changes.selected == changes.rows.first?.id)
    #expect(changes.technique == nil && Set(changes.rows) == all)
  }

  @Test(
    arguments: [
      ("7.2", 72...72, nil), ("6.6-7.2", 66...72, nil), (" 6.6 – 7.2 ", 66...72, nil),
      ("7", 70...70, nil), ("7.2-6.6", 66...72, nil), ("900-1200", nil, 900...1200),
      ("1240", nil, 1240...1240), ("", nil, nil), ("≥ 900", nil, 900...1_000_000),
      (">= 7.2", 72...200, nil), ("≤ 5", 0...50, nil), ("1200-900", nil, 900...1200),
    ] as [(String, ClosedRange<Int>?, ClosedRange<Int>?)])
  func aTargetIsARatingOrAScore(
    text: String, ratings: ClosedRange<Int>?, scores: ClosedRange<Int>?
  ) {
    var target = ChangeTarget(ratings: 12...12)
    let isTaken = target.takeNumbers(from: text)
    #expect(isTaken && target.ratings == ratings && target.scores == scores)
    var again = ChangeTarget()
    let isTakenAgain = again.takeNumbers(from: target.numbers)
    #expect(isTakenAgain && again == target)
  }

  @Test(arguments: ["x", "7.25", "1-2-3", "-", "950.5", "7.", "١"])
  func whatIsNeitherLeavesTheTargetAsItIs(text: String) {
    var target = ChangeTarget(ratings: 12...12)
    let isTaken = target.takeNumbers(from: text)
    #expect(!isTaken && target == ChangeTarget(ratings: 12...12))
  }

  @Test(
    arguments: [
      ("skyscraper", .english, .skyscraper), ("XY-W", .english, .xyWing),
      ("strings", .english, nil),
      ("7.2", .english, nil), ("hidden single", .english, nil), ("qqq", .english, nil),
    ] as [(String, Language, TechniqueID?)])
  func aTargetIsATechniqueByAWordOfItsName(
    text: String, language: Language, technique: TechniqueID?
  ) {
    var target = ChangeTarget()
    let isTaken = Words.in(language).take(text, into: &target)
    #expect(isTaken == (technique != nil || text == "7.2"))
    #expect(target.technique == technique)
  }

  @Test(arguments: TechniqueID.allCases.filter { !$0.isSingle && $0.facts.isInGrading })
  func everyTechniqueOfTheGradesCanBeTheTarget(technique: TechniqueID) {
    for language in Language.allCases {
      let words = Words.in(language)
      var target = ChangeTarget()
      let isTaken = words.take(words.name(of: technique), into: &target)
      #expect(isTaken)
      #expect(target.technique.map { words.name(of: $0) } == words.name(of: technique))
    }
  }

  @Test func theChangesThatReachATargetAreListedOrElseTheNearest() async throws {
    let changes = ChangesModel(
      try Grid(
        text: "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5"))
    await changes.search()
    let all = changes.rows
    let hardest = try #require(all.compactMap(\.outcome.rating).max())
    changes.change { $0.ratings = hardest...hardest }
    #expect(!changes.showsNearest)
    #expect(Set(changes.rows) == Set(all.filter { $0.outcome.rating == hardest }))
    changes.change { $0.ratings = hardest + 1...hardest + 1 }
    #expect(changes.showsNearest && changes.rows.first?.outcome.rating == hardest)
    #expect(Set(changes.rows) == Set(all.filter { $0.outcome.solutions == .exactly(1) }))
    let distances = changes.rows.compactMap { changes.target.distance(to: $0.outcome) }
    #expect(distances.count == changes.rows.count && distances == distances.sorted())
    changes.change { $0 = ChangeTarget() }
    let score = try #require(all.compactMap(\.outcome.tally?.score).max())
    changes.change { $0.scores = 0...score - 1 }
    #expect(changes.rows.allSatisfy { ($0.outcome.tally?.score ?? .max) < score })
    changes.change { $0 = ChangeTarget() }
    for level in Level.allCases {
      changes.turnLevel()
      #expect(changes.target.level == level)
      #expect(changes.showsNearest || changes.rows.allSatisfy { $0.outcome.level == level })
    }
    changes.turnLevel()
    #expect(changes.target == ChangeTarget() && changes.rows == all)
  }

  @Test func aTargetIsTypedAndKeptForTheNextChange() async throws {
    let driver = try await desk(Boards.wellKnown)
    let model = driver.suite.solution
    driver.type("v")
    let isListed = await driver.view.wait { driver.sheet.contains("81 of 81") }
    #expect(isListed)
    driver.type("/")
    driver.type("9.9")
    #expect(model.desk.target.ratings == 99...99)
    #expect(driver.sheet.contains("SE 9.9") && driver.sheet.contains("nearest first"))
    driver.type("⎋⎋")
    #expect(driver.sheet.isEmpty)
    driver.type("v")
    let isKept = await driver.view.wait { driver.sheet.contains("SE 9.9") }
    #expect(isKept)
    driver.type("c")
    #expect(model.desk.target == ChangeTarget())
    driver.type("l")
    #expect(model.desk.target.level == .easy)
  }

  @Test func aTargetThatMakesNoSenseLeavesTheEarlierOne() async throws {
    let driver = try await desk(Boards.wellKnown)
    let model = driver.suite.solution
    driver.type("v")
    let isListed = await driver.view.wait { driver.sheet.contains("81 of 81") }
    #expect(isListed)
    driver.type("/")
    driver.type("2 4")
    #expect(model.desk.target == ChangeTarget())
    #expect(driver.sheet.contains("900+"))
    driver.type("⌫⌫⌫9.9⏎")
    #expect(model.desk.target.ratings == 99...99)
    driver.type("/")
    driver.type("⌫⌫⌫2 4")
    #expect(model.desk.target.ratings == 99...99)
    driver.type("⎋")
    #expect(driver.sheet.contains("SE 9.9") && !driver.sheet.contains("900+"))
  }

  @Test func aTargetThatShortensTheListLeavesItAtTheTop() async throws {
    let driver = try await desk(Boards.wellKnown, width: 120, height: 40)
    driver.type("v")
    let isListed = await driver.view.wait { driver.sheet.contains("81 of 81") }
    #expect(isListed)
    let field = Words.english.setter.target + " "
    let row = try #require(driver.rows.firstIndex { $0.contains(field) })
    driver.type("l")
    #expect(driver.rows.firstIndex { $0.contains(field) } == row)
    driver.type("/")
    driver.type("≥ 900000")
    #expect(driver.rows.firstIndex { $0.contains(field) } == row)
  }

  @Test func aPatternIsMarkedAndFilled() async throws {
    let driver = try SuiteDriver()
    driver.type("smdp")
    let model = driver.suite.solution
    #expect(driver.shows("Digits mark cells"))
    driver.type("f")
    #expect(driver.shows("at least 17 givens"))
    for cell in Cell.all { driver.type((cell.row + cell.column) % 2 == 0 ? "1" : "0") }
    let pattern = model.desk.pattern
    #expect(pattern.count == 41 && model.editor.isEmpty && model.desk.outlined == pattern)
    driver.type("f")
    let isFound = await driver.view.wait { model.desk.filling == nil }
    #expect(isFound)
    #expect(model.entry.givens.filledCells == pattern)
    #expect(Solver.count(of: model.entry.givens) == 1)
    driver.type("u")
    #expect(model.editor.isEmpty)
  }

  @Test(arguments: Language.allCases)
  func aFillingThatReplacesAPuzzleSaysWhatBringsItBack(language: Language) async throws {
    let driver = try SuiteDriver(language: language)
    driver.type("s")
    driver.view.send(.paste(Boards.wellKnown))
    let model = driver.suite.solution
    let entry = model.entry
    driver.type("df")
    let isFound = await driver.view.wait { model.desk.filling == nil }
    #expect(isFound)
    driver.view.runtime.showFrame()
    #expect(
      model.entry.givens != entry.givens
        && model.entry.givens.filledCells == entry.givens.filledCells)
    #expect(driver.shows(language == .english ? "u undoes it." : "u 키로 되돌려요."))
    driver.type("u")
    #expect(model.entry == entry)
  }

  @Test func theSearchForAPuzzleIsStoppedByEscape() throws {
    let driver = try SuiteDriver()
    driver.type("smdp")
    let model = driver.suite.solution
    for cell in Cell.all.prefix(80) { driver.type((cell.row + cell.column) % 4 == 0 ? "1" : "0") }
    driver.type("f")
    #expect(model.desk.filling != nil)
    #expect(driver.shows("Filling:"))
    driver.type("⎋")
    #expect(model.desk.filling == nil)
    #expect(driver.shows("Stopped after"))
    #expect(driver.suite.router.path == [.solver, .solution])
  }

  @Test(arguments: [ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 20)])
  func theDeskFits(size: ScreenSize) async throws {
    let driver = try await desk(Boards.wellKnown, width: size.width, height: size.height)
    let controls = size.width < 60 ? ["▼M", "»v", "▶f"] : ["Make minimal", "Fill pattern"]
    for text in ["✓ One solution"] + controls { #expect(driver.shows(text), "\(driver.text)") }
  }
}
