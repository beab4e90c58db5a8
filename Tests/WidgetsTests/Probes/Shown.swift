import Observation

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
}
