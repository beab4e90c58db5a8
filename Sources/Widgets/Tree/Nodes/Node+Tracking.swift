import Observation

extension Node {
  /// Calls `read` as the part of evaluating this node that reads what others keep: when state or an
  /// observable model changes that is read meanwhile, the node is evaluated again. What it has read
  /// the time before no longer counts.
  final func tracked<Value>(_ read: () -> Value) -> Value {
    forgetReads()
    let (current, reference) = (evaluation, reference)
    return withObservationTracking {
      observationSwitch?.connect()
      return noting(read)
    } onChange: {
      MainActor.assumeIsolated {
        guard let node = reference.node, node.evaluation == current else { return }
        node.isObserving = false
        node.tree.invalidate(node)
      }
    }
  }

  /// Calls `read`: when state changes that is read meanwhile, the node is evaluated again.
  final func noting<Value>(_ read: () -> Value) -> Value {
    let outer = Self.evaluated
    Self.evaluated = self
    defer { Self.evaluated = outer }
    return read()
  }

  /// Has changes of what was read so far mean nothing any more.
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

  /// Has nothing evaluate the node, or any below it, any more: their tree is about to go.
  final func endTracking() {
    for child in children { child.endTracking() }
    stopTracking()
  }

  /// Has nothing evaluate the node any more.
  final func stopTracking() {
    evaluation += 1
    observationSwitch?.cut()
  }
}

/// Ends an observation before anything that is observed has changed.
///
/// An observation ends when one of the things it was told of changes, and cannot be ended in
/// another way. A node that is evaluated again for other reasons would leave one behind each time,
/// for as long as the model lasts. So it observes a switch as well, and throws it.
final class ObservationSwitch: Observable {
  private let registrar = ObservationRegistrar()
  private var isOn: Bool { true }

  /// To be called where the observation begins.
  func connect() {
    registrar.access(self, keyPath: \.isOn)
  }

  /// Ends the observation.
  func cut() {
    registrar.withMutation(of: self, keyPath: \.isOn) {}
  }
}
