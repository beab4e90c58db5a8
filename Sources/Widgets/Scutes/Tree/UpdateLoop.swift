// SPDX-License-Identifier: Apache-2.0

/// A view whose changes trigger each other endlessly, such as two change actions that each set off
/// the other, or a control that can be focused only while it isn't.
public struct UpdateLoop: Hashable, CustomStringConvertible {
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
public final class UpdateLoops {
  /// `true` if such views are recorded. On by default in debug builds.
  public var isWatching: Bool
  /// The views recorded so far, without duplicates.
  public private(set) var all: [UpdateLoop] = []
  /// Called once for each such view, including those recorded before it was set.
  public var onUpdateLoop: ((UpdateLoop) -> Void)? {
    didSet { for change in all { onUpdateLoop?(change) } }
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
    let change = UpdateLoop(path: node.viewPath)
    guard !all.contains(change) else { return }
    all.append(change)
    onUpdateLoop?(change)
  }
}
