import Scutes

extension ScreenEmulator {
  /// The supported private modes: the cursor's, the mouse's, those of pasting, focus, the alternate
  /// screens and synchronized updates.
  static let knownModes: Set<Int> = [
    1, 3, 4, 5, 6, 7, 8, 12, 25, 40, 45, 47, 66, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1015,
    1016, 1034, 1036, 1039, 1047, 1048, 1049, 2004, 2026, 2027, 2031,
  ]

  /// Processes a control sequence that begins with a question mark.
  mutating func obeyPrivate(_ sequence: ControlSequence) -> Bool {
    switch sequence.final {
    case "h", "l":
      for mode in sequence.numbers {
        guard Self.knownModes.contains(mode) else {
          noteUnknown("CSI ?\(mode)\(sequence.final)")
          continue
        }
        setMode(mode, sequence.final == "h")
      }
    case "s": for mode in sequence.numbers { savedModes[mode] = modes.contains(mode) }
    case "r": for mode in sequence.numbers { setMode(mode, savedModes[mode] ?? false) }
    case "J": eraseInDisplay(sequence.parameter(0, default: 0))
    case "K": eraseInLine(sequence.parameter(0, default: 0))
    case "n": return replyToStatus(sequence)
    case "u": break
    case "S" where imageForm == .sixel && sequence.numbers == [1, 1, 0]:
      reply("\u{1B}[?1;0;32S")
    default: return false
    }
    return true
  }

  mutating func setMode(_ mode: Int, _ isOn: Bool) {
    let was = modes.contains(mode)
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    switch mode {
    case 6: moveCursor(toColumn: 0, row: isOn ? margins.lowerBound : 0)
    case 47, 1047: showAlternate(isOn, clearing: mode == 1047 && !isOn)
    case 1048:
      modes.remove(1048)
      if isOn { saveCursor() } else { restoreCursor() }
    case 1049 where isOn != was:
      if isOn, hasAlternateScreen { saveCursor() }
      showAlternate(isOn, clearing: isOn)
      if !isOn, hasAlternateScreen { restoreCursor() }
    case 2026 where was && !isOn: updates += 1
    default: break
    }
  }

  private mutating func showAlternate(_ isOn: Bool, clearing: Bool) {
    guard hasAlternateScreen else { return }
    if clearing && !isOn { erase(rows: 0..<size.height) }
    if isOn && hidden == nil {
      images = []
      hidden = cells
      cells = Array(repeating: ScreenCell(), count: cells.count)
    } else if !isOn, let main = hidden {
      cells = main
      hidden = nil
    }
    if clearing && isOn { erase(rows: 0..<size.height) }
    lastPrinted = nil
  }
}
