import CTerminal

/// The files of a piece of work that are worth nothing before it is done.
package enum UnfinishedFiles {
  /// From now on a signal that ends a program in the terminal deletes the files at `paths`, which may
  /// be missing, instead of those before. Four at most. Not for two threads at once.
  ///
  /// Doesn't return while the process ends by such a signal, so that the work doesn't go on.
  package static func note(_ paths: [String]) {
    unfinished_files_forget()
    guard !paths.isEmpty else { return }
    for path in paths { _ = unfinished_files_add(path) }
    unfinished_files_note()
  }

  /// Deletes the files at once, because the process ends.
  package static func delete() {
    unfinished_files_delete()
  }
}
