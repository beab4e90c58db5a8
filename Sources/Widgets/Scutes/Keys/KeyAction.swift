// SPDX-License-Identifier: Apache-2.0

/// An action of a key table, with its name in key maps.
///
/// Names are written explicitly and stay the same when a case or a type is renamed, since users'
/// files rely on them for years. Actions of other types, such as `()` or a number, can't be
/// remapped.
///
///     nonisolated enum BoardAction: String, KeyAction {
///       case undo = "undo"
///       case startAgain = "restart"
///
///       static let table = "board"
///     }
public nonisolated protocol KeyAction: Sendable {
  /// The name of the table, which begins all names in it: `board`.
  static var table: String { get }
  /// The name of the action within the table: `undo`, `move.up`, `digit.5`.
  var name: String { get }
}

nonisolated extension KeyAction where Self: RawRepresentable, RawValue == String {
  /// The raw value. Write it explicitly, since the default is the name of the case.
  public var name: String { rawValue }
}
