public import Observation

/// The way to the screen that is shown: the one place that says where the user is.
@Observable
public final class Router<Route: Hashable> {
  /// The screens on top of the first one, the shown one last.
  public private(set) var path: [Route]

  /// A router that begins at the end of `path`.
  public init(path: [Route] = []) {
    self.path = path
  }

  /// Goes on to `route`.
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

  /// Puts `route` in the place of the shown screen.
  public func replace(with route: Route) {
    path = path.dropLast() + [route]
  }
}
