// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// Blue against orange on slate, distinguishable without telling red from green or blue from
  /// yellow. Whatever differs in colour also differs in weight or has a line.
  public static let colorBlindSafe = Theme(
    name: "Colour-blind safe", styles: ThemeColors.colorBlindSafe.styles)
}

extension ThemeColors {
  fileprivate static let colorBlindSafe = Self(
    ground: .hex(0x15202B), sheet: .hex(0x1E2C3A), raised: .hex(0x243444),
    selection: .hex(0x17406A), selectionUnfocused: .hex(0x333F4C),
    focus: .hex(0x2268A8), onFocus: .hex(0xFFFFFF),
    text: .hex(0xE8EEF4), bright: .hex(0xFFFFFF), secondary: .hex(0xB4C2CF),
    accent: .hex(0x7CC4F5), accentSecond: .hex(0xF0C8DC),
    line: .hex(0x7F93A6), lineAccent: .hex(0x7CC4F5),
    disabled: .hex(0x8496A6), shadow: .hex(0x3A4D60), match: .hex(0xF5E663),
    error: .hex(0xFFB066), success: .hex(0x7CC4F5), warning: .hex(0xF5E663), info: .hex(0xC9D6E2),
    errorGround: Ground(.hex(0xFFA04D), text: .hex(0x1A1400)),
    successGround: Ground(.hex(0x0F5C99), text: .hex(0xFFFFFF)),
    warningGround: Ground(.hex(0xF5E663), text: .hex(0x1A1400)),
    infoGround: Ground(.hex(0x44525F), text: .hex(0xFFFFFF)),
    heat: [.hex(0x2E3D4C), .hex(0x3F5878), .hex(0x6F7C8C), .hex(0xB0A465), .hex(0xF5E663)],
    plots: [.hex(0x56B4E9), .hex(0xE69F00), .hex(0xF0E442), .hex(0xCC79A7)])
}
