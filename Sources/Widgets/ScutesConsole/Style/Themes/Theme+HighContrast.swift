// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// White on black with yellow accents. Text has a contrast ratio of at least 7, lines of at least
  /// 4.5.
  public static let highContrast = Theme(
    name: "High contrast", styles: ThemeColors.highContrast.styles)
}

extension ThemeColors {
  fileprivate static let highContrast = Self(
    ground: .hex(0x000000), sheet: .hex(0x0D0D0D), raised: .hex(0x141414),
    selection: .hex(0x00366B), selectionUnfocused: .hex(0x282828),
    focus: .hex(0xFFE600), onFocus: .hex(0x000000),
    text: .hex(0xFFFFFF), bright: .hex(0xFFFFFF), secondary: .hex(0xE0E0E0),
    accent: .hex(0x8CD3FF), accentSecond: .hex(0xE3C8FF),
    line: .hex(0xC8C8C8), lineAccent: .hex(0xFFE600),
    disabled: .hex(0xA8A8A8), shadow: .hex(0x6B6B6B), match: .hex(0xFFE600),
    error: .hex(0xFFB3B8), success: .hex(0x8CF0A8), warning: .hex(0xFFE066), info: .hex(0x8CD3FF),
    errorGround: Ground(.hex(0xFFB3B8), text: .hex(0x000000)),
    successGround: Ground(.hex(0x8CF0A8), text: .hex(0x000000)),
    warningGround: Ground(.hex(0xFFE600), text: .hex(0x000000)),
    infoGround: Ground(.hex(0x8CD3FF), text: .hex(0x000000)),
    heat: [.hex(0x404040), .hex(0x6E6400), .hex(0xA39500), .hex(0xD6C400), .hex(0xFFF27A)],
    plots: [.hex(0x8CD3FF), .hex(0xFFE600), .hex(0x8CF0A8), .hex(0xFFB0E0)])
}
