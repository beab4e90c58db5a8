/// A colour that a player gives to a cell. The theme decides what it looks like.
public enum CellColor: Int, CaseIterable, Codable, Sendable {
  case one = 1
  case two
  case three
  case four
  case five
  case six
  case seven
  case eight
  case nine
}
