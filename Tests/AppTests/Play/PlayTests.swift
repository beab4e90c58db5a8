import Games
import Hints
import Screens
import Store
import Sudoku
import Testing

@testable import App

/// The options of `play`.
struct PlayTests {
  @Test func valuesFollowABlankOrASign() throws {
    let play = try Play(["--level", "hard", "--seed=42", "--practice", "--language", "ko"])
    #expect(play.level == .hard && play.seed == 42)
    #expect(play.options.practises && !play.options.isForScreenReader)
    #expect(play.options.askedLanguage == .korean)
    #expect(try Play([]).level == nil)
    let late = try Play(["--theme", "shore-dark", "play", "--level", "easy"], isNamed: false)
    #expect(late.level == .easy && late.theme?.theme == .shoreDark)
    #expect(throws: CommandLineError.unexpectedArgument("play", near: nil)) {
      _ = try Play(["--level", "easy", "play"])
    }
  }

  @Test func aDayOrALessonMayBeLeftOut() throws {
    #expect(try Play(["--daily"]).daily == .today)
    #expect(try Play(["--daily", "today"]).daily == .today)
    #expect(try Play(["--daily", "2026-11-14"]).daily == Day("2026-11-14"))
    let course = try Play(["--learn", "--practice"])
    #expect(course.options.learning == .course && course.options.practises)
    #expect(try Play(["--learn", "x-wing"]).options.learning == .lesson(.xWing))
  }

  @Test(arguments: [
    ("Unique Rectangle Type 1", TechniqueID.uniqueness1), ("uniqueRectangle4", .uniqueness4),
    ("BUG+1", .bugPlusOne), ("X-Wing", .xWing), ("0300", .xWing), ("skyscr", .skyscraper),
  ])
  func techniquesGoByAllTheirNames(name: String, id: TechniqueID) throws {
    #expect(try Play(["--train", name]).train?.id == id)
  }

  @Test func namesMayBeKorean() throws {
    #expect(try Play(["--train", "X-윙"]).train?.id == .xWing)
    #expect(try Play(["--learn", "X-윙"]).options.learning == .lesson(.xWing))
  }

  @Test(arguments: ["-53--7", "--53--7", "-"])
  func aPuzzleMayBeginWithEmptyCells(puzzle: String) throws {
    #expect(try Play(["--puzzle", puzzle]).puzzle == puzzle)
  }

  @Test func theLastOfSeveralValuesCounts() throws {
    #expect(try Play(["--level", "easy", "--level", "hard"]).level == .hard)
  }

  @Test(arguments: [
    (["--bogus"], CommandLineError.unknownOption("--bogus", near: nil)),
    (["--levle", "easy"], .unknownOption("--levle", near: "--level")),
    (["-x"], .unknownOption("-x", near: nil)),
    (["solv"], .unexpectedArgument("solv", near: "solve")),
    (["bogus"], .unexpectedArgument("bogus", near: nil)),
    (["--level"], .missingValue("--level", example: "easy")),
    (["--level", "--practice"], .missingValue("--level", example: "easy")),
    (["--picture", ""], .missingValue("--picture", example: "photo.jpg")),
    (["--daily="], .missingValue("--daily", example: "2026-11-21")),
    (["--practice=3"], .unwantedValue("--practice", "3")),
    (["--language", "fr"], .wrongValue("--language", "fr", choices: ["en", "ko"])),
    (["--seed", "x"], .unlikeExample("--seed", "x", example: "42")),
    (["--pack", "9-1"], .unlikeExample("--pack", "9-1", example: "1-0003")),
    (["--daily", "2026-13-45"], .unlikeExample("--daily", "2026-13-45", example: "2026-11-21")),
    (["--puzzle", "1", "--level", "easy"], .exclusive(["--puzzle", "--level"])),
    (["--replay", "a", "--log", "b", "--theme", "terminal"], .besideReplay(["--theme"])),
    (["--replay", "a", "--screen-reader"], .besideReplay(["--screen-reader"])),
    (["--seed", "1"], .seedWithoutLevel),
    (["--picture"], .missingValue("--picture", example: "photo.jpg")),
    (["--record", "-"], .needsFile("--record")), (["--log", "-"], .needsFile("--log")),
    (["--train", "template-set"], .nothingToPractise(.templateSet)),
  ])
  func whatMakesNoSenseIsRefused(arguments: [String], error: CommandLineError) {
    let commands = UltimateSudoku.commands.map { $0.name }
    #expect(throws: error) { _ = try Play(arguments, commands: commands) }
  }

  @Test func aDayToComeIsRefused() {
    let tomorrow = Day(number: Day.today.number + 1)
    #expect(throws: CommandLineError.dayToCome(tomorrow)) {
      _ = try Play(["--daily", tomorrow.description])
    }
  }

  @Test func ofAnUnknownNameTheNearestAreSaid() {
    let drill = #expect(throws: CommandLineError.self) { _ = try Play(["--train", "x-wng"]) }
    guard case .unknownTechnique("x-wng", let techniques) = drill else {
      Issue.record("\(String(describing: drill))")
      return
    }
    #expect(techniques.first == .xWing && techniques.count == 3)
    let lesson = #expect(throws: CommandLineError.self) { _ = try Play(["--learn", "x-wng"]) }
    guard case .unknownLesson("x-wng", let lessons) = lesson else {
      Issue.record("\(String(describing: lesson))")
      return
    }
    #expect(lessons.first == .xWing && lessons.count == 3)
  }
}
