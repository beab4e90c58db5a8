import ArgumentParser
import Foundation
import Grading
import Screens
import Sudoku
import Testing

@testable import App

/// The options of the commands for scripts.
struct CommandParsingTests {
  @Test(arguments: [
    ["solve", "--count", "0"], ["solve", "--count", "some"], ["solve", "-o", ""],
    ["rate", "--summary", "--steps"], ["rate", "--time-limit", "0"],
    ["minimal", "--reduce", "--redundant"], ["minimal", "--seed", "1"],
    ["canonical", "--jobs", "0"], ["solve", "--all", "--jobs", "2"], ["rate", "--time-limit", "x"],
    ["rate", "--no-rating", "--time-limit", "2"], ["find", "puzzles.txt"],
    ["generate", "--technique", "skLoop"], ["find", "--symmetry", "round"],
    ["convert", "--to", "paper"],
    ["draw", "--per-page", "7"], ["draw", "--per-page", "0"], ["draw", "-f", "gif"],
    ["draw", "-f", "png", "--width", "9"], ["draw", "--width", "500"], ["draw", "--solutions"],
    ["draw", "-o", "a.txt"], ["draw", "-f", "pdf", "--hint", "--per-page", "2"],
    ["draw", "--notes"], ["draw", "--paper", "a0"], ["import"], ["import", "-"],
    ["import", "--name", " ", "a.txt"], ["import", "--data-dir", "", "a.txt"],
  ])
  func whatMakesNoSenseIsRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { _ = try UltimateSudoku.parseAsRoot(arguments) }
  }

  @Test(arguments: [
    (["steps", "--technique", "xwnig"], "'xwnig' is invalid for '--technique <technique>': no "),
    (["steps", "--technique", "xwnig"], "Near it is xWing ("),
    (["generate", "--technique", "exocet"], "Near it are juniorExocet, seniorExocet ("),
    (["steps", "--technique", "exocett"], "Near it are juniorExocet, seniorExocet ("),
    (["find", "--needs", "fireworks"], "puzzles are graded without these."),
    (["steps", "--technique", "nonsense"], "no technique or group has this name ('ultimate-"),
    (["steps", "--technique", "multi-sector"], "Near it is multiSectorLockedSets ("),
    (["steps", "--technique", "multisektor"], "Near it is multiSectorLockedSets ("),
    (["steps", "--technique", "sk"], "Near it are skyscraper, skLoop ("),
    (["find", "--needs", "kraken"], "Near it are krakenFish1, krakenFish2 ("),
    (["generate", "--technique", "uniqueRectangle"], "Near it are uniqueness1, uniqueness2, "),
    (["steps", "--technique", "xWing,skyscraper"], "this is more than one name. Give one."),
    (["generate", "--technique", "magic"], "'ultimate-sudoku generate --techniques' lists"),
    (["generate", "--technique", "skLoop"], "No grade needs SK Loop, so no puzzle can be made"),
    (
      ["find", "--needs", "fisch"],
      "no technique or group has this name. Near it are fish, "
    ),
    (["find", "--givens", "30-x"], "such as 28, 26-30 or 26+."),
    (["find", "--givens", "82"], "'82' is invalid for '--givens <givens>': give 0 to 81."),
    (["find", "--givens", "2 4"], "such as 28, 26-30 or 26+."),
    (["generate", "--rating", "25"], "give 0.0 to 20.0."),
    (["generate", "--rating", "hard"], "such as 3.2, 6.6-7.2 or 10+."),
    (["rate", "--time-limit", "0"], "'0' is invalid for '--time-limit <time-limit>': give more "),
    (["rate", "--no-rating", "--time-limit", "2"], "--no-rating leaves out. Give one of them."),
    (["find", "puzzles.txt"], "find needs a condition, such as --level hard. "),
    (["generate", "-c", "-3"], "--count is -3. Give 0 or more."),
    (["generate", "--seed", "-5"], "give a whole number, 0 or more."),
    (["generate", "--seed=-5"], "give a whole number, 0 or more."),
    (["solve", "-j", "-1"], "--jobs is -1. Give 1 or more."),
    (["rate", "--time-limit", "-1"], "give more than 0 seconds, up to a day."),
    (["draw", "-f", "png", "--width", "-3"], "--width is -3. Give 50 to 5000 pixels."),
  ])
  func whatIsWrongIsSaidInASentence(_ arguments: [String], _ part: String) throws {
    let error = #expect(throws: (any Error).self) {
      _ = try UltimateSudoku.parseAsRoot(arguments)
    }
    let message = UltimateSudoku.message(for: try #require(error))
    #expect(message.contains(part) && !message.contains("\n") && message.hasSuffix("."))
  }

  @Test func theOutputIsAFileOrStandardOutput() throws {
    #expect(try OutputOptions.parse(["-o", "-"]).makeFile() == nil)
    #expect(try OutputOptions.parse([]).makeFile() == nil)
    #expect(try SolveCommand.parse(["-oanswers.csv"]).batch.output.output == "answers.csv")
    #expect(throws: UsageError.self) {
      _ = try OutputOptions.parse(["--output", "/nowhere/at-all"]).makeFile()
    }
  }

  @Test func aRangeMayBeginWithItsEnd() throws {
    #expect(try FindCommand.parse(["--er", "-3"]).rating == 0...30)
    #expect(try GenerateCommand.parse(["--er", "-3"]).rating == 0...30)
    #expect(try FindCommand.parse(["--givens", "-24"]).givens == 0...24)
  }

  @Test(arguments: [
    ("generate", ["--technique", "xWing", "--technique=skyscraper"], "--technique"),
    ("generate", ["-c3", "--count", "4"], "--count"),
    ("find", ["--rating", "3", "--er=4"], "--er"),
    ("generate", ["--er", "3", "--rating=4"], "--rating"), ("solve", ["-j1", "-j", "2"], "-j"),
  ])
  func anOptionThatCountsOnceIsRefusedTwice(
    name: String, arguments: [String], option: String
  ) throws {
    let asked = try #require(UltimateSudoku.command(name))
    let error = #expect(throws: (any Error).self) {
      try asked.checkRepetition(in: arguments)
    }
    let message = UltimateSudoku.message(for: try #require(error))
    #expect(message.hasPrefix("\(option) is given several times"))
  }

  @Test(arguments: [
    ("find", ["--needs", "xWing", "--needs", "skyscraper"]), ("solve", ["--json", "--json"]),
    ("solve", ["-j1", "--", "-j2"]), ("find", ["--limit", "--limit"]), ("solve", ["-c", "-c"]),
    ("draw", ["--title", "-f", "-f", "svg"]),
    ("steps", ["--technique", "xWing", "--technique", "wWing"]),
  ])
  func otherArgumentsMayRepeat(name: String, arguments: [String]) throws {
    try #require(UltimateSudoku.command(name)).checkRepetition(in: arguments)
  }

  @Test(arguments: [
    ("exocet", [TechniqueID.juniorExocet, .seniorExocet]), ("X-Wing", [.xWing]),
    ("Fireworks", [.tripleFirework, .quadrupleFirework]), ("wings", [.wWing, .xyWing, .xyzWing]),
  ])
  func stepsAreListedByAFamilyOrAGroup(name: String, ids: [TechniqueID]) throws {
    #expect(try StepsCommand.parse(["--technique", name]).technique.map(\.ids) == [Set(ids)])
  }

  @Test func valuesMayFollowTheirLetterAtOnce() throws {
    let solve = try SolveCommand.parse(["-c5", "-j3", "a", "b"])
    #expect(solve.count == 5 && solve.batch.parallel.jobs == 3)
    #expect(solve.batch.files == ["a", "b"])
  }

  @Test(arguments: [
    ([], DrawingFormat.svg), (["-o", "-"], .svg), (["-o", "page.PDF"], .pdf),
    (["-o", "a.b.png"], .png), (["-o", "a.png", "--format", "svg"], .svg), (["-fpdf"], .pdf),
  ])
  func aDrawingIsOfTheFormatOfItsName(arguments: [String], format: DrawingFormat) throws {
    #expect(try DrawCommand.parse(arguments).drawn == format)
  }

  @Test(arguments: [
    (["a/winter.2026.sdm", "b.txt"], "winter.2026"), (["--name", " Winter ", "-"], "Winter"),
  ])
  func aCollectionIsNamedAfterTheFirstFile(arguments: [String], name: String) throws {
    #expect(try ImportCommand.parse(arguments).collectionName == name)
  }

  @Test func everyCommandHasAnExample() {
    for command in UltimateSudoku.configuration.subcommands {
      let name = command.configuration.commandName ?? ""
      let examples = command.configuration.discussion.split(separator: "EXAMPLES:\n").dropFirst()
      #expect(examples.first?.contains("  ultimate-sudoku \(name) ") == true, "\(name)")
      for line in examples.first?.split(separator: "\n") ?? [] {
        #expect(line.count <= 80, "help breaks the line: \(line)")
      }
    }
  }
}
