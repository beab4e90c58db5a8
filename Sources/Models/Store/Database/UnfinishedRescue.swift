import Synchronization

/// The files that a rescue leaves if the process ends before it is done. The store can't know of
/// that, so whoever handles signals watches them.
public enum UnfinishedRescue {
  private static let watcher = Mutex<(@Sendable ([String]) -> Void)?>(nil)

  /// Calls `watcher` with the paths of the files when a rescue begins, and with none before it is done.
  /// It is called on the thread that does the rescue, for one at a time.
  public static func watch(_ watcher: @escaping @Sendable (_ paths: [String]) -> Void) {
    self.watcher.withLock { $0 = watcher }
  }

  static func note(_ paths: [String]) {
    watcher.withLock { $0 }?(paths)
  }
}
