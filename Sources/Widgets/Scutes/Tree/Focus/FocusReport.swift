// SPDX-License-Identifier: Apache-2.0

import Observation

/// The spoken description of the focus. Computed only while something shows it.
@Observable
final class FocusReport {
  /// The description, or an empty string if nothing has the focus.
  private(set) var text = ""
  /// The number of views that show it.
  @ObservationIgnored var readers = 0

  /// Updates the text from the current focus. `place` words its position among the others.
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
