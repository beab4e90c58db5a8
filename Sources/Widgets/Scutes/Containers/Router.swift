// SPDX-License-Identifier: Apache-2.0

public import Observation

/// The navigation state: the single source of truth for the current screen.
@Observable
public final class Router<Route: Hashable> {
  /// The screens above the first one, the visible one last.
  public private(set) var path: [Route]

  /// Creates a router at the end of `path`.
  public init(path: [Route] = []) {
    self.path = path
  }

  /// Shows `route` on top of the current screen.
  public func push(_ route: Route) {
    path.append(route)
  }

  /// Goes back by `count` screens, at most to the first one.
  public func pop(_ count: Int = 1) {
    path.removeLast(min(count, path.count))
  }

  /// Goes back to the first screen.
  public func popToRoot() {
    path.removeAll()
  }

  /// Replaces the current screen with `route`.
  public func replace(with route: Route) {
    path = path.dropLast() + [route]
  }
}
