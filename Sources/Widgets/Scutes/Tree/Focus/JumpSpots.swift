// SPDX-License-Identifier: Apache-2.0

/// A place on the screen that a label leads to.
struct JumpSpot {
  /// The visible cells of what it leads to.
  let area: Rect
  /// Moves the focus there.
  let jump: () -> Void

  init(_ area: Rect, jump: @escaping () -> Void) {
    self.area = area
    self.jump = jump
  }
}

/// Finds the places on the screen that labels can lead to.
struct JumpSpots {
  private let all: () -> [JumpSpot]

  init(_ all: @escaping () -> [JumpSpot] = { [] }) {
    self.all = all
  }

  /// The visible places, from the top left to the bottom right, one for each first cell.
  var visible: [JumpSpot] {
    var taken: Set<Point> = []
    return all().filter { !$0.area.isEmpty && taken.insert($0.area.origin).inserted }
      .sorted { ($0.area.minY, $0.area.minX) < ($1.area.minY, $1.area.minX) }
  }
}

extension EnvironmentValues {
  var jumps: JumpSpots {
    get { box.kit.jumps }
    set { write { $0.jumps = newValue } }
  }
}
