// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// Deep blue-green and jade with amber accents.
  public static let shoreDark = Theme(
    name: "Shore dark", styles: ThemeColors.shoreDark.styles
  ).replacing([
    .key: TextStyle(foreground: .hex(0xFFC95C), attributes: .bold),
    .tabSelected: TextStyle(foreground: .hex(0xFFC95C), attributes: [.bold, .underline]),
  ])

  /// The light variant: jade and rust on sand.
  public static let shoreLight = Theme(
    name: "Shore light", styles: ThemeColors.shoreLight.styles
  ).replacing([
    .key: TextStyle(foreground: .hex(0x7A3A00), attributes: .bold),
    .tabSelected: TextStyle(foreground: .hex(0x7A3A00), attributes: [.bold, .underline]),
  ])
}

extension ThemeColors {
  fileprivate static let shoreDark = Self(
    ground: .hex(0x101B24), sheet: .hex(0x182934), raised: .hex(0x22394A),
    selection: .hex(0x2E4A5C), selectionUnfocused: .hex(0x263B46),
    focus: .hex(0xFFC95C), onFocus: .hex(0x1D1608),
    text: .hex(0xF6F0E2), bright: .hex(0xFFFFFF), secondary: .hex(0xB2C3C9),
    accent: .hex(0x6BE3B0), accentSecond: .hex(0x7CC7FF),
    line: .hex(0x7593A2), lineAccent: .hex(0x6BE3B0),
    disabled: .hex(0x8699A0), shadow: .hex(0x2E4A5C), match: .hex(0xFFC95C),
    error: .hex(0xFFB0A6), success: .hex(0x6BE3B0), warning: .hex(0xFFC95C), info: .hex(0x9CCBFF),
    errorGround: Ground(.hex(0x8A2A30), text: .hex(0xFFFFFF)),
    successGround: Ground(.hex(0x14624A), text: .hex(0xFFFFFF)),
    warningGround: Ground(.hex(0xFFC95C), text: .hex(0x1D1608)),
    infoGround: Ground(.hex(0x1E5590), text: .hex(0xFFFFFF)),
    heat: [.hex(0x2E4A5C), .hex(0x22705F), .hex(0x37977A), .hex(0x53BF96), .hex(0x9BF2CE)],
    plots: [.hex(0x58A6FF), .hex(0xFFC95C), .hex(0x6BE3B0), .hex(0xE8B4F0)])

  fileprivate static let shoreLight = Self(
    ground: .hex(0xFBF5E6), sheet: .hex(0xF2E9D3), raised: .hex(0xE8DCC0),
    selection: .hex(0xDDD0B0), selectionUnfocused: .hex(0xE3D7BC),
    focus: .hex(0xFFC24A), onFocus: .hex(0x1D1608),
    text: .hex(0x1D2A30), bright: .hex(0x000000), secondary: .hex(0x4A534F),
    accent: .hex(0x005A3C), accentSecond: .hex(0x004A94),
    line: .hex(0x7A6F50), lineAccent: .hex(0x00704A),
    disabled: .hex(0x6E6A58), shadow: .hex(0xCBBC98), match: .hex(0x7A3A00),
    error: .hex(0x94143A), success: .hex(0x005A3C), warning: .hex(0x7A3C00), info: .hex(0x004A94),
    errorGround: Ground(.hex(0xB3263F), text: .hex(0xFFFFFF)),
    successGround: Ground(.hex(0x00704A), text: .hex(0xFFFFFF)),
    warningGround: Ground(.hex(0xFFC24A), text: .hex(0x1D1608)),
    infoGround: Ground(.hex(0x0052A8), text: .hex(0xFFFFFF)),
    heat: [.hex(0xD9CAA6), .hex(0x8FC2A2), .hex(0x3E8A66), .hex(0x0F6344), .hex(0x003A26)],
    plots: [.hex(0x0052A8), .hex(0x9A4B00), .hex(0x00704A), .hex(0x9B2C86)])
}
