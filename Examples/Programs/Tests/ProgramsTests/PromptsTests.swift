// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes
import ScutesTesting
import Testing

@testable import Prompts

struct PromptsTests {
  @Test(
    arguments: [
      (["choose", "Fruit", "apple", "pear"], Request.choose("Fruit", from: ["apple", "pear"])),
      (["filter", "Branch"], .filter("Branch")),
      (["confirm", "Sure?"], .confirm("Sure?", isDefault: false)),
      (["confirm", "--yes", "Sure?"], .confirm("Sure?", isDefault: true)),
      (
        ["input", "--secret", "--default", "x", "Name"],
        .input("Name", text: "x", isSecret: true, pattern: nil)
      ),
      (["progress", "Building", "make", "-j4"], .progress("Building", words: ["make", "-j4"])),
    ])
  func requestsAreRead(words: [String], request: Request) throws {
    #expect(try Request(words) == request)
  }

  @Test(
    arguments: [
      ([], "What shall be asked?"), (["sing"], "There is no command sing."),
      (["choose", "Fruit"], "There are no options to choose from."),
      (["input", "--loud", "Name"], "There is no option --loud."),
      (["confirm"], "This lacks the question."),
      (["filter", "a", "b"], "b is one word too many."),
    ])
  func mistakesAreNamed(words: [String], message: String) {
    #expect(throws: Request.Mistake(message)) { try Request(words) }
  }

  private func filter() -> (ViewDriver, Picked) {
    let picked = Picked()
    let options = ["main", "maintenance", "feature/menu"] + (1...20).map { "old \($0)" }
    let driver = ViewDriver(width: 40, height: 12) {
      FilterView(title: "Branch", options: options, picked: picked)
    }
    return (driver, picked)
  }

  @Test func typingNarrowsDown() {
    let (driver, picked) = filter()
    #expect(driver.screen.contains("23 of 23"))
    driver.type("ma")
    #expect(driver.screen.contains("▸ main\n"))
    #expect(!driver.screen.contains("old"))
    driver.type("↓⏎")
    #expect(picked.option == "maintenance")
  }

  @Test func theMarkStaysOnTheScreen() {
    let (driver, picked) = filter()
    driver.type(String(repeating: "↓", count: 30))
    #expect(driver.screen.contains("▸ old 20"))
    driver.type("↑⏎")
    #expect(picked.option == "old 19")
  }

  @Test func escapePicksNothing() {
    let (driver, picked) = filter()
    driver.type("ma⎋")
    #expect(picked.option == nil)
  }

  /// Runs a program with the lines of `input`, without a terminal.
  private func run(
    _ program: URL, _ words: [String] = [], input: String, in folder: String? = nil
  ) throws -> (output: String, status: Int32) {
    let (process, output, keys) = (Process(), Pipe(), Pipe())
    process.executableURL = program
    process.arguments = words
    process.standardInput = keys
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.environment = ["PROMPTS": Self.prompts.path, "PATH": "/usr/bin:/bin"]
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    try process.run()
    try keys.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try keys.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  private static let prompts = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("Prompts")

  @Test(
    arguments: [
      (["choose", "Fruit", "apple", "pear"], "2\n", "pear\n", 0),
      (["confirm", "Sure?"], "y\n", "", 0), (["confirm", "Sure?"], "\n", "", 1),
      (["input", "--match", "[0-9]+", "Number"], "x\n12\n", "12\n", 0),
      (["input", "Name"], "", "", 130),
      (["progress", "Waiting", "sh", "-c", "exit 3"], "", "", 3), (["sing"], "", "", 2),
    ] as [([String], String, String, Int32)])
  func withoutATerminalAnswersAreLines(
    words: [String], input: String, output: String, status: Int32
  ) throws {
    let result = try run(Self.prompts, words, input: input)
    #expect(result.output == output)
    #expect(result.status == status)
  }

  /// The script, with an answer to each of its questions.
  @Test func theScriptMakesAProject() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/new-project.sh").standardizedFileURL
    let scratch = try Scratch()
    let result = try run(script, input: "Bad Name\nturtle\nMIT\nn\n", in: scratch.path)
    #expect(result.output == "Made turtle\n")
    #expect(try scratch.text(of: "turtle/README.md") == "# turtle\n")
    #expect(try scratch.text(of: "turtle/LICENSE") == "MIT\n")
  }
}
