// SPDX-License-Identifier: Apache-2.0

/// The way something appears, reversed when it disappears.
///
/// Only pictures move. What appears gets the keys and the mouse from the first frame, in its final
/// place. What disappears is gone at once.
public nonisolated enum Transition: Hashable, Sendable {
  /// At once.
  case identity
  /// Fades in.
  case opacity
  /// Moves in from this edge of the screen. A screen pushes the previous one out on the other side.
  case move(Edge)
  /// Is uncovered in place, starting at this edge.
  case wipe(Edge)

  /// The transition reduced to what `motion` allows.
  func allowed(by motion: Motion) -> Transition {
    switch (motion, self) {
    case (.none, _), (_, .identity): .identity
    case (.subtle, _): .opacity
    case (.full, _): self
    }
  }

  /// The reverse transition.
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

/// A transition and its animation.
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
  /// Sets the transition of sheets and alerts presented within, as far as ``Motion`` allows. They
  /// move in from below by default.
  public func presentationTransition(
    _ transition: Transition, animation: Animation = .easeOut()
  ) -> some View {
    environment(
      \.presentationTransition, TransitionSettings(transition: transition, animation: animation))
  }

  /// Sets the transition between screens of the navigation stacks within, reversed on the way back,
  /// as far as ``Motion`` allows. Screens move in from the right by default.
  public func navigationTransition(
    _ transition: Transition, animation: Animation = .easeOut()
  ) -> some View {
    environment(
      \.navigationTransition, TransitionSettings(transition: transition, animation: animation))
  }
}
