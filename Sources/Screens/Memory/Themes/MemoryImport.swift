import Games
import Observation
import Store

/// A theme that comes from a file.
@Observable
final class MemoryImport {
  /// Why the last file would not do; nil while all is well.
  private(set) var failure: String?
  @ObservationIgnored private let suite: Suite
  @ObservationIgnored private let memory: MemoryGames

  /// Brings themes to `memory`.
  init(suite: Suite, memory: MemoryGames) {
    self.suite = suite
    self.memory = memory
  }

  /// Adds the theme of a file, or says why it cannot; returns what it is called.
  func open(_ path: String) async -> String? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try await suite.outside.files.read(path, FileAccess.largestText)
    } catch {
      failure = suite.words.text(of: error)
      return nil
    }
    do throws(MemoryThemesError) {
      var theme = try MemoryThemeFile.theme(in: bytes, path: path)
      if theme.name.trimmingBlanks.isEmpty { theme.name = Self.fileName(path) }
      memory.take(theme)
      return theme.name
    } catch {
      failure = suite.words.memory.text(error)
      return nil
    }
  }

  /// The name of a file without its ending.
  private static func fileName(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? name)
  }
}
