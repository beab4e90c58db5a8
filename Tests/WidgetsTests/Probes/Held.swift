import Observation
import Scutes

/// A value that a test passes to a control.
@Observable
final class Held<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
