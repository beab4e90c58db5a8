import CDrawing
import Foundation
import Hints
import Screens
import Sudoku

/// A picture or a document in the making: shapes and text on one or more pages, in points (1/72
/// inch) from the top left.
final class Drawing {
  private let drawing: OpaquePointer
  /// The height of the digits of each lettering.
  private var digitHeights: [Lettering: Double] = [:]

  /// Creates a blank drawing. A PNG has `scale` pixels per point. Fonts are chosen for `language`.
  ///
  /// - Throws: ``UsageError`` if there isn't enough memory.
  init(
    _ format: DrawingFormat, size: CGSize, scale: Double = 1, language: Language
  ) throws(UsageError) {
    let created = drawing_create(format.cFormat, size.width, size.height, scale, language.rawValue)
    guard let created else { throw Self.lacksMemory }
    drawing = created
  }

  deinit {
    drawing_free(drawing)
  }

  /// `true` if no installed font has some of the characters written so far.
  var lacksCharacters: Bool { drawing_lacks_characters(drawing) }

  /// Sets the title of a PDF.
  func setTitle(_ title: String) { drawing_set_title(drawing, title) }

  /// Ends a page of a PDF.
  func endPage() { drawing_end_page(drawing) }

  /// Ends the drawing and returns its file.
  ///
  /// - Throws: ``UsageError`` if there wasn't enough memory.
  func finish() throws(UsageError) -> [UInt8] {
    var count = 0
    guard let bytes = drawing_finish(drawing, &count) else { throw Self.lacksMemory }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private static let lacksMemory = UsageError(
    "There isn't enough memory for this drawing: make it smaller.")
}

extension DrawingFormat {
  fileprivate var cFormat: drawing_format {
    switch self {
    case .svg: drawing_svg
    case .png: drawing_png
    case .pdf: drawing_pdf
    }
  }
}

// Shapes

/// A colour to draw with.
struct Ink: Hashable, Sendable {
  /// The components, from 0 to 1.
  let red, green, blue: Double
  /// The opacity, from 0 to 1.
  var alpha = 1.0

  /// Creates the colour of a number such as 0xFF8000.
  init(_ hex: Int) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
  }

  static let black = Ink(0x000000)
  static let white = Ink(0xFFFFFF)

  /// Returns the colour over white, with this share of it, from 0 to 1.
  func lightened(to share: Double) -> Ink {
    func mixed(_ part: Double) -> Int { Int((1 - share + part * share) * 255 + 0.5) }
    return Ink(mixed(red) << 16 | mixed(green) << 8 | mixed(blue))
  }
}

/// A shape to fill or to stroke.
enum Shape {
  case rectangle(CGRect)
  case circle(CGPoint, radius: Double)
  case line(CGPoint, CGPoint)
  /// A part of a parabola, bent towards a point.
  case arc(CGPoint, CGPoint, towards: CGPoint)
}

extension Drawing {
  func fill(_ shape: Shape, _ ink: Ink) {
    choose(ink)
    trace(shape)
    drawing_fill(drawing)
  }

  /// Strokes the outline of `shape`, in dashes of a length unless it is 0.
  func stroke(_ shape: Shape, _ ink: Ink, width: Double, dash: Double = 0) {
    choose(ink)
    trace(shape)
    drawing_stroke(drawing, width, dash)
  }

  private func choose(_ ink: Ink) {
    drawing_set_color(drawing, ink.red, ink.green, ink.blue, ink.alpha)
  }

  private func trace(_ shape: Shape) {
    switch shape {
    case .rectangle(let rect):
      drawing_rectangle(drawing, rect.minX, rect.minY, rect.width, rect.height)
    case .circle(let center, let radius):
      drawing_circle(drawing, center.x, center.y, radius)
    case .line(let start, let end):
      drawing_move(drawing, start.x, start.y)
      drawing_line(drawing, end.x, end.y)
    case .arc(let start, let end, let peak):
      drawing_move(drawing, start.x, start.y)
      drawing_curve(
        drawing, start.x + (peak.x - start.x) * 2 / 3, start.y + (peak.y - start.y) * 2 / 3,
        end.x + (peak.x - end.x) * 2 / 3, end.y + (peak.y - end.y) * 2 / 3, end.x, end.y)
    }
  }
}

// Text

/// The size and weight of text.
struct Lettering: Hashable, Sendable {
  /// In points.
  let size: Double
  var isBold = false

  /// From one baseline to the next.
  var lineHeight: Double { size * 1.4 }
}

/// The part of a line of text that is placed at a given point.
enum TextAnchor {
  case start
  case middle
  case end
}

extension Drawing {
  func write(
    _ text: String, at point: CGPoint, _ lettering: Lettering, _ ink: Ink,
    anchor: TextAnchor = .start
  ) {
    let left =
      switch anchor {
      case .start: point.x
      case .middle: point.x - width(of: text, lettering) / 2
      case .end: point.x - width(of: text, lettering)
      }
    choose(ink)
    drawing_text(drawing, text, left, point.y, lettering.size, lettering.isBold)
  }

  /// Writes digits around `center`.
  func write(digits: String, around center: CGPoint, _ lettering: Lettering, _ ink: Ink) {
    let height =
      digitHeights[lettering]
      ?? drawing_text_height(drawing, "1", lettering.size, lettering.isBold)
    digitHeights[lettering] = height
    write(
      digits, at: CGPoint(x: center.x, y: center.y + height / 2), lettering, ink, anchor: .middle)
  }

  func width(of text: String, _ lettering: Lettering) -> Double {
    drawing_text_width(drawing, text, lettering.size, lettering.isBold)
  }

  /// Breaks `text` into lines of at most that width: between words, or after the links of a chain
  /// in Eureka notation, if that is possible.
  func lines(of text: String, _ lettering: Lettering, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for (piece, startsWord) in Self.pieces(of: text) {
      let longer = startsWord && !line.isEmpty ? "\(line) \(piece)" : "\(line)\(piece)"
      guard self.width(of: longer, lettering) > width else {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in piece {
        if !line.isEmpty, self.width(of: "\(line)\(character)", lettering) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Returns the words of `text`, split where they may break.
  private static func pieces(of text: String) -> [(text: Substring, startsWord: Bool)] {
    text.split(separator: " ").flatMap { word -> [(text: Substring, startsWord: Bool)] in
      let breaks = zip(word.indices, word.indices.dropFirst()).compactMap { sign, next in
        word[next] == "(" && "=-".contains(word[sign]) ? next : nil
      }
      return zip([word.startIndex] + breaks, breaks + [word.endIndex]).map { start, end in
        (text: word[start..<end], startsWord: start == word.startIndex)
      }
    }
  }

  /// Returns the beginning of `text` that fits into a width, with a sign where something is left
  /// out.
  func shortened(_ text: String, _ lettering: Lettering, width: Double) -> String {
    guard self.width(of: text, lettering) > width else { return text }
    var rest = text.prefix(200)
    while !rest.isEmpty, self.width(of: "\(rest)…", lettering) > width { rest.removeLast() }
    return "\(rest)…"
  }
}
