import Foundation
public import Games

/// A Memory theme as a file, for exchange between programs.
public enum MemoryThemeFile {
  /// Returns the bytes of a file for the theme.
  ///
  /// - Throws: never in practice. NaN would be rejected.
  public static func text(of theme: MemoryTheme) throws(MemoryThemesError) -> [UInt8] {
    do {
      return Array(try Data(json: theme))
    } catch {
      throw .unwritable(path: theme.name, reason: FileFault(error))
    }
  }

  /// Reads the theme in a file. `path` is used in error messages.
  public static func theme(in bytes: [UInt8], path: String) throws(MemoryThemesError) -> MemoryTheme
  {
    do {
      return try JSONDecoder().decode(MemoryTheme.self, from: Data(bytes))
    } catch DecodingError.keyNotFound(let key, _) {
      throw .noTheme(path: path, fault: .missing(key.stringValue))
    } catch DecodingError.typeMismatch(_, let context) {
      throw .noTheme(path: path, fault: .otherKind(Self.name(of: context)))
    } catch DecodingError.valueNotFound(_, let context) {
      throw .noTheme(path: path, fault: .missing(Self.name(of: context)))
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw .noTheme(path: path, fault: .unfit(Self.name(of: context)))
    } catch {
      throw .noTheme(path: path, fault: .notJSON)
    }
  }

  private static func name(of context: DecodingError.Context) -> String {
    context.codingPath.first?.stringValue ?? ""
  }
}
