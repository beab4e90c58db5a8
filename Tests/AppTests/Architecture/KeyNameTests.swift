import Testing

/// Names in users' key files are explicit: Swift derives none from the name of a case.
struct KeyNameTests {
  @Test func everyActionOfKeysHasItsNameWrittenOut() {
    let files = SourceFile.all(in: "Sources", "Examples", "Benchmarks").filter {
      $0.contents.contains("KeyAction")
    }
    let found = files.flatMap { KeyNames.missing(in: $0.lines) }
    #expect(found == [])
    #expect(files.contains { $0.lines.contains(where: KeyNames.beginsActions) })
  }

  @Test(arguments: [
    ("enum A: String, KeyAction {\n  case undo\n}", ["undo"]),
    ("enum A: String, KeyAction {\n  case undo = \"undo\"\n  case redo, end\n}", ["redo, end"]),
    ("enum A: String, KeyAction {\n  case undo = \"undo\"\n}\nenum B {\n  case end\n}", []),
    ("nonisolated enum Way: String {\n  case up\n}", []),
    ("enum A: KeyAction {\n  case undo\n}", []),
  ])
  func aNameThatIsMissingIsFound(source: String, missing: [String]) {
    let file = SourceFile(path: "A.swift", contents: source)
    #expect(KeyNames.missing(in: file.lines) == missing)
  }
}

/// The cases of actions whose raw values are their names.
private enum KeyNames {
  /// Returns `true` if `line` begins the declaration of such actions.
  static func beginsActions(_ line: Substring) -> Bool {
    line.contains(/enum \w+: String,.*\bKeyAction\b.* \{$/)
  }

  /// The cases in `lines` without a raw value.
  static func missing(in lines: [Substring]) -> [String] {
    var missing: [String] = []
    var isWithin = false
    for line in lines {
      if beginsActions(line) { isWithin = true }
      if line == "}" { isWithin = false }
      guard isWithin, let match = line.wholeMatch(of: #/  case ([\w, ]+)/#) else { continue }
      missing.append(String(match.1))
    }
    return missing
  }
}
