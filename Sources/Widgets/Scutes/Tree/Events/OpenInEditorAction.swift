// SPDX-License-Identifier: Apache-2.0

/// Edits texts and files with the user's own editor: that of `VISUAL` or `EDITOR`, or else vi.
///
///     @Environment(\.openInEditor) private var openInEditor
///     …
///     Button("Edit") {
///       do {
///         note = try openInEditor(note, suffix: ".md")
///       } catch {
///         message = "\(error)"
///       }
///     }
///
/// The editor gets the terminal as with ``ReleaseTerminalAction``, and the views stand still until
/// it has ended. It is started without a shell, unless its command uses what only a shell knows.
public struct OpenInEditorAction {
  private let loan: TerminalLoan
  private let environment: (String) -> String?

  init(_ loan: TerminalLoan, _ environment: @escaping (String) -> String?) {
    (self.loan, self.environment) = (loan, environment)
  }

  /// Returns the text that the user has made of `text`, which is in a file of its own meanwhile.
  /// `suffix` ends the name of the file, so that the editor knows the language. The editor begins
  /// at `line`, from 1, if it is one that can.
  ///
  /// A newline that the editor adds at the end is removed if `text` ends with none.
  public func callAsFunction(
    _ text: String, suffix: String = ".txt", line: Int? = nil
  ) throws(EditorError) -> String {
    let editor = try editor
    defer { loan.end() }
    guard loan.begin() else { throw .noTerminal }
    return try EditorSession.edit(
      text, suffix: suffix, line: line, with: editor,
      folder: EditorSession.scratchFolder(environment))
  }

  /// Opens the file at `path`, at `line`, from 1, if the editor is one that can. Returns when it has
  /// ended.
  public func callAsFunction(file path: String, line: Int? = nil) throws(EditorError) {
    let editor = try editor
    defer { loan.end() }
    guard loan.begin() else { throw .noTerminal }
    try EditorSession.edit(path: path, line: line, with: editor)
  }

  private var editor: EditorCommand {
    get throws(EditorError) {
      guard let editor = EditorCommand(environment) else { throw .unreadableCommand }
      return editor
    }
  }
}

extension EnvironmentValues {
  private enum VariablesKey: EnvironmentKey {
    static var defaultValue: (String) -> String? { ProcessEnvironment.value }
  }

  /// The variables that name the editor and the folder for its files.
  var editorVariables: (String) -> String? {
    get { self[VariablesKey.self] }
    set { self[VariablesKey.self] = newValue }
  }

  /// Edits texts and files with the user's own editor.
  public var openInEditor: OpenInEditorAction {
    MainActor.assumeIsolated { OpenInEditorAction(terminalLoan, editorVariables) }
  }
}
