/// The paths that a terminal pastes when files are dropped on its window.
///
///     '/pictures/it'\''s.jpg' /pictures/page\ 2.png
///     file:///pictures/page%202.png
nonisolated struct PastedPaths: Equatable {
  /// The paths, at least one, without quotes and escapes.
  let paths: [String]

  /// Parses `text` as a list of paths, or fails. A path starts at the root or at home, and names a
  /// file, unless `takesAny` says that nothing but a path makes sense. A relative one counts only
  /// if it is alone and names a picture.
  init?(_ text: String, takesAny: Bool = false) {
    let words = Self.words(text)
    let isWhole = words.count > 1 && !words.dropFirst().allSatisfy(\.isRooted)
    let paths = (isWhole ? [text.trimmingBlanks] : words).map(Self.withoutScheme)
    guard let first = paths.first else { return nil }
    let isList = paths.allSatisfy { $0.isRooted && $0.namesFile }
    let isOne =
      paths.count == 1 && !first.contains(where: \.isNewline)
      && (first.namesPicture || takesAny && first.isRooted)
    guard isList || isOne else { return nil }
    self.paths = paths
  }

  /// The path in `text`, for any kind of file, without the quotes, escapes or URL scheme that a
  /// terminal may have added.
  static func path(in text: String) -> String {
    let blanks = text.trimmingBlanks
    let isEscaped =
      blanks.first.map { "'\"".contains($0) } == true || blanks.contains("\\")
      || blanks.hasPrefix(scheme)
    return isEscaped ? words(blanks).first.map(withoutScheme) ?? blanks : blanks
  }

  private static let scheme = "file://"

  /// Splits a line into words like a shell.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    // An unclosed quote is part of a name.
    if quote != nil { return [text.trimmingBlanks] }
    return words + [word].compactMap(\.self)
  }

  /// The path of a file URL, without scheme and host and with its escapes decoded.
  private static func withoutScheme(_ word: String) -> String {
    guard word.hasPrefix(scheme) else { return word }
    let address = word.dropFirst(scheme.count).drop { $0 != "/" }
    var bytes: [UInt8] = []
    var rest = address.utf8[...]
    while let byte = rest.popFirst() {
      let code = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), code.utf8.count == 2, let decoded = UInt8(code, radix: 16) {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

nonisolated extension String {
  /// `true` for a path from the root or from home, and for a file URL.
  fileprivate var isRooted: Bool {
    hasPrefix("/") || hasPrefix("~/") || hasPrefix("file:///")
  }

  /// `true` if it ends like a file name: with a dot and a few letters or digits.
  fileprivate var namesFile: Bool {
    let kind = lowercasedExtension
    return !kind.isEmpty && kind.count <= 8 && kind.allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// `true` if it ends like the name of a picture.
  var namesPicture: Bool {
    !contains("://") && PictureEndings.all.contains(lowercasedExtension)
  }

  private var lowercasedExtension: String {
    guard let name = split(separator: "/").last, let dot = name.lastIndex(of: ".") else {
      return ""
    }
    return name[name.index(after: dot)...].lowercased()
  }
}

/// How the names of pictures end.
public enum PictureEndings {
  /// Those whose puzzles can be read, some through a converter.
  public nonisolated static let readable = [
    "jpg", "jpeg", "png", "bmp", "gif", "heic", "heif", "webp", "avif", "tif", "tiff", "jxl",
  ]
  /// With drawings, of which a sentence says that they can't be.
  nonisolated static let all = Set(readable + ["svg", "pdf"])
}
