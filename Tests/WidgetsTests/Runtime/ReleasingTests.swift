import ScutesTesting
import Testing

@testable import Scutes

/// The terminal in the hands of other code.
struct ReleasingTests {
  @Test func noFrameIsShownWhileTheTerminalIsLent() {
    let driver = ViewDriver(width: 10, height: 1) { Text("shown") }
    let before = driver.terminal.frames.count
    let result = driver.runtime.withTerminalReleased {
      #expect(driver.terminal.isLent)
      driver.runtime.repaint()
      driver.runtime.showFrame()
      return driver.terminal.frames.count
    }
    #expect(result == before && !driver.terminal.isLent)
    driver.runtime.showFrame()
    #expect(driver.terminal.frames.last?.repaintsAll == true)
    #expect(driver.terminal.frames.count == before + 1)
  }

  @Test func aViewLendsTheTerminalUntilItsWorkIsDone() throws {
    struct Failure: Error {}
    let driver = ViewDriver(width: 10, height: 1) { Releasing { throw Failure() } }
    driver.type("⏎")
    #expect(driver.screen.contains("failed") && !driver.terminal.isLent)
  }

  @Test func loansWithinEachOtherAreOne() {
    let driver = ViewDriver(width: 10, height: 1) { Text("shown") }
    driver.runtime.withTerminalReleased {
      driver.runtime.withTerminalReleased {}
      #expect(driver.terminal.isLent)
    }
    #expect(!driver.terminal.isLent)
  }

  @Test func tasksGoOnWhileTheTerminalIsLent() async {
    let driver = ViewDriver(width: 10, height: 1) { Text("shown") }
    await driver.runtime.awaitWithTerminalReleased {
      await Task.yield()
      #expect(driver.terminal.isLent)
    }
    #expect(!driver.terminal.isLent)
  }

  @Test(arguments: [
    ("sh -c 'printf changed > \"$0\"'", "old", "changed"),
    ("sh -c 'echo more >> \"$0\"'", "old\n", "old\nmore\n"),
    // As editors do that end the last line.
    ("sh -c 'echo >> \"$0\"'", "old", "old"),
    // As editors do that put another file in its place.
    ("sh -c 'echo new > \"$0.x\"; mv \"$0.x\" \"$0\"'", "old", "new"),
    // A command for a shell.
    ("X=y; sh -c 'echo $1 > \"$0\"' \"$1\" $X; :", "old\n", "y\n"),
  ])
  func anEditorChangesAText(command: String, old: String, new: String) throws {
    var edited: String?
    let driver = ViewDriver(width: 40, height: 3) {
      Editing(text: old) { edited = $0 }
        .environment(\.editorVariables) { $0 == "EDITOR" ? command : nil }
    }
    driver.type("⏎")
    #expect(edited == new)
    #expect(!driver.terminal.isLent)
  }

  @Test(arguments: [
    ("sh -c 'exit 3'", EditorError.failed(name: "sh", status: 3)),
    ("sh -c 'rm \"$0\"'", nil), ("sh -c 'printf \"\\377\" > \"$0\"'", nil),
    ("no-such-editor-anywhere", .program(.notFound("no-such-editor-anywhere"))),
    ("'vi", .unreadableCommand),
  ])
  func whatFailedIsSaidInASentence(command: String, expected: EditorError?) {
    let terminal = HeadlessTerminal(size: Size(width: 10, height: 1))
    let edit = OpenInEditorAction(TerminalLoan(terminal)) { $0 == "EDITOR" ? command : nil }
    do {
      _ = try edit("old")
      Issue.record("nothing failed")
    } catch {
      if let expected { #expect(error == expected) }
      #expect(error.description.hasSuffix("."))
      #expect(error.description.contains(error == .unreadableCommand ? "VISUAL" : " "))
    }
    #expect(!terminal.isLent)
  }

  @Test func thereIsNoEditorWithoutATerminal() {
    let edit = OpenInEditorAction(TerminalLoan()) { _ in nil }
    #expect(throws: EditorError.noTerminal) { try edit("old") }
  }
}

private struct Releasing: View {
  @Environment(\.releaseTerminal) private var release
  @State private var result = "go"
  let work: () throws -> Void

  var body: some View {
    Button(result) {
      do { try release { try work() } } catch { result = "failed" }
    }
  }
}

private struct Editing: View {
  @Environment(\.openInEditor) private var openInEditor
  let text: String
  let take: (String?) -> Void

  var body: some View {
    Button("edit") { take(try? openInEditor(text)) }
  }
}
