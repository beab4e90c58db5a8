import Observation
import Scutes

/// The state of a test's views.
@Observable
final class Shown {
  var text: String
  var over = ""
  var offset = 0
  var isOn = false

  init(_ text: String = "") {
    self.text = text
  }

  /// A binding to ``isOn`` for views that show and hide themselves.
  var isOnBinding: Binding<Bool> { Binding(get: { self.isOn }, set: { self.isOn = $0 }) }
}
