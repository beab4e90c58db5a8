// SPDX-License-Identifier: Apache-2.0

import Observation
import ScutesConsole

extension Node {
  /// Calls `read` and evaluates the node again when state or an observable model read meanwhile
  /// changes. Earlier reads no longer count.
  final func tracked<Value>(_ read: () -> Value) -> Value {
    forgetReads()
    let (current, reference) = (evaluation, reference)
    return withObservationTracking {
      observationSwitch?.connect()
      return noting(read)
    } onChange: {
      guard MainQueue.isHere else {
        Task { @MainActor in reference.node?.readsChange(since: current, elsewhere: true) }
        return
      }
      MainActor.assumeIsolated { reference.node?.readsChange(since: current, elsewhere: false) }
    }
  }

  /// Evaluates the node again after a change to something read in `evaluation`. Notifications come
  /// before a change, so if it happens on another thread it may not be complete. The node is then
  /// evaluated once more a little later.
  private func readsChange(since evaluation: Int, elsewhere: Bool) {
    guard self.evaluation == evaluation else { return }
    isObserving = false
    changed(.body)
    guard elsewhere else { return }
    tree.schedule.at(tree.schedule.now() + Self.timeOfChange) { [reference] in
      guard let node = reference.node, node.isAttached else { return }
      node.changed(.body)
    }
  }

  /// The longest time another thread may need between announcing a change and completing it.
  private static let timeOfChange = Duration.milliseconds(50)

  /// Calls `read`, and evaluates the node again when state read meanwhile changes.
  final func noting<Value>(_ read: () -> Value) -> Value {
    let outer = Self.evaluated
    Self.evaluated = self
    defer { Self.evaluated = outer }
    return read()
  }

  /// Forgets everything read so far.
  private func forgetReads() {
    evaluation += 1
    if isObserving {
      if let observationSwitch {
        observationSwitch.cut()
      } else {
        observationSwitch = ObservationSwitch()
      }
    }
    isObserving = true
  }

  /// Stops evaluating the node and all below it, before their tree goes away.
  final func endTracking() {
    for child in children { child.endTracking() }
    stopTracking()
  }

  /// Stops evaluating the node.
  final func stopTracking() {
    evaluation += 1
    observationSwitch?.cut()
  }
}

/// Ends an observation before anything observed has changed.
///
/// An observation ends only when something it observes changes. A node evaluated again for another
/// reason would leave one behind each time, for as long as the model lasts. So it also observes a
/// switch, which it can flip.
final class ObservationSwitch: Observable {
  private let registrar = ObservationRegistrar()
  private var isOn: Bool { true }

  /// Call this where the observation begins.
  func connect() {
    registrar.access(self, keyPath: \.isOn)
  }

  /// Ends the observation.
  func cut() {
    registrar.withMutation(of: self, keyPath: \.isOn) {}
  }
}
