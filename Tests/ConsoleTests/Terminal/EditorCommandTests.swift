import Testing

@testable import ScutesConsole

struct EditorCommandTests {
  @Test(arguments: [
    ("vi", ["vi"]), ("code --wait", ["code", "--wait"]), ("  a\t b ", ["a", "b"]),
    ("\"my editor\" -n 'a b'", ["my editor", "-n", "a b"]),
    ("emacs\\ 29 -nw", ["emacs 29", "-nw"]),
    ("a''b \"\"", ["ab", ""]), (#""a\"b\c""#, [#"a"b\c"#]), ("", []),
  ])
  func aCommandIsSplitAsAShellDoes(text: String, words: [String]) {
    #expect(CommandWords(text)?.words == words)
    #expect(CommandWords(text)?.needsShell == false)
  }

  @Test(arguments: ["'a", "a\"b", "a\\"])
  func aCommandWithoutItsEndIsNone(text: String) {
    #expect(CommandWords(text) == nil)
    #expect(EditorCommand { $0 == "EDITOR" ? text : nil } == nil)
  }

  @Test(arguments: [
    ("$HOME/edit", true), ("\"$E\" -n", true), ("'$E' -n", false), ("a | b", true), ("~/e", true),
    ("a~", false), ("a\\$", false),
  ])
  func aShellIsUsedOnlyForWhatOnlyItKnows(text: String, needsShell: Bool) throws {
    #expect(CommandWords(text)?.needsShell == needsShell)
    let editor = try #require(EditorCommand { $0 == "EDITOR" ? text : nil })
    let words = editor.words(opening: "$(x)")
    #expect((words.first == "sh") == needsShell)
    #expect(words.last == "$(x)")
  }

  @Test func theFirstVariableThatNamesOneCounts() {
    func name(_ variables: [String: String]) -> String? { EditorCommand { variables[$0] }?.name }
    #expect(name(["VISUAL": "/bin/nano -w", "EDITOR": "ed"]) == "nano")
    #expect(name(["VISUAL": " ", "EDITOR": "ed"]) == "ed")
    #expect(name([:]) == "vi")
  }

  @Test(arguments: [
    ("vim", ["vim", "+7", "a"]), ("/usr/bin/nano -w", ["/usr/bin/nano", "-w", "+7", "a"]),
    ("hx", ["hx", "a:7"]), ("code --wait", ["code", "--wait", "--goto", "a:7"]),
    ("ed", ["ed", "a"]),
  ])
  func theLineIsGivenInTheEditorsOwnWay(text: String, words: [String]) {
    #expect(EditorCommand { $0 == "EDITOR" ? text : nil }?.words(opening: "a", line: 7) == words)
  }

  @Test(arguments: ["-x", "+x"])
  func aPathIsNoOption(path: String) {
    #expect(EditorCommand { _ in nil }?.words(opening: path) == ["vi", "./" + path])
  }
}
