import TestSupport

@testable import Scutes

/// Focusable views, laid out like the blocks of letters in a drawing.
struct FocusPlan {
  let driver: ViewDriver
  private let places: [Character: Rect]

  /// Creates the plan in `drawing`. Dots and blanks are free.
  init(_ drawing: String) {
    let places = Self.places(in: drawing)
    self.places = places
    let letters = places.keys.sorted()
    let rects = letters.compactMap { places[$0] }
    driver = ViewDriver(width: 60, height: 30) {
      PlannedLayout(rects: rects) {
        ForEach(letters.indices, id: \.self) { index in
          Box(letters[index], 0...unlimited, 0...unlimited).focusable()
        }
      }
    }
  }

  private static func places(in drawing: String) -> [Character: Rect] {
    var places: [Character: Rect] = [:]
    for (y, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (x, letter) in line.enumerated() where letter != " " && letter != "." {
        let cell = Rect(x: x, y: y, width: 1, height: 1)
        places[letter] = places[letter].map { $0.union(cell) } ?? cell
      }
    }
    return places
  }

  /// The letter with the focus.
  var focused: Character? {
    let region = driver.runtime.tree.focus.focused?.region
    return places.first { $0.value == region }?.key
  }

  /// Moves the focus to `letter`.
  func focus(_ letter: Character) {
    let focus = driver.runtime.tree.focus
    focus.focus(focus.focusables.first { $0.region == places[letter] })
  }
}

private struct PlannedLayout: Layout {
  let rects: [Rect]

  func sizeThatFits(_ proposal: ProposedSize, subviews: [LayoutSubview]) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: [LayoutSubview]) {
    for (subview, rect) in zip(subviews, rects) {
      subview.place(at: rect.origin, proposal: ProposedSize(rect.size))
    }
  }
}
