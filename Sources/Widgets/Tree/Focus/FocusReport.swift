import Observation

/// What has the focus, in words, for those who show it. While nobody does, nothing is worked out.
@Observable
final class FocusReport {
  /// What has the focus; empty where nothing has.
  private(set) var text = ""
  /// How many show it.
  @ObservationIgnored var readers = 0

  /// Takes in what has the focus now; `words` say its place among the others.
  func update(_ focus: FocusSystem, place: (_ index: Int, _ count: Int) -> String) {
    guard readers > 0 else { return }
    let new = focus.focused.map { node in
      let index = focus.focusables.firstIndex { $0 === node }
      let count = focus.focusables.count
      return node.speech(place: index.flatMap { count > 1 ? place($0 + 1, count) : nil })
    }
    if new ?? "" != text { text = new ?? "" }
  }
}

extension EnvironmentValues {
  var focusReport: FocusReport? {
    get { box.kit.focusReport }
    set { write { $0.focusReport = newValue } }
  }
}
