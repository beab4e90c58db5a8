/// How something comes, and by the same way goes.
///
/// It is pictures that pass, not what is used: what comes has the keys and the mouse from the first
/// frame on, where it will stand; what goes is gone at once.
public nonisolated enum Transition: Hashable, Sendable {
  /// At once.
  case identity
  /// Out of what is behind it.
  case opacity
  /// From beyond this edge of the screen; a screen pushes the one before out at the other side.
  case move(Edge)
  /// Uncovered from this edge on, standing still.
  case wipe(Edge)

  /// What is left of it under `motion`.
  func allowed(by motion: Motion) -> Transition {
    switch (motion, self) {
    case (.none, _), (_, .identity): .identity
    case (.subtle, _): .opacity
    case (.full, _): self
    }
  }

  /// The way back.
  var reversed: Transition {
    switch self {
    case .move(let edge): .move(edge.opposite)
    case .wipe(let edge): .wipe(edge.opposite)
    case .identity, .opacity: self
    }
  }
}

extension Edge {
  fileprivate nonisolated var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}

/// A transition and how long it takes.
struct TransitionSettings: Equatable {
  var transition: Transition
  var animation: Animation
}

extension EnvironmentValues {
  var presentationTransition: TransitionSettings {
    get { box.kit.presentationTransition }
    set { write { $0.presentationTransition = newValue } }
  }

  var navigationTransition: TransitionSettings {
    get { box.kit.navigationTransition }
    set { write { $0.navigationTransition = newValue } }
  }
}

extension View {
  /// Has sheets and alerts of the views within come and go by `transition`, as far as ``Motion``
  /// allows: from below where nothing else is said.
  public func presentationTransition(
    _ transition: Transition, animation: Animation = .easeOut()
  ) -> some View {
    environment(
      \.presentationTransition, TransitionSettings(transition: transition, animation: animation))
  }

  /// Has the screens of the navigation stacks within follow each other by `transition`, as far as
  /// ``Motion`` allows, and back again the other way: from the right where nothing else is said.
  public func navigationTransition(
    _ transition: Transition, animation: Animation = .easeOut()
  ) -> some View {
    environment(
      \.navigationTransition, TransitionSettings(transition: transition, animation: animation))
  }
}
