/// What keys do at one place, with the names by which users' key maps call it.
///
/// Names are written out here, and stay when a case or a type is called something else: a file of keys
/// goes by them for years. Actions that go without, such as `()` or a number, keep their keys.
///
///     nonisolated enum BoardAction: String, KeyAction {
///       case undo = "undo"
///       case startAgain = "restart"
///
///       static let table = "board"
///     }
public nonisolated protocol KeyAction: Sendable {
  /// What the place is called, the first part of all its names: `board`.
  static var table: String { get }
  /// What the action is called there: `undo`, `move.up`, `digit.5`.
  var name: String { get }
}

nonisolated extension KeyAction where Self: RawRepresentable, RawValue == String {
  /// The raw value, which is to be written out: one that Swift makes up is the name of the case.
  public var name: String { rawValue }
}
