// SPDX-License-Identifier: Apache-2.0

import Foundation
import ScutesJSON

/// A value of a document, with its place in it.
nonisolated struct JSONNode: Identifiable, Sendable {
  /// The steps to the value from the root: the number of a member or an element each.
  let id: [Int]
  /// The name of a member, or the number of an element.
  let name: String
  let value: PlacedJSON

  var hasChildren: Bool { !value.isEmpty }

  var children: [JSONNode] { JSONNode.children(of: value, at: id) }

  static func children(of value: PlacedJSON, at place: [Int]) -> [JSONNode] {
    switch value.content {
    case .object(let members):
      members.enumerated().map { index, member in
        JSONNode(id: place + [index], name: member.name, value: member.value)
      }
    case .array(let elements):
      elements.enumerated().map { index, element in
        JSONNode(id: place + [index], name: "\(index)", value: element)
      }
    default: []
    }
  }
}

extension PlacedJSON {
  /// The value at `place`, or `nil` if there is none any more.
  nonisolated subscript(place: [Int]) -> PlacedJSON? {
    place.reduce(self as PlacedJSON?) { $0?[$1] }
  }

  /// A place as programs write it: `.servers[2].name`.
  nonisolated func path(_ place: [Int]) -> String {
    var (path, value) = ("", self as PlacedJSON?)
    for position in place {
      if let name = value?.name(at: position) {
        let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        path += isPlain ? "." + name : "[\"\(name)\"]"
      } else {
        path += "[\(position)]"
      }
      value = value?[position]
    }
    return path
  }

  /// The places of all values whose name or text has `wanted`, in any case, in the order of the
  /// text.
  @concurrent nonisolated func places(of wanted: String) async -> [[Int]] {
    var found: [[Int]] = []
    func search(_ nodes: [JSONNode]) {
      for node in nodes where !Task.isCancelled {
        if node.name.localizedCaseInsensitiveContains(wanted)
          || node.value.scalarText?.localizedCaseInsensitiveContains(wanted) == true
        {
          found.append(node.id)
        }
        search(node.children)
      }
    }
    search(JSONNode.children(of: self, at: []))
    return found
  }

  /// What a value says that nothing can be below.
  nonisolated var scalarText: String? {
    switch content {
    case .null: "null"
    case .bool(let isTrue): "\(isTrue)"
    case .number(let number):
      abs(number) < 1e15 && number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .string(let text): text
    case .array, .object: nil
    }
  }
}
