/// The pictures that a terminal shows over the cells that stand for them.
///
/// ncurses knows nothing of them. It paints the cells; what goes is taken away with them, and what
/// comes is written after them.
struct ImageLayer {
  /// How the terminal shows them; nil where it shows none, or is not known to.
  var kind: ImageProtocol?
  /// The pixels of a cell; nil where they are unknown.
  var cellSize: Size?

  private var shown: [Shown] = []
  private var lastID = Self.firstID
  /// Where numbers begin that no other program is likely to use.
  private static let firstID = 0x5D0C_0000

  private struct Shown {
    let image: FrameImage
    let id: Int
    /// Whether some of its cells were written to.
    var isDamaged = true
  }

  /// `true` if the terminal shows none.
  var isEmpty: Bool { shown.isEmpty }

  /// Forgets what is shown, as after the screen was cleared.
  mutating func forget() {
    shown = []
  }

  /// Takes over what `frame` shows. Returns the bytes that take away what goes, and the rows that
  /// have to be written whole for it.
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

  /// Notes that the cells of `run` were written to.
  mutating func damage(_ run: Frame.Run) {
    guard kind?.isInCells == true else { return }
    let cells = Rect(
      x: run.columns.lowerBound, y: run.row, width: run.columns.count, height: 1)
    for index in shown.indices where shown[index].image.rect.intersects(cells) {
      shown[index].isDamaged = true
    }
  }

  /// Notes that the screen was cleared and painted anew.
  mutating func damageAll() {
    for index in shown.indices { shown[index].isDamaged = true }
  }

  /// The pictures that are not whole on the screen, each with the bytes that show it from its first
  /// cell on. They count as shown from now on.
  mutating func takeDamaged() -> [(origin: Point, bytes: [UInt8])] {
    guard let kind else { return [] }
    return shown.indices.filter { shown[$0].isDamaged }.map { index in
      shown[index].isDamaged = false
      let (image, id) = (shown[index].image, shown[index].id)
      return (image.rect.origin, kind.bytes(showing: image, id: id, cellSize: pixels))
    }
  }

  /// Where a terminal scales by itself, any size will do.
  private var pixels: Size { cellSize ?? Size(width: 10, height: 20) }
}
