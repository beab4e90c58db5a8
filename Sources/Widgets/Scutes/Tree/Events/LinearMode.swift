// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
  /// `true` if the screen is meant to be read line by line, with a screen reader or a braille
  /// display: no borders or ornaments, controls one per line, states as words, no motion.
  public var isLinear: Bool {
    get { box.kit.isLinear }
    set { write { $0.isLinear = newValue } }
  }
}
