import Foundation
import Scutes

extension ScreenEmulator {
  mutating func reply(_ text: String) {
    replies += text.utf8
  }

  /// Answers `CSI 5 n` and `CSI 6 n`, with or without a question mark.
  mutating func replyToStatus(_ sequence: ControlSequence) -> Bool {
    let mark = sequence.prefix.map(String.init) ?? ""
    switch sequence.parameter(0, default: 0) {
    case 5: reply("\u{1B}[\(mark)0n")
    case 6:
      let top = modes.contains(6) ? margins.lowerBound : 0
      reply("\u{1B}[\(mark)\(cursor.y - top + 1);\(cursor.x + 1)R")
    default: return false
    }
    return true
  }

  /// Answers the question which program it is, and in which version, as far as its kind does.
  mutating func replyToVersionQuestion() {
    switch kind {
    case .xterm: reply("\u{1B}[>1;10;0c")
    case .tmux: reply("\u{1B}[>84;0;0c")
    case .screen: reply("\u{1B}[>83;40900;0c")
    case .linux, .vt100: break
    }
  }

  /// Reports a mode as on (1), off (2) or unknown (0).
  mutating func replyToModeQuestion(_ sequence: ControlSequence) {
    let mode = sequence.parameter(0, default: 0)
    if sequence.prefix == "?" {
      let state = !Self.knownModes.contains(mode) ? 0 : modes.contains(mode) ? 1 : 2
      reply("\u{1B}[?\(mode);\(state)$y")
    } else {
      reply("\u{1B}[\(mode);\(mode == 4 ? isInserting ? 1 : 2 : 0)$y")
    }
  }

  /// Answers questions about the size of the window. Ignores saving and restoring its title.
  mutating func obeyWindow(_ sequence: ControlSequence) -> Bool {
    switch sequence.parameter(0, default: 0) {
    case 14: reply("\u{1B}[4;\(size.height * 16);\(size.width * 8)t")
    case 16: reply("\u{1B}[6;\(Self.cellSize.height);\(Self.cellSize.width)t")
    case 18: reply("\u{1B}[8;\(size.height);\(size.width)t")
    case 22, 23: break
    default: return false
    }
    return true
  }

  /// Keeps the title, the clipboard and links, reports the colours (white on black), and ignores other
  /// known commands.
  mutating func obeyOperatingSystem(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let command = parts.first.flatMap { Int($0) } ?? -1
    let content = parts.count > 1 ? String(parts[1]) : ""
    switch command {
    case 0, 2: title = content
    case 10 where content == "?": reply("\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\")
    case 11 where content == "?": reply("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\")
    case 8:
      let address = content.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      guard address.count == 2 else { return noteUnknown("OSC \(text)") }
      style.link = address[1].isEmpty ? nil : String(address[1])
    case 52 where content.hasPrefix("c;"):
      guard let data = Data(base64Encoded: String(content.dropFirst(2))) else {
        return noteUnknown("OSC \(text)")
      }
      clipboard = String(decoding: data, as: UTF8.self)
    case 1337 where placeITermPicture(content): break
    case 1, 4, 7, 9, 10, 11, 12, 104, 110, 111, 112, 133: break
    default: noteUnknown("OSC \(text)")
    }
  }

  /// Reports settings and terminfo entries as unknown.
  mutating func obeyDevice(_ text: String) {
    if text.hasPrefix("$q") {
      reply("\u{1B}P0$r\u{1B}\\")
    } else if text.hasPrefix("+q") {
      reply("\u{1B}P0+r\u{1B}\\")
    } else if !placeSixels(text) {
      noteUnknown("DCS \(text)")
    }
  }
}
