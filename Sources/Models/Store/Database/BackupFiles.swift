public import Foundation
import GRDB
import Games

/// The files of the program that go along with the games in a backup.
public struct BackupFiles: Hashable, Sendable {
  /// The preferences, or `nil` if there are none.
  public var preferences: Data?
  /// The solver's board and paths, or `nil` if there are none.
  public var solver: Data?
  /// The Memory themes and their order, by the names of their files without the extension.
  public var themes: [String: Data] = [:]

  /// Creates an empty set of files.
  public init() {}

  /// The number of Memory themes.
  public var themeCount: Int { themes.keys.count { $0 != MemoryThemeFolder.orderName } }

  var isEmpty: Bool { self == BackupFiles() }

  private var all: [(kind: OwnFileKind, contents: Data)] {
    [(.preferences, preferences), (.solver, solver)].compactMap { kind, contents in
      contents.map { (kind, $0) }
    } + themes.sorted { $0.key < $1.key }.map { (.theme($0.key), $0.value) }
  }

  private mutating func insert(_ contents: Data, as kind: OwnFileKind) {
    switch kind {
    case .preferences: preferences = contents
    case .solver: solver = contents
    case .theme(let name): themes[name] = contents
    }
  }

  /// A file in a backup that isn't restored.
  public struct Refused: Hashable, Sendable {
    /// The name in the backup, at most 80 characters of it.
    public let name: String
    /// What is wrong with it, or `nil` if the program has no file of this name.
    public let reason: FileFault?
  }

  /// Adds those of `themes`, which are on this machine, that are refused, so that they stay.
  public mutating func keep(_ themes: [String: Data], refused: [Refused]) {
    for case .theme(let name) in refused.compactMap({ OwnFileKind(name: $0.name) }) {
      self.themes[name] = self.themes[name] ?? themes[name]
    }
  }

  // MARK: In a database

  /// The table of a backup that has the files. The games file has none.
  static let table = "own_files"
  /// The tables of backups by their names: that of this version, and that of earlier ones, with the
  /// solver's file only.
  static let definitions = [
    table: "CREATE TABLE \(table) (name TEXT NOT NULL, contents BLOB NOT NULL) STRICT",
    "solver_board": "CREATE TABLE solver_board (contents BLOB NOT NULL) STRICT",
  ]

  /// Puts the files into `database`, in place of any others.
  func write(to database: Database) throws {
    for table in Self.definitions.keys {
      try database.execute(sql: "DROP TABLE IF EXISTS \(table)")
    }
    guard !isEmpty else { return }
    try database.execute(sql: Self.definitions[Self.table] ?? "")
    for (kind, contents) in all {
      try database.execute(
        sql: "INSERT INTO \(Self.table) (name, contents) VALUES (?, ?)",
        arguments: [kind.name, contents])
    }
  }

  /// Takes the files out of `database`. Files that are damaged, too large, too many or not of this
  /// program are refused.
  static func take(from database: Database) throws -> (files: BackupFiles, refused: [Refused]) {
    var (files, refused) = (BackupFiles(), [Refused]())
    let columns = [table: "substr(name, 1, 80)", "solver_board": "'\(OwnFileKind.solver.name)'"]
    for (table, name) in columns where try database.tableExists(table) {
      let limit = FileBound.themes + 3
      let rows = try Row.fetchAll(
        database, sql: "SELECT rowid, \(name), length(contents) FROM \(table) LIMIT \(limit + 1)")
      if rows.count > limit {
        refused.append(Refused(name: "themes", reason: .tooMany(limit: FileBound.themes)))
      }
      for row in rows.prefix(limit) {
        let (id, name, size): (Int64, String, Int) = (row[0], row[1], row[2])
        guard let kind = OwnFileKind(name: name) else {
          refused.append(Refused(name: name, reason: nil))
          continue
        }
        guard size <= kind.limit else {
          refused.append(Refused(name: name, reason: .tooLarge(limit: kind.limit)))
          continue
        }
        let contents = try Data.fetchOne(
          database, sql: "SELECT contents FROM \(table) WHERE rowid = ?", arguments: [id])
        guard let contents, kind.isWhole(contents) else {
          refused.append(Refused(name: name, reason: .damaged))
          continue
        }
        files.insert(contents, as: kind)
      }
      try database.execute(sql: "DROP TABLE \(table)")
    }
    return (files, refused)
  }
}

/// A kind of JSON file of the program.
enum OwnFileKind: Hashable {
  case preferences
  case solver
  /// A Memory theme, or their order, by its name without the extension.
  case theme(String)

  /// The kind of the file with a name in a backup, or `nil` if none has that name. A name never
  /// leads to another folder.
  init?(name: String) {
    switch name {
    case Self.preferences.name: self = .preferences
    case Self.solver.name: self = .solver
    default:
      guard let theme = name.wholeMatch(of: /themes\/(.+)\.json/).map({ String($0.1) }),
        MemoryThemeFolder.owns(theme)
      else { return nil }
      self = .theme(theme)
    }
  }

  /// The name in a backup.
  var name: String {
    switch self {
    case .preferences: "preferences.json"
    case .solver: "solver.json"
    case .theme(let name): "themes/\(name).json"
    }
  }

  /// The largest size in bytes.
  var limit: Int {
    switch self {
    case .preferences: FileBound.preferences
    case .solver: FileBound.solver
    case .theme: FileBound.theme
    }
  }

  /// Returns `true` if everything in such a file can be read.
  func isWhole(_ contents: Data) -> Bool {
    switch self {
    case .preferences: StoredJSON<[String: JSONValue]>(contents)?.isWhole == true
    case .solver:
      StoredJSON<SolverRecord>(contents).map { $0.isWhole && !$0.value.isIncomplete } ?? false
    case .theme(MemoryThemeFolder.orderName):
      StoredJSON<[JSONValue]>(contents)?.isWhole == true
    case .theme: StoredJSON<MemoryTheme>(contents)?.isWhole == true
    }
  }
}
