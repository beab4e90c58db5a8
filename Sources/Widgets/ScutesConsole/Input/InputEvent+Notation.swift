// SPDX-License-Identifier: Apache-2.0

extension InputEvent {
  /// The event as one line of a recording; ``init(notation:)`` reads it back.
  ///
  /// ```
  /// key ctrl+z             mouse press.left 12,3        paste 53..7\n....
  /// focus in               mouse drag.left 13,3 shift 2  (modifiers, number of the click)
  /// resize 80x24           mouse scrollUp 13,3
  /// suspend    resume      terminate 15                 end
  /// ```
  public var notation: String {
    switch self {
    case .key(let press): "key " + press.notation
    case .mouse(let mouse): "mouse " + mouse.notation
    case .paste(let text): "paste " + Self.escaped(text)
    case .pasteWasCut(let lines): "cut \(lines)"
    case .focus(let isThere): isThere ? "focus in" : "focus out"
    case .resize(let size): "resize \(size.width)x\(size.height)"
    case .suspend: "suspend"
    case .resume: "resume"
    case .terminate(let signal): "terminate \(signal)"
    case .endOfInput: "end"
    }
  }

  /// Parses a line of a recording. `nil` if it isn't an event.
  public init?(notation: some StringProtocol) {
    let parts = notation.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? Substring(parts[1]) : ""
    let event: InputEvent? =
      switch parts.first.map({ String($0) }) {
      case "key": (try? KeyPress(notation: rest)).map(InputEvent.key)
      case "mouse": MouseEvent(notation: rest).map(InputEvent.mouse)
      case "cut": Int(rest).map { .pasteWasCut(lines: $0) }
      case "paste": Self.unescaped(rest).map(InputEvent.paste)
      case "focus": rest == "in" ? .focus(true) : rest == "out" ? .focus(false) : nil
      case "resize": Size(notation: rest).map(InputEvent.resize)
      case "suspend": .suspend
      case "resume": .resume
      case "terminate": Int32(rest).map { .terminate(signal: $0) }
      case "end": .endOfInput
      default: nil
      }
    guard let event else { return nil }
    self = event
  }

  /// `text` on one line. Escapes newlines, tabs and backslashes as `\n`, `\t` and `\\`, and other
  /// characters that wouldn't survive by their number, as in `\u{7F}`.
  private static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      case "\\": line += "\\\\"
      default:
        let isPlain = (0x20...0x7E).contains(scalar.value) || scalar.properties.isAlphabetic
        if isPlain {
          line.unicodeScalars.append(scalar)
        } else {
          line += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return line
  }

  private static func unescaped(_ line: Substring) -> String? {
    var text = String.UnicodeScalarView()
    var rest = line.unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "\\": text.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let named = Unicode.Scalar(value)
        else { return nil }
        text.append(named)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(text)
  }
}

extension MouseEvent {
  fileprivate var notation: String {
    let place = "\(kind.notation) \(position.x),\(position.y)"
    guard !modifiers.isEmpty || clickCount != 1 else { return place }
    let names = Self.modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    return place + " " + (names.isEmpty ? "none" : names.joined(separator: "+")) + " \(clickCount)"
  }

  fileprivate init?(notation: Substring) {
    let parts = notation.split(separator: " ")
    guard parts.count == 2 || parts.count == 4, let kind = Kind(notation: parts[0]) else {
      return nil
    }
    let place = parts[1].split(separator: ",").compactMap { Int($0) }
    guard place.count == 2 else { return nil }
    self.init(kind, at: Point(x: place[0], y: place[1]))
    guard parts.count == 4 else { return }
    for name in parts[2].split(separator: "+") where name != "none" {
      guard let known = Self.modifierNames.first(where: { $0.name == name }) else { return nil }
      modifiers.insert(known.modifier)
    }
    guard let count = Int(parts[3]), count > 0 else { return nil }
    clickCount = count
  }

  private static let modifierNames: [(name: String, modifier: KeyPress.Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift),
  ]
}

extension MouseEvent.Kind {
  private static let all: [(name: String, kind: Self)] =
    [("left", MouseEvent.Button.left), ("middle", .middle), ("right", .right)]
    .flatMap { name, button -> [(String, Self)] in
      [
        ("press." + name, .press(button)), ("release." + name, .release(button)),
        ("drag." + name, .drag(button)),
      ]
    } + [
      ("move", .move), ("scrollUp", .scrollUp), ("scrollDown", .scrollDown),
      ("scrollLeft", .scrollLeft), ("scrollRight", .scrollRight),
    ]

  fileprivate var notation: String { Self.all.first { $0.kind == self }?.name ?? "" }

  fileprivate init?(notation: Substring) {
    guard let known = Self.all.first(where: { $0.name == notation }) else { return nil }
    self = known.kind
  }
}

extension Size {
  /// Parses a size such as `80x24`.
  init?(notation: Substring) {
    let parts = notation.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width >= 0, height >= 0
    else { return nil }
    self.init(width: width, height: height)
  }
}
