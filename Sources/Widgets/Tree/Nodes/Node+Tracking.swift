import Console
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
      guard MainQueue.isHere else {
        Task { @MainActor in reference.node?.readsChange(since: current, elsewhere: true) }
        return
      }
      MainActor.assumeIsolated { reference.node?.readsChange(since: current, elsewhere: false) }
    }
  }

  /// Has the node evaluated again because something changes that was read in `evaluation`. Where that
  /// happens on another thread it may be over or not: we are told before a change. So the node is
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

  /// How long another thread may take from telling of a change to having made it.
  private static let timeOfChange = Duration.milliseconds(50)

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
