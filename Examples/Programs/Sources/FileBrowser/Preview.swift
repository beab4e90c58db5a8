// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes

/// What can be shown of a file or folder.
nonisolated enum Preview: Sendable {
  case folder([Entry])
  case markdown(MarkdownDocument)
  case code([StyledText])
  case image(Bitmap)
  case bytes([UInt8])
  case note(String)

  /// As much as is read of a file.
  static let limit = 256 * 1024

  /// Reads the start of what is at `path`.
  @concurrent static func of(
    _ path: String, isFolder: Bool, _ highlighters: Highlighters
  ) async -> Preview {
    do {
      if isFolder { return .folder(try Entry.read(path).sorted(by: Order.name.comesFirst)) }
      let suffix = URL(fileURLWithPath: path).pathExtension
      return contents(try start(of: path), suffix: suffix, highlighters)
    } catch {
      return .note((error as NSError).localizedFailureReason ?? "\(error)")
    }
  }

  private static func start(of path: String) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    return Array(try file.read(upToCount: limit) ?? Data())
  }

  /// The preview of a file that begins with `bytes`, by what they are and then by its `suffix`.
  static func contents(_ bytes: [UInt8], suffix: String, _ highlighters: Highlighters) -> Preview {
    if bytes.isEmpty { return .note("Empty") }
    if let bitmap = Bitmap(portableAnymap: bytes) { return .image(bitmap) }
    if bytes.prefix(4096).contains(0) { return .bytes(bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    if ["md", "markdown"].contains(suffix.lowercased()) {
      return .markdown(MarkdownDocument(text))
    }
    let lines = highlighters[suffix].styled(text).lines
    return .code(text.hasSuffix("\n") ? lines.dropLast() : lines)
  }
}

/// The preview of an entry, which is read while it is shown.
struct PreviewView: View {
  @Environment(\.highlighters) private var highlighters
  @State private var preview: Preview?
  let entry: Entry
  let path: String
  let version: Int

  private struct Source: Equatable {
    let path: String
    let version: Int
  }

  var body: some View {
    content.task(id: Source(path: path, version: version)) {
      let read = await Preview.of(path, isFolder: entry.isFolder, highlighters)
      if !Task.isCancelled { preview = read }
    }
  }

  @ViewBuilder private var content: some View {
    switch preview {
    case nil: EmptyView()
    case .note(let note): Text(note).foregroundStyle(.secondary).padding(.horizontal, 1)
    case .folder(let entries):
      List(entries) { EntryRow(entry: $0) }
        .placeholder { Text("Empty folder").foregroundStyle(.secondary) }
        .id(path)
    case .markdown(let document):
      ScrollView { MarkdownView(document).padding(.horizontal, 1) }.id(path)
    case .image(let bitmap):
      VStack(alignment: .leading) {
        Image(bitmap, description: entry.name)
        Text("\(bitmap.width) × \(bitmap.height) pixels").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 1)
    case .code(let lines): CodeView(lines: lines).id(path)
    case .bytes(let bytes): BytesView(bytes: bytes).id(path)
    }
  }
}

/// Lines with their numbers. Only those on the screen are made.
private struct CodeView: View {
  let lines: [StyledText]

  var body: some View {
    let width = "\(lines.count)".count
    List(lines.indices, id: \.self) { index in
      HStack(spacing: 1) {
        Text("\(index + 1)").foregroundStyle(.secondary)
          .frame(width: width, alignment: .trailing)
        Text(lines[index]).lineLimit(1)
      }
    }
  }
}

/// Bytes in rows of eight, as numbers and as letters.
private struct BytesView: View {
  let bytes: [UInt8]

  var body: some View {
    List((0..<(bytes.count + 7) / 8), id: \.self) { row in
      let part = bytes[row * 8..<min(bytes.count, row * 8 + 8)]
      let numbers = part.map { String(format: "%02x", $0) }.joined(separator: " ")
      let letters = part.map { (0x20..<0x7F).contains($0) ? Character(Unicode.Scalar($0)) : "·" }
      HStack(spacing: 2) {
        Text(String(format: "%06x", row * 8)).lineLimit(1).foregroundStyle(.secondary)
        Text(numbers).lineLimit(1).frame(width: 23, alignment: .leading)
        Text(String(letters)).lineLimit(1).foregroundStyle(.code)
      }
    }
  }
}

extension Bitmap {
  /// The picture in a file of the formats PPM and PGM, with one byte for each value.
  nonisolated init?(portableAnymap bytes: [UInt8]) {
    guard bytes.starts(with: Array("P6".utf8)) || bytes.starts(with: Array("P5".utf8)) else {
      return nil
    }
    var numbers: [Int] = []
    var place = 2
    while numbers.count < 3 {
      let digits = bytes[place...].drop { [9, 10, 13, 32].contains($0) }
        .prefix { (48...57).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      numbers.append(number)
      place = digits.endIndex
    }
    let channels = bytes[1] == UInt8(ascii: "6") ? 3 : 1
    let (width, height) = (numbers[0], numbers[1])
    let values = bytes.dropFirst(place + 1)
    guard numbers[2] == 255, width > 0, height > 0, width < 10_000, height < 10_000,
      values.count >= width * height * channels
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 3)
    for pixel in 0..<width * height {
      let start = values.startIndex + pixel * channels
      for channel in 0..<3 { pixels.append(values[start + min(channel, channels - 1)]) }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
