import Scutes

/// A block of one letter that takes the offered size, within limits.
struct Box: LeafView, Equatable {
  let letter: Character
  let width: ClosedRange<Int>
  let height: ClosedRange<Int>

  /// A block of a fixed size.
  init(_ letter: Character, _ width: Int, _ height: Int = 1) {
    self.init(letter, width...width, height...height)
  }

  /// A block of any size within the limits.
  init(_ letter: Character, _ width: ClosedRange<Int>, _ height: ClosedRange<Int> = 1...1) {
    self.letter = letter
    self.width = width
    self.height = height
  }

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(
      width: min(max(proposal.width, width.lowerBound), width.upperBound),
      height: min(max(proposal.height, height.lowerBound), height.upperBound))
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    for y in rect.minY..<rect.maxY {
      painter.horizontalLine(
        letter, from: Point(x: rect.minX, y: y), columns: rect.width,
        style: environment.textStyle())
    }
  }
}

/// All the available room.
nonisolated let unlimited = 1000
