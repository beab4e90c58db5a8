/// A view whose changes trigger each other endlessly, such as two change actions that each set off
/// the other, or a control that can be focused only while it isn't.
public struct EndlessChange: Hashable, CustomStringConvertible {
  /// The types of the views from the outermost to this one, without modifiers.
  public let path: [String]

  /// A one-line report: "Board/HStack/Text: its changes bring about others without an end".
  public var description: String {
    "\(path.joined(separator: "/")): its changes bring about others without an end"
  }
}

/// Watches for views that never come to rest.
///
/// Their changes are interrupted and resume with the next event, so the program stays usable.
public final class EndlessChanges {
  /// Whether such views are recorded. On by default in debug builds.
  public var isWatching: Bool
  /// The views recorded so far, without duplicates.
  public private(set) var all: [EndlessChange] = []
  /// Called once for each such view, including those recorded before it was set.
  public var onEndlessChange: ((EndlessChange) -> Void)? {
    didSet { for change in all { onEndlessChange?(change) } }
  }

  init() {
    #if DEBUG
      isWatching = true
    #else
      isWatching = false
    #endif
  }

  /// Records that the changes of `node` were interrupted.
  func note(_ node: Node) {
    guard isWatching else { return }
    let change = EndlessChange(path: node.viewPath)
    guard !all.contains(change) else { return }
    all.append(change)
    onEndlessChange?(change)
  }
}
