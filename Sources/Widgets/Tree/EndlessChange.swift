/// A view whose changes bring about others without an end: two actions for changes of which each
/// does what the other waits for, or a control that can have the focus only while it has not got it.
public struct EndlessChange: Hashable, CustomStringConvertible {
  /// The types of the views around it, from the outermost to itself, without modifiers.
  public let path: [String]

  /// One line that says what is where: "Board/HStack/Text: its changes bring about others without
  /// an end".
  public var description: String {
    "\(path.joined(separator: "/")): its changes bring about others without an end"
  }
}

/// Keeps an eye on views that never come to rest.
///
/// Such changes are broken off and go on with the next event, so that the program stays usable.
public final class EndlessChanges {
  /// Whether they are noted at all; in debug builds they are.
  public var isWatching: Bool
  /// Those that came up so far, each once.
  public private(set) var all: [EndlessChange] = []
  /// Called once for each, with those that came up before it was set too.
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

  /// Notes that the changes of `node` were broken off.
  func note(_ node: Node) {
    guard isWatching else { return }
    let change = EndlessChange(path: node.viewPath)
    guard !all.contains(change) else { return }
    all.append(change)
    onEndlessChange?(change)
  }
}
