// SPDX-License-Identifier: Apache-2.0

import Foundation
import Observation
import ScutesJSON

/// A file of JSON that is changed by its text: what isn't changed stays as it was written.
@Observable
final class Document {
  let path: String
  private(set) var root: PlacedJSON?
  private(set) var problem: String?
  /// The values at the top.
  private(set) var nodes: [JSONNode] = []
  /// The place of the value that is chosen.
  var selection: [Int]?
  @ObservationIgnored private(set) var bytes: [UInt8] = []
  private var done: [Change] = []
  private var undone: [Change] = []
  /// The number of changes when the file was saved.
  private var saved: Int? = 0

  /// Bytes from `start` on that were others before.
  private struct Change {
    let start: Int
    let old: [UInt8]
    let new: [UInt8]
    /// The value that was changed.
    let place: [Int]
  }

  init(path: String) {
    self.path = path
    do {
      try show(Array(Data(contentsOf: URL(fileURLWithPath: path))))
      selection = nodes.first?.id
    } catch let error as JSONSyntaxError {
      problem = "Not JSON from byte \(error.index) on"
    } catch {
      problem = (error as NSError).localizedFailureReason ?? "\(error)"
    }
  }

  /// The name of the file.
  var name: String { URL(fileURLWithPath: path).lastPathComponent }

  var isChanged: Bool { done.count != saved }
  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  private func show(_ bytes: [UInt8]) throws(JSONSyntaxError) {
    let root = try PlacedJSON(bytes)
    self.bytes = bytes
    self.root = root
    nodes = JSONNode.children(of: root, at: [])
  }

  /// The text of the value at `place`, or its first `limit` bytes.
  func text(of place: [Int], limit: Int = .max) -> String {
    guard let value = root?[place] else { return "" }
    return String(decoding: bytes[value.range].prefix(limit), as: UTF8.self)
  }

  /// What is wrong with `text` as a value, or `nil`.
  static func mistake(in text: String) -> String? {
    do {
      _ = try PlacedJSON(Array(text.utf8))
      return nil
    } catch {
      let before = text.utf8.prefix(error.index)
      return "not JSON from character \(String(decoding: before, as: UTF8.self).count + 1) on"
    }
  }

  /// Writes `text`, which is JSON, in place of the value at `place`.
  func replace(_ place: [Int], with text: String) {
    guard let range = root?[place]?.range else { return }
    let new = Array(text.trimmingCharacters(in: .whitespacesAndNewlines).utf8)
    guard new != Array(bytes[range]) else { return }
    let change = Change(
      start: range.lowerBound, old: Array(bytes[range]), new: new, place: place)
    guard apply(change) else { return }
    if let saved, saved > done.count { self.saved = nil }
    done.append(change)
    undone = []
  }

  /// Takes the last change back and returns the place of the value.
  func undo() -> [Int]? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    return apply(change, isBackwards: true) ? change.place : nil
  }

  func redo() -> [Int]? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    return apply(change) ? change.place : nil
  }

  private func apply(_ change: Change, isBackwards: Bool = false) -> Bool {
    let (old, new) = isBackwards ? (change.new, change.old) : (change.old, change.new)
    var bytes = bytes
    bytes.replaceSubrange(change.start..<change.start + old.count, with: new)
    return (try? show(bytes)) != nil
  }

  func save() throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    saved = done.count
  }
}
