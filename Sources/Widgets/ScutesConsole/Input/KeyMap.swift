// SPDX-License-Identifier: Apache-2.0

/// The user's keys for actions, by the stable names of the actions.
///
/// ```
/// # Keys of my own
/// gameBoard.undo = u, ctrl+z
/// *.move.up = w, up               in every table that has an action move.up
/// gameBoard.restart =             no key at all
/// ```
///
/// ``KeyTable/remapped(by:)`` applies the map to a table. Views apply the environment's `keyMap`
/// themselves.
public struct KeyMap: Hashable, Sendable {
  /// The keys by the name of the action. A `*` in place of the table's name matches every table.
  public private(set) var keys: [String: [KeyPress]]

  /// Creates a map with the given keys. An empty one changes nothing.
  public init(_ keys: [String: [KeyPress]] = [:]) {
    self.keys = keys
  }

  /// `true` if the map changes nothing.
  public var isEmpty: Bool { keys.isEmpty }

  /// The keys for the action `id`, or `nil` if it keeps its own. An exact name takes precedence
  /// over one with a `*`.
  public subscript(id: String) -> [KeyPress]? {
    if let exact = keys[id] { return exact }
    guard let dot = id.firstIndex(of: ".") else { return nil }
    return keys["*" + id[dot...]]
  }

  /// Returns this map with the entries of `other`, which take precedence.
  public func merging(_ other: KeyMap) -> KeyMap {
    KeyMap(keys.merging(other.keys) { $1 })
  }

  /// The map in the format of its file, one line for each action, sorted by name.
  public var text: String {
    keys.sorted { $0.key < $1.key }
      .map { id, keys in "\(id) = " + keys.map(\.notation).joined(separator: ", ") + "\n" }
      .joined()
  }

  /// Parses a file: on each line a name, `=`, and keys separated by commas. Blank lines and lines
  /// that begin with `#` are skipped.
  ///
  /// - Throws: The first error.
  public init(parsing text: some StringProtocol) throws(KeyMapError) {
    keys = [:]
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      try read(KeyMapLine(Substring(line), number: number))
    }
  }

  private mutating func read(_ line: KeyMapLine) throws(KeyMapError) {
    guard let (name, list) = try line.parts() else { return }
    guard keys[name] == nil else { throw line.error(.doubleName(name), at: line.start) }
    var presses: [KeyPress] = []
    for (word, place) in line.words(in: list) {
      do throws(KeyNotationError) {
        let press = try KeyPress(notation: word)
        if !presses.contains(press) { presses.append(press) }
      } catch {
        throw line.error(.key(error), at: place)
      }
    }
    keys[name] = presses
  }
}

/// A line of a key map's file.
private struct KeyMapLine {
  let text: Substring
  let number: Int

  init(_ text: Substring, number: Int) {
    self.text = text
    self.number = number
  }

  /// The first character that isn't blank.
  var start: Substring.Index { text.firstIndex { !$0.isWhitespace } ?? text.endIndex }

  /// The name and the list after `=`, or `nil` for a blank line or a comment.
  func parts() throws(KeyMapError) -> (name: String, list: Substring)? {
    guard start < text.endIndex, text[start] != "#" else { return nil }
    guard let sign = text.firstIndex(of: "=") else { throw error(.missingSign, at: start) }
    let name = text[start..<sign].trimmed
    if let wrong = name.firstIndex(where: { !Self.isOfName($0) }) {
      throw error(.wrongName(String(name)), at: wrong)
    }
    guard !name.isEmpty else { throw error(.wrongName(""), at: start) }
    return (String(name), text[text.index(after: sign)...])
  }

  /// The words of `list`, separated by commas, with their positions. Empty if the list is blank.
  func words(in list: Substring) -> [(word: Substring, place: Substring.Index)] {
    guard !list.trimmed.isEmpty else { return [] }
    return list.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let word = part.trimmed
      return (word, word.isEmpty ? part.startIndex : word.startIndex)
    }
  }

  func error(_ reason: KeyMapError.Reason, at place: Substring.Index) -> KeyMapError {
    KeyMapError(
      reason: reason, line: number, column: text.distance(from: text.startIndex, to: place) + 1)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".*-_".contains(character)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}

/// An error in the file of a key map, with its place.
public struct KeyMapError: Error, Hashable, CustomStringConvertible {
  /// The kind of error.
  public enum Reason: Hashable, Sendable {
    /// The line has no `=`.
    case missingSign
    /// The text before the `=` isn't the name of an action.
    case wrongName(String)
    /// An earlier line names the same action.
    case doubleName(String)
    /// A key can't be read.
    case key(KeyNotationError)
  }

  /// The kind of error.
  public let reason: Reason
  /// The line, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int

  /// A sentence for the user.
  public var description: String {
    let sentence =
      switch reason {
      case .missingSign: "No = here: write a line such as gameBoard.undo = u, ctrl+z."
      case .wrongName(let name):
        "\"\(name)\" can't name an action: write a name such as gameBoard.undo before the =."
      case .doubleName(let name): "\(name) has its keys in a line above: write all in one line."
      case .key(let error): error.description
      }
    return "Line \(line), column \(column): \(sentence)"
  }
}
