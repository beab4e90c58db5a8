// SPDX-License-Identifier: Apache-2.0

/// The parts of a picture to redraw, as few blocks.
package struct Damage: Hashable, Sendable {
  private(set) var blocks: [Rect] = []

  /// Nothing to draw.
  package init() {}

  /// `true` if there is nothing to draw.
  package var isEmpty: Bool { blocks.isEmpty }

  /// Adds the cells of `block`.
  ///
  /// Two blocks become one where that adds few cells to them: each block costs a walk over the
  /// elements, and its cells are next to nothing beside that.
  ///
  /// ```
  ///   ▒▒▒ ▒▒▒ ▒▒▒          ▒▒▒▒▒▒▒▒▒▒▒
  ///                  ─→                        a row of cells is one block, the column
  ///   ▒▒▒                  ▒▒▒                 another: together they would cover the board
  ///   ▒▒▒                  ▒▒▒
  /// ```
  package mutating func add(_ block: Rect) {
    guard !block.isEmpty else { return }
    var block = block
    var index = blocks.count - 1
    while index >= 0 {
      let both = blocks[index].union(block)
      if both == blocks[index] { return }
      if both.area <= (blocks[index].area + block.area) * 5 / 4 {
        // The larger block may now merge with one that was skipped.
        block = both
        blocks.remove(at: index)
        index = blocks.count
      }
      index -= 1
    }
    blocks.append(block)
  }

  /// Takes the blocks, clipped to `bounds`, and leaves none.
  package mutating func takeBlocks(within bounds: Rect) -> [Rect] {
    var taken: [Rect] = []
    for block in blocks {
      let block = block.intersection(bounds)
      if !block.isEmpty { taken.append(block) }
    }
    blocks.removeAll(keepingCapacity: true)
    return taken
  }
}

extension Rect {
  /// The number of cells inside.
  fileprivate var area: Int { width * height }
}
