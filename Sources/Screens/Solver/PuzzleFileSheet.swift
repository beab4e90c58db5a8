import Models
import Widgets

/// Chooses a file of puzzles and brings it to the board of the solver.
struct PuzzleFileSheet: View {
  @Environment(\.screenSize) private var size
  @Environment(\.dismiss) private var dismiss
  @State private var folder: String
  @State private var opened: String?
  @State private var typed = ""
  let suite: Suite

  init(suite: Suite) {
    self.suite = suite
    _folder = State(wrappedValue: suite.outside.files.startFolder)
  }

  var body: some View {
    VStack(alignment: .leading) {
      FileChooser(folder: $folder, contents: contents) { opened = $0 }
        .frame(
          width: width, height: min(24, max(6, size.height - 9)), alignment: .topLeading)
      TextField(text: $typed, prompt: suite.words.solver.orTypePath)
        .frame(width: width)
        .onSubmit { goToTyped() }
      if let message = suite.solution.message, message.isError {
        Text(message.text).foregroundStyle(.error).lineLimit(2)
          .frame(width: width, alignment: .leading)
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 0, trailing: 1))
    .task(id: opened) { await open() }
    .onAppear { suite.solution.say(nil) }
  }

  private var width: Int { min(70, max(30, size.width - 8)) }

  /// Goes to the folder, or opens the file, whose path was typed: from the root on, from home ("~"), or
  /// from the folder that shows.
  private func goToTyped() {
    let path = typed.trimmingBlanks
    guard !path.isEmpty else { return }
    if path.hasPrefix("/") {
      opened = path
    } else if path == "~" || path.hasPrefix("~/") {
      opened = suite.outside.files.homeFolder + path.dropFirst()
    } else {
      opened = "\(folder)/\(path)"
    }
  }

  private func open() async {
    guard let path = opened, !Task.isCancelled else { return }
    if (try? await suite.outside.files.list(path)) != nil {
      (folder, typed, opened) = (path, "", nil)
      return
    }
    if await suite.solve(file: path) { dismiss() }
    opened = nil
  }

  /// What is in a folder; what is wrong with it in words.
  private var contents: @Sendable (String) async throws -> [FileItem] {
    let (files, words) = (suite.outside.files, suite.words)
    return { folder in
      do throws(FileTrouble) {
        return try await files.list(folder)
      } catch {
        throw SaidTrouble(description: words.text(of: error))
      }
    }
  }
}

/// Why a folder cannot be read, in the user's language.
private nonisolated struct SaidTrouble: Error, CustomStringConvertible {
  let description: String
}
