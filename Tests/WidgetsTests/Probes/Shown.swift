import Observation
import Widgets

/// What a test has its views show.
@Observable
final class Shown {
  var text: String
  var over = ""
  var offset = 0
  var isOn = false

  init(_ text: String = "") {
    self.text = text
  }

  /// For what shows and hides itself by ``isOn``.
  var isOnBinding: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
}
