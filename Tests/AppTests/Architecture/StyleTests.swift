import Testing

/// What the program says on the screens and on the command line, by the rules of docs/style.md that a
/// test can check.
@Suite struct StyleTests {
  @Test func theProgramSpeaksInShortSentencesWithContractions() {
    for file in SourceFile.all(in: "Sources/App", "Sources/Screens") {
      for (index, line) in file.lines.enumerated() where Style.isBroken(in: line) {
        Issue.record("\(file.path):\(index + 1) says more than a thought, or stiffly: \(line)")
      }
    }
  }

  @Test(arguments: [
    ("\"Closed; try again.\"", true), ("    puzzle; the rest of the help", true),
    ("\"It cannot be read.\"", true), ("\"It is not there.\"", true),
    ("let a = b // c; cannot", false), ("/// It does not; cannot", false),
    ("\"Closed. It can't be read.\"", false), ("\"&lt; in a value\"", false),
    ("while read -r word; do", false),
  ])
  func aBreachOfTheStyleIsFound(line: String, isFound: Bool) {
    #expect(Style.isBroken(in: line[...]) == isFound)
  }
}

/// Rules 2 and 4: contractions, and two sentences instead of a semicolon.
private enum Style {
  static func isBroken(in line: Substring) -> Bool {
    let code = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
      .replacing(/&[a-z]+;/, with: "")
    // What a shell reads isn't a sentence.
    return code.contains(/; (?!(do|done|then|and)\b)[a-z'\\(-]/)
      || code.contains(/\b(cannot|(is|are|was|were|do|does|did|has|have|had|will|could) not)\b/)
  }
}
