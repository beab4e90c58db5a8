public import Observation

/// The key tables that are in force where the focus is, innermost first; what footers and help
/// overlays show.
@Observable
public final class ActiveKeys {
  /// Innermost first.
  public private(set) var tables: [KeyTable] = []
  @ObservationIgnored private var signature: [[String]] = []

  /// Takes other tables, if they look different from the ones before.
  func update(_ tables: [KeyTable]) {
    let signature = tables.map { table in
      [table.title] + table.entries.map { "\($0.usualKey(isUnicode: true)) \($0.title)" }
    }
    guard signature != self.signature else { return }
    self.signature = signature
    self.tables = tables
  }
}
