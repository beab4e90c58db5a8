// SPDX-License-Identifier: Apache-2.0

public import Scutes

/// What a terminal shows over time, as a moving picture or as a recording to play in a terminal.
///
///     var film = Film()
///     film.show(driver.canvas, for: .seconds(1))
///     try film.picture.write(toFile: "film.svg", atomically: true, encoding: .utf8)
public struct Film: Sendable {
  private var frames: [(canvas: Canvas, start: Duration)] = []
  /// The time that all frames take.
  public private(set) var length = Duration.zero

  /// Creates a film without a frame.
  public init() {}

  /// Appends a frame. All have the size of the first.
  public mutating func show(_ canvas: Canvas, for duration: Duration) {
    if frames.last?.canvas != canvas { frames.append((canvas, length)) }
    length += duration
  }

  /// The contents of an SVG file, which plays again and again.
  ///
  /// Each element is in the file once, whatever the number of frames that have it, and elements
  /// that come and go together share one animation.
  public var picture: String {
    guard let first = frames.first else { return "" }
    var (grounds, glyphs) = (Layer(), Layer())
    for (index, frame) in frames.enumerated() {
      for row in SVGPicture(frame.canvas).rows {
        for element in row.grounds { grounds.add(element, in: index) }
        for element in row.glyphs { glyphs.add(element, in: index) }
      }
    }
    let starts = frames.map { $0.start / length }
    return SVGPicture(first.canvas).document(
      of: grounds.groups(starts, length) + glyphs.groups(starts, length))
  }

  /// The contents of an asciicast file, version 2.
  public var asciicast: String {
    guard let size = frames.first?.canvas.size else { return "" }
    var lines = [
      #"{"version": 2, "width": \#(size.width), "height": \#(size.height), "#
        + #""env": {"TERM": "xterm-256color"}}"#
    ]
    var shown: Canvas?
    for frame in frames {
      let output = Self.output(from: shown, to: frame.canvas)
      lines.append("[\(Self.seconds(frame.start)), \"o\", \"\(output)\"]")
      shown = frame.canvas
    }
    lines.append("[\(Self.seconds(length)), \"o\", \"\"]")
    return lines.joined(separator: "\n") + "\n"
  }

  /// With three digits behind the point.
  private static func seconds(_ duration: Duration) -> String {
    let thousandths = Int(duration / .milliseconds(1))
    return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst())"
  }

  /// What a terminal is sent to change `shown`, as the text of a JSON string. Rows that differ are
  /// sent whole.
  private static func output(from shown: Canvas?, to canvas: Canvas) -> String {
    var output = shown == nil ? #"\u001b[?25l\u001b[2J"# : ""
    for y in 0..<canvas.size.height {
      let columns = 0..<canvas.size.width
      if let shown, columns.allSatisfy({ shown[$0, y] == canvas[$0, y] }) { continue }
      output += #"\u001b[\#(y + 1);1H"#
      var style = ""
      for x in columns where canvas[x, y].columns > 0 {
        let cell = canvas[x, y]
        let wanted = Self.style(of: cell)
        if wanted != style { output += #"\u001b[0\#(wanted)m"# }
        style = wanted
        let text = String(cell.glyph.character)
        output += text.replacing("\\", with: #"\\"#).replacing("\"", with: #"\""#)
      }
    }
    return output + #"\u001b[0m"#
  }

  private static func style(of cell: CanvasCell) -> String {
    let attributes: [(TextAttributes, String)] = [
      (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underline, ";4"), (.reverse, ";7"),
      (.strikethrough, ";9"),
    ]
    func code(_ color: Color, _ layer: Int) -> String {
      guard let (red, green, blue) = color.components else { return "" }
      return ";\(layer);2;\(red);\(green);\(blue)"
    }
    return attributes.filter { cell.attributes.contains($0.0) }.map(\.1).joined()
      + code(cell.foreground, 38) + code(cell.background, 48)
  }
}

/// The elements of a film, with the frames that each is in.
private struct Layer {
  private var elements: [String] = []
  private var frames: [String: [Int]] = [:]

  mutating func add(_ element: String, in frame: Int) {
    if frames[element] == nil { elements.append(element) }
    frames[element, default: []].append(frame)
  }

  /// A group for each set of frames, in which its elements are seen. `starts` are the beginnings of
  /// the frames, from 0 to 1 at the end of `length`.
  func groups(_ starts: [Double], _ length: Duration) -> [String] {
    var groups: [[Int]: [String]] = [:]
    var order: [[Int]] = []
    for element in elements {
      guard let set = frames[element] else { continue }
      if groups[set] == nil { order.append(set) }
      groups[set, default: []].append(element)
    }
    return order.map { set in
      let content = (groups[set] ?? []).joined()
      guard set.count < starts.count else { return content }
      let shown = Set(set)
      // A value for each time that it comes or goes.
      let changes = starts.indices.filter { index in
        index == 0 || shown.contains(index) != shown.contains(index - 1)
      }
      let values = changes.map { shown.contains($0) ? "visible" : "hidden" }
      let times = changes.map { index in "\((starts[index] * 10_000).rounded() / 10_000)" }
      return "<g visibility=\"hidden\"><animate attributeName=\"visibility\" "
        + "calcMode=\"discrete\" dur=\"\(length / .seconds(1))s\" repeatCount=\"indefinite\" "
        + "values=\"\(values.joined(separator: ";"))\" "
        + "keyTimes=\"\(times.joined(separator: ";"))\"/>\(content)</g>"
    }
  }
}
