// SPDX-License-Identifier: Apache-2.0

/// The pictures that a terminal shows over the cells that stand for them.
///
/// ncurses knows nothing of them. It paints the cells. Old pictures are removed along with them,
/// and new ones are written afterwards.
struct ImageLayer {
  /// The terminal's protocol for images, or `nil` if it has none or is not known to.
  var kind: ImageProtocol?
  /// The size of a cell in pixels, or `nil` if it is unknown.
  var cellSize: Size?

  private var shown: [Shown] = []
  private var lastID = Self.firstID
  /// The first image number, in a range that other programs are unlikely to use.
  private static let firstID = 0x5D0C_0000

  private struct Shown {
    let image: FrameImage
    let id: Int
    /// `true` if some of its cells were overwritten.
    var isDamaged = true
  }

  /// `true` if no picture is shown.
  var isEmpty: Bool { shown.isEmpty }

  /// Forgets the pictures, as after the screen was cleared.
  mutating func forget() {
    shown = []
  }

  /// Adopts the pictures of `frame`. Returns the bytes that remove the old ones, and the rows that
  /// have to be written completely for it.
  mutating func take(_ frame: Frame) -> (bytes: [UInt8], rows: Set<Int>) {
    guard let kind, !(shown.isEmpty && frame.images.isEmpty) else { return ([], []) }
    let wanted = frame.images.filter {
      kind.shows($0.rect, on: frame.canvas.size, cellSize: pixels)
    }
    let leaving = shown.filter { !wanted.contains($0.image) }
    let coming = wanted.filter { image in !shown.contains { $0.image == image } }
    shown.removeAll { !wanted.contains($0.image) }
    for image in coming {
      lastID += 1
      shown.append(Shown(image: image, id: lastID))
    }
    guard kind.isInCells else {
      return (leaving.flatMap { KittyPicture.bytes(removing: $0.id) }, [])
    }
    let rows = Set(leaving.flatMap { $0.image.rect.minY..<$0.image.rect.maxY })
    for row in rows { damage(Frame.Run(row: row, columns: 0..<frame.canvas.size.width)) }
    return ([], rows)
  }

  /// Marks the pictures behind the cells of `run` as damaged.
  mutating func damage(_ run: Frame.Run) {
    guard kind?.isInCells == true else { return }
    let cells = Rect(
      x: run.columns.lowerBound, y: run.row, width: run.columns.count, height: 1)
    for index in shown.indices where shown[index].image.rect.intersects(cells) {
      shown[index].isDamaged = true
    }
  }

  /// Marks all pictures as damaged, as after the screen was cleared and painted again.
  mutating func damageAll() {
    for index in shown.indices { shown[index].isDamaged = true }
  }

  /// The damaged pictures, each with the bytes that show it from its first cell. They count as
  /// shown from now on.
  mutating func takeDamaged() -> [(origin: Point, bytes: [UInt8])] {
    guard let kind else { return [] }
    return shown.indices.filter { shown[$0].isDamaged }.map { index in
      shown[index].isDamaged = false
      let (image, id) = (shown[index].image, shown[index].id)
      return (image.rect.origin, kind.bytes(showing: image, id: id, cellSize: pixels))
    }
  }

  /// Any size will do for a terminal that scales the pictures itself.
  private var pixels: Size { cellSize ?? Size(width: 10, height: 20) }
}
