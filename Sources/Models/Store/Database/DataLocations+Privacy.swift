import Dispatch
import Foundation

extension DataLocations {
  /// Makes the program's files private to the user before they are used: a missing database is
  /// created, and existing files lose the permissions of others. Removes what killed processes left
  /// behind.
  ///
  /// - Throws: ``StoreError/unwritable(folder:reason:)`` if another user has put a link in place of
  ///   one of them.
  public func secure() throws(StoreError) {
    let games = GameFile(path: gamesFile)
    try games.checkLinks()
    for path in [configurationFolder, themesFolder, preferencesFile, solverFile] {
      do throws(FileFault) {
        try OwnFile.checkLink(path)
      } catch {
        throw .unwritable(folder: path, reason: error)
      }
    }
    // A failure shows when the database is opened.
    try? games.create()
    for path in [gamesFile, preferencesFile, solverFile] {
      let file = PathParts(path)
      Self.withdraw(from: file.folder) { $0.hasPrefix(file.name) }
    }
    Self.withdraw(from: themesFolder, .folder)
    Self.withdraw(from: themesFolder) { $0.contains(".json") }
    for folder in Set([dataFolder, configurationFolder, themesFolder]) {
      NewFile.sweep(folder)
    }
    // It may have so many files that the start would wait for them.
    DispatchQueue.global(qos: .utility).async { NewFile.sweep(TemporaryFile.folder) }
  }

  /// Returns `true` if `path` is the name of one of the program's own files, whether or not it
  /// exists: the database, the preferences, the solver's board, the files beside them under their
  /// names, and whatever is in the folder of themes.
  func owns(_ path: String) -> Bool {
    let file = PathParts(path)
    let folder = Self.resolved(file.folder)
    let name = file.name.lowercased()
    return [gamesFile, preferencesFile, solverFile].contains { own in
      let own = PathParts(own)
      return folder == Self.resolved(own.folder) && name.hasPrefix(own.name)
    } || folder == Self.resolved(themesFolder)
  }

  /// Returns `true` if `path` leads into the data folder, at any depth, or is a name there.
  func dataFolderHolds(_ path: String) -> Bool {
    guard let own = FileIdentity(dataFolder) else { return false }
    var folder = Self.resolved(PathParts(path).folder)
    while FileIdentity(folder) != own {
      guard folder.utf8.count > 1 else { return false }
      folder = PathParts(folder).folder
    }
    return true
  }

  /// Removes the permissions of others from the file at `path`, or the folder if that is its
  /// `kind`, if it is the user's. It isn't opened: closing it would give up the locks of a database
  /// that this process has open.
  static func withdraw(from path: String, _ kind: FileStatus.Kind = .file) {
    guard let status = FileStatus(path), status.kind == kind, status.owner == geteuid(),
      status.permissions & 0o077 != 0
    else { return }
    chmod(path, status.permissions & 0o700)
  }

  /// Removes them from the files in `folder` whose names match a condition.
  private static func withdraw(from folder: String, where isMeant: (String) -> Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where isMeant(name) { withdraw(from: "\(folder)/\(name)") }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: PathParts.absolute(path)).resolvingSymlinksInPath().path
  }
}
