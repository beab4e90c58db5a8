import ArgumentParser
import Formats
import Foundation
import Hints
import PictureReading
import Sudoku
import TestSupport
import Testing

@testable import App

/// What the commands print with `--json`, against docs/schema.json.
@Suite struct JSONSchemaTests {
  private static let easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
  /// One of its steps is a chain.
  private static let expert =
    "7......4...8...7.......3....3.4...7....9.54.1.....8..2..23..9...81..9...4.352.8.."
  /// Its first step takes Sudoku Explainer's chains.
  private static let extreme =
    "12..3....4....1.2...52..1..5..4..2......6..7......3..8.5....9....9.7..3......8..6"
  private static let kite =
    "..........3.59....2..3.764..4.25....3..714.2...........2.........96....7186...5.."
  private static let empty = String(repeating: ".", count: 81)
  /// The easy puzzle without two givens, which would have several solutions if candidates of r1c1 weren't
  /// missing.
  private static let reduced = ":0000:x:....\(easy.dropFirst(4)):111 211 311:::"
  private static let broken = "55" + String(repeating: ".", count: 79)

  private let schema: JSONSchema

  init() throws { schema = try Self.schema.get() }

  /// Read once, because that takes longer than most commands.
  private static let schema = Result {
    JSONSchema(try JSONTree(try Repository.text(of: "docs/schema.json")))
  }

  /// The lines that a command prints, which may end with a failure.
  private func lines(of arguments: [String]) throws -> [JSONTree] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("ultimate-sudoku-json-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    var command = try UltimateSudoku.parseAsRoot(arguments + ["--json", "-o", file.path])
    do { try command.run() } catch is ExitCode {}
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { try JSONTree($0) }
  }

  @Test(
    arguments: [
      ("solve", ["solve", easy, empty, broken], 3),
      ("solve", ["solve", "--count", "5", easy, empty, broken], 3),
      ("solveAll", ["solve", "--all", "--count", "3", empty, easy], 4),
      ("solveAll", ["solve", "--all", broken], 1),
      ("rate", ["rate", easy], 1),
      ("rate", ["rate", "--steps", "--no-rating", easy, expert], 2),
      ("rateSummary", ["rate", "--summary", easy, easy], 1),
      ("hint", ["hint", easy, empty, broken, expert], 4),
      ("hint", ["hint", "--depth", "where", easy], 1),
      ("hint", ["hint", "--depth", "technique", "--language", "ko", easy], 1),
      ("steps", ["steps", "--technique", "nakedSingle", "--technique", "xyChain", expert], 1),
      ("steps", ["steps", "--furthest", "--technique", "nakedSingle", easy], 1),
      ("find", ["find", "--er", "1.2", "--level", "easy", easy, expert], 1),
      ("find", ["find", "--givens", "30", easy], 1),
      ("findCount", ["find", "--count", "--givens", "30", easy], 1),
      ("canonical", ["canonical", easy, empty], 2),
      ("canonicalSame", ["canonical", "--same", easy, expert, easy], 1),
      ("minimal", ["minimal", easy], 1),
      ("minimalReduce", ["minimal", "--reduce", easy], 1),
      ("generate", ["generate", "--count", "3", "--seed", "1"], 3),
      ("solve", ["solve", reduced], 1), ("solveAll", ["solve", "--all", reduced], 1),
      ("rate", ["rate", "--no-rating", reduced], 1),
      ("steps", ["steps", "--technique", "nakedSingle", reduced], 1),
      ("find", ["find", "--givens", "1+", reduced], 1),
      ("failure", ["canonical", reduced], 1),
      ("failure", ["rate", empty, broken], 2),
      ("failure", ["minimal", empty], 1),
      ("failure", ["canonical", broken], 1),
    ] as [(String, [String], Int)])
  func everyRecordIsAsTheSchemaSays(
    _ definition: String, _ arguments: [String], _ count: Int
  ) throws {
    let lines = try lines(of: arguments)
    #expect(lines.count == count)
    for line in lines { #expect(schema.problems(of: line, as: definition) == []) }
    // The whole schema is tried definition by definition.
    let first = try #require(lines.first)
    #expect(schema.problems(of: first) == [])
  }

  /// The lines without `--json` begin with it.
  @Test(arguments: [
    ["solve"], ["solve", "--all"], ["rate", "--no-rating"],
    ["steps", "--technique", "nakedSingle"],
    ["find", "--givens", "1+"],
  ])
  func aPositionWithMissingCandidatesCanBeReadBack(command: [String]) throws {
    let entry = try #require(PuzzleDocument(Self.reduced).entries.first)
    let record = try #require(try lines(of: command + [Self.reduced]).first)
    guard case .text(let position)? = record["position"] else {
      Issue.record("\(command[0]) has no position")
      return
    }
    #expect(PuzzleDocument(position).entries.first?.position == entry.position)
    #expect(try lines(of: command + [Self.easy]).first?["position"] == nil)
    #expect(position == Self.reduced)
    let text = #"{"position":"\#(position)","puzzle":"\#(entry.grid)"}"#
    #expect(PuzzleDocument(text).entries.map(\.position) == [entry.position])
  }

  @Test func severalSolutionsAreNoProblemIfTheyAreCounted() throws {
    let counted = try lines(of: ["solve", "--count", "5", Self.empty, Self.broken])
    #expect(counted.map { $0["problem"] == nil } == [true, false])
    let solved = try lines(of: ["solve", Self.empty])
    #expect(solved.map { $0["problem"] == nil } == [false])
  }

  @Test func aChainOfSudokuExplainerIsAsTheSchemaSays() throws {
    let hint = try #require(try lines(of: ["hint", "--depth", "proof", Self.extreme]).first)
    #expect(schema.problems(of: hint, as: "hint") == [])
    #expect(hint["rating"] == .number(11.3))
    #expect(Self.levels(hint) > 2)
    #expect(
      Self.statements(hint).contains { $0["proof"]?["technique"] != nil && $0["link"] == nil })
  }

  @Test func onlyAProofCarriesTheProofsWithinChains() throws {
    let hint = try #require(try lines(of: ["hint", Self.extreme]).first)
    #expect(schema.problems(of: hint, as: "hint") == [])
    #expect((1...3).contains(Self.levels(hint)))
    #expect(Self.statements(hint).count > 1)
    #expect(Self.statements(hint).allSatisfy { $0["proof"] == nil })
  }

  @Test func setsWithTwoCommonsHaveALoopAndColoursTheirCandidates() throws {
    let list = try #require(
      try lines(of: ["steps", "--technique", "alsXZ", "--technique", "medusa", Self.expert]).first)
    #expect(schema.problems(of: list, as: "steps") == [])
    let steps = list["steps"]?.elements ?? []
    #expect(steps.allSatisfy { $0["chains"] != nil || $0["colors"] != nil })
    let loops = steps.filter { $0["chains"]?.elements.first?["isLoop"] == .bool(true) }
    #expect(!loops.isEmpty)
    #expect(steps.contains { $0["colors"]?.elements.first?["second"]?.elements.isEmpty == false })
  }

  @Test func aKiteIsAChainOfFourPlaces() throws {
    let techniques = ["--technique", "skyscraper", "--technique", "twoStringKite"]
    let list = try #require(try lines(of: ["steps"] + techniques + [Self.kite]).first)
    let steps = list["steps"]?.elements ?? []
    #expect(!steps.isEmpty)
    for step in steps {
      let chain = try #require(step["chains"]?.elements.first)
      let links = (chain["statements"]?.elements ?? []).map { $0["link"] }
      #expect(links == [nil, .text("strong"), .text("weak"), .text("strong")])
      #expect(chain["eureka"] != nil)
    }
  }

  private static func statements(_ hint: JSONTree) -> [JSONTree] {
    (hint["chains"]?.elements ?? []).flatMap { $0["statements"]?.elements ?? [] }
  }

  /// The number of levels folded below the reasons.
  private static func levels(_ hint: JSONTree) -> Int {
    func depth(_ reason: JSONTree) -> Int {
      ((reason["folded"]?.elements ?? []).map(depth).max() ?? -1) + 1
    }
    return (hint["reasons"]?.elements ?? []).map(depth).max() ?? 0
  }

  @Test func aPictureIsAsTheSchemaSays() throws {
    let result = PictureScanner.Result(bytes: [], width: 640, height: 480, scan: .example())
    let record = try JSONTree(JSONLine.text(of: ReadPicture(result, file: "a.jpg")))
    #expect(schema.problems(of: record, as: "read") == [])
    #expect(schema.problems(of: record) == [])
  }

  @Test func eachRecordNamesFileLineAndIndex() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("ultimate-sudoku-list-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let rows = stride(from: 0, to: 81, by: 9).map { String(Array(Self.easy)[$0..<$0 + 9]) }
    let text = "# a list\n\(Self.easy)\nnonsense\n" + rows.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: file)
    let commands = [
      ["solve"], ["rate", "--no-rating"], ["find", "--givens", "30"], ["canonical"], ["minimal"],
      ["hint"],
    ]
    for command in commands {
      let lines = try lines(of: command + [file.path, file.path])
      let puzzles = lines.filter { $0["index"] != nil }
      let places = puzzles.map { [$0["line"], $0["index"]].compactMap { $0 } }
      let expected: [[Double]] = [[2, 1], [4, 2], [2, 1], [4, 2]]
      #expect(places == expected.map { $0.map { JSONTree.number($0) } })
      #expect(lines.allSatisfy { $0["file"] == .text(file.path) })
    }
  }

  @Test func chainsHaveDigitsAndKindsOfLinks() throws {
    let steps = try #require(try lines(of: ["rate", "--steps", "--no-rating", Self.expert]).first)
    let chains = (steps["steps"]?.elements ?? []).flatMap { $0["chains"]?.elements ?? [] }
    #expect(!chains.isEmpty)
    for chain in chains {
      let statements = chain["statements"]?.elements ?? []
      #expect(statements.count > 1)
      #expect(
        chain["eureka"]?.text.flatMap { Chain(eureka: $0) }?.statements.count == statements.count)
      #expect(statements.first?["link"] == nil)
      for statement in statements.dropFirst() {
        let kind = statement["isTrue"] == .bool(true) ? "strong" : "weak"
        #expect(statement["link"] == .text(kind))
      }
    }
  }

  @Test(arguments: [
    #"{"id":"xWing","code":"0300"}"#, #"{"id":"X-Wing","code":"0300","name":"X-Wing"}"#,
    #"{"id":"xWing","code":300,"name":"X-Wing"}"#, "[]", "null",
    #"{"id":"xWing","code":"0300","name":"X-Wing","score":140}"#,
  ])
  func whatIsOtherwiseIsFound(_ text: String) throws {
    #expect(schema.problems(of: try JSONTree(text), as: "technique") != [])
  }

  @Test(
    arguments: [
      (
        #"{"type":"integer","minimum":1,"maximum":9}"#, ["1", "9"],
        ["0", "10", "1.5", "true", "\"1\""]
      ),
      (
        #"{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":2}"#, [#"["a"]"#],
        ["[]", "[1]", #"["a","b","c"]"#]
      ),
      (
        #"{"type":"object","additionalProperties":{"type":"boolean"}}"#, [#"{"a":true}"#],
        [#"{"a":1}"#]
      ),
      (#"{"anyOf":[{"enum":["a"]},{"type":"number"}]}"#, [#""a""#, "2.5"], [#""b""#]),
      (#"{"uniqueItems":true}"#, [], ["[]"]),
    ] as [(String, [String], [String])])
  func keywordsMeanWhatTheyMeanElsewhere(
    _ rule: String, _ right: [String], _ wrong: [String]
  ) throws {
    let schema = JSONSchema(try JSONTree(#"{"$defs":{"x":\#(rule)}}"#))
    for text in right { #expect(schema.problems(of: try JSONTree(text), as: "x") == []) }
    for text in wrong { #expect(schema.problems(of: try JSONTree(text), as: "x") != []) }
  }
}
