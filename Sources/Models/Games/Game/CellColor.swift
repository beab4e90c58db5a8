/// A colour that a player gives to a cell. Which one it looks like is up to the theme.
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
