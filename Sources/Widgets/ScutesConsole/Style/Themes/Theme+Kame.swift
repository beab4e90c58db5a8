// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// Night blue and purple with light blue accents.
  public static let kameDark = Theme(
    name: "Kame dark", styles: ThemeColors.kameDark.styles)

  /// The light variant: purple and blue on white with a hint of lavender.
  public static let kameLight = Theme(
    name: "Kame light", styles: ThemeColors.kameLight.styles)
}

extension ThemeColors {
  fileprivate static let kameDark = Self(
    ground: .hex(0x1B1F3B), sheet: .hex(0x262B52), raised: .hex(0x2C3260),
    selection: .hex(0x3D3A82), selectionUnfocused: .hex(0x3C4162),
    focus: .hex(0x5B4B9A), onFocus: .hex(0xFFFFFF),
    text: .hex(0xDCD2FF), bright: .hex(0xFFFFFF), secondary: .hex(0xB9B1E0),
    accent: .hex(0x7FB7E8), accentSecond: .hex(0xA793E0),
    line: .hex(0x8A7FD0), lineAccent: .hex(0xA793E0),
    disabled: .hex(0x8F88BE), shadow: .hex(0x4B4290), match: .hex(0xFFE08A),
    error: .hex(0xFFABBA), success: .hex(0x8FE3B0), warning: .hex(0xF5CF7A), info: .hex(0x8FC7F2),
    errorGround: Ground(.hex(0x8E2444), text: .hex(0xFFFFFF)),
    successGround: Ground(.hex(0x1D6246), text: .hex(0xFFFFFF)),
    warningGround: Ground(.hex(0xF5CF7A), text: .hex(0x2A1F00)),
    infoGround: Ground(.hex(0x2A5C8F), text: .hex(0xFFFFFF)),
    heat: [.hex(0x343A6B), .hex(0x4A4C9A), .hex(0x6473C8), .hex(0x7FA6E3), .hex(0xA8DBFA)],
    plots: [.hex(0x7FB7E8), .hex(0xF5CF7A), .hex(0x8FE3B0), .hex(0xFF9FD0)])

  fileprivate static let kameLight = Self(
    ground: .hex(0xF4F1FE), sheet: .hex(0xFFFFFF), raised: .hex(0xEFEAFF),
    selection: .hex(0xDCD2FF), selectionUnfocused: .hex(0xD9D6E4),
    focus: .hex(0x5B4B9A), onFocus: .hex(0xFFFFFF),
    text: .hex(0x1B1F3B), bright: .hex(0x000000), secondary: .hex(0x4F4A78),
    accent: .hex(0x1A4F86), accentSecond: .hex(0x5B4B9A),
    line: .hex(0x7A6DBE), lineAccent: .hex(0x5B4B9A),
    disabled: .hex(0x746E9A), shadow: .hex(0xC9C0EC), match: .hex(0x7A1F78),
    error: .hex(0x94143A), success: .hex(0x0B5A38), warning: .hex(0x6B4A00), info: .hex(0x1A4F86),
    errorGround: Ground(.hex(0xA31D45), text: .hex(0xFFFFFF)),
    successGround: Ground(.hex(0x17694A), text: .hex(0xFFFFFF)),
    warningGround: Ground(.hex(0xFFE08A), text: .hex(0x2A1F00)),
    infoGround: Ground(.hex(0x1F5F99), text: .hex(0xFFFFFF)),
    heat: [.hex(0xDED8F5), .hex(0xBBB0E8), .hex(0x8E80CF), .hex(0x5F4FA8), .hex(0x35246F)],
    plots: [.hex(0x1F6FB0), .hex(0xA86A00), .hex(0x1C8A57), .hex(0xB03A86)])
}
