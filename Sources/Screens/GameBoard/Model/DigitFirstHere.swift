/// Whether digits come first in one game, whatever the setting was when its player switched.
nonisolated struct DigitFirstHere: Hashable {
  /// What the setting was.
  let setting: Bool
  let isOn: Bool
}
