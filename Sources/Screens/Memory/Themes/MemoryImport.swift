import Games
import Observation
import Store
import Widgets

/// The import of a theme from a file.
@Observable
final class MemoryImport {
  /// The problem with the latest file, or `nil` if there is none.
  private(set) var failure: String?
  @ObservationIgnored private let dependencies: Dependencies
  @ObservationIgnored private let memory: MemoryGames

  /// Creates an import into `memory`.
  init(dependencies: Dependencies, memory: MemoryGames) {
    self.dependencies = dependencies
    self.memory = memory
  }

  /// Adds the theme of a file, or reports the problem. Returns the theme as it is in the list.
  func open(_ path: String) async -> MemoryTheme? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try await dependencies.files.read(path, FileBound.theme)
    } catch {
      failure = dependencies.words.text(of: error)
      return nil
    }
    do throws(MemoryThemesError) {
      let theme = try MemoryThemeFile.theme(in: bytes, path: path)
      if let field = theme.unfitField { throw .noTheme(path: path, fault: .unfit(field)) }
      return memory.take(theme)
    } catch {
      failure = dependencies.words.text(of: .failed(error))
      return nil
    }
  }
}

/// Chooses a theme file and adds its theme to the list.
struct MemoryImportSheet: View {
  @Environment(Toaster.self) private var toaster
  let suite: any ScreenHost
  let model: MemoryImport
  let close: () -> Void

  var body: some View {
    FileOpener(suite: suite, failure: model.failure) { path in
      guard let theme = await model.open(path) else { return }
      if theme.unreadSymbols > 0 {
        toaster.show(suite.words.text(of: .incomplete(theme.name)), .warning)
      } else {
        toaster.show(suite.words.memory.imported(theme.name), .success)
      }
      close()
    }
  }
}
