import Foundation
import Scutes

extension ScreenEmulator {
  /// The size of a cell in pixels, as `CSI 16 t` reports it.
  static let cellSize = Size(width: 8, height: 16)

  /// Processes an application's message. A terminal without pictures knows none.
  mutating func obeyMessage(_ text: String) {
    guard imageForm == .kitty, text.first == "G" else {
      // A terminal that follows xterm swallows what it doesn't know.
      if kind != .xterm || text.first != "G" { noteUnknown("string \(text)") }
      return
    }
    let parts = text.dropFirst().split(separator: ";", maxSplits: 1)
    var keys: [Substring: Substring] = [:]
    for pair in (parts.first ?? "").split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { keys[sides[0]] = sides[1] }
    }
    let data = parts.count > 1 ? String(parts[1]) : ""
    if keys["a"] == "q" { return reply("\u{1B}_Gi=\(keys["i"] ?? "0");OK\u{1B}\\") }
    if keys["a"] == "d" { return deletePictures(keys) }
    if data.utf8.count > 4096 { noteUnknown("a piece of \(data.utf8.count) bytes") }
    if keys["a"] != nil {
      arriving = (Self.numbers(keys), "")
    }
    arriving?.data += data
    if keys["m"] != "1", let picture = arriving {
      arriving = nil
      placeKittyPicture(picture.keys, picture.data)
    }
  }

  private static func numbers(_ keys: [Substring: Substring]) -> [String: Int] {
    keys.reduce(into: [:]) { $0[String($1.key)] = Int($1.value) }
  }

  private mutating func deletePictures(_ keys: [Substring: Substring]) {
    arriving = nil
    switch keys["d"] {
    case "A": images.removeAll { $0.form == .kitty }
    case "I": images.removeAll { $0.id == keys["i"].flatMap { Int($0) } }
    default: noteUnknown("pictures deleted by \(keys["d"] ?? "nothing")")
    }
  }

  private mutating func placeKittyPicture(_ keys: [String: Int], _ data: String) {
    guard let width = keys["s"], let height = keys["v"], let columns = keys["c"],
      let rows = keys["r"], let content = Data(base64Encoded: data),
      content.count == width * height * 3, keys["f"] == 24
    else { return noteUnknown("a picture of \(keys)") }
    images.removeAll { $0.id == keys["i"] }
    add(
      .kitty, id: keys["i"], cells: Size(width: columns, height: rows),
      pixels: Size(width: width, height: height), Array(content))
  }

  /// Places the picture of `1337 ; File = settings : Base64`.
  mutating func placeITermPicture(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard imageForm == .iTerm, parts.count == 2, parts[0].hasPrefix("File="),
      let content = Data(base64Encoded: String(parts[1])), content.count > 24
    else { return false }
    var settings: [Substring: Int] = [:]
    for pair in parts[0].dropFirst(5).split(separator: ";") {
      let sides = pair.split(separator: "=")
      if sides.count == 2 { settings[sides[0]] = Int(sides[1]) }
    }
    let bytes = Array(content)
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard let columns = settings["width"], let rows = settings["height"],
      settings["inline"] == 1, settings["size"] == content.count
    else { return false }
    add(
      .iTerm, id: nil, cells: Size(width: columns, height: rows),
      pixels: Size(width: number(16), height: number(20)), bytes)
    return true
  }

  /// Places sixels. A terminal that scrolls after them does so if they reach the last row.
  mutating func placeSixels(_ text: String) -> Bool {
    guard imageForm == .sixel, text.hasPrefix("0;1;0q\"1;1;") else { return false }
    let body = text.dropFirst("0;1;0q\"1;1;".count)
    let numbers = body.prefix { $0.isNumber || $0 == ";" }.split(separator: ";").compactMap {
      Int($0)
    }
    guard numbers.count == 2 else { return false }
    let cell = Self.cellSize
    let cells = Size(
      width: (numbers[0] + cell.width - 1) / cell.width,
      height: (numbers[1] + cell.height - 1) / cell.height)
    add(
      .sixel, id: nil, cells: cells, pixels: Size(width: numbers[0], height: numbers[1]),
      Array(body.drop { $0 != "#" }.utf8))
    for _ in 0..<cells.height { lineFeed() }
    return true
  }

  private mutating func add(
    _ form: ScreenImage.Form, id: Int?, cells: Size, pixels: Size, _ content: [UInt8]
  ) {
    let rect = Rect(origin: cursor, size: cells)
    if form != .kitty { images.removeAll { $0.rect == rect } }
    images.append(ScreenImage(form: form, id: id, rect: rect, pixels: pixels, content: content))
  }

  /// Records that the cell at `point` was written to or erased. A picture in the cells is gone from
  /// it, and gone altogether with the last of its cells.
  mutating func losePictures(at point: Point) {
    guard !images.isEmpty else { return }
    for index in images.indices
    where images[index].form != .kitty && images[index].rect.contains(point) {
      images[index].lost.insert(point)
    }
    images.removeAll { $0.lost.count == $0.rect.width * $0.rect.height }
  }

  /// Removes all pictures, as clearing the screen does.
  mutating func clearPictures() {
    images = []
  }

  /// Moves the pictures in `rows`, which scroll by `count`.
  mutating func scrollPictures(by count: Int, in rows: ClosedRange<Int>) {
    for index in images.indices where rows.contains(images[index].rect.minY) {
      images[index].rect.origin.y += count
    }
  }
}
