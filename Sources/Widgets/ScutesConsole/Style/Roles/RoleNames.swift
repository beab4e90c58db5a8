// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The numbers of role names, which make each style lookup an array access.
///
/// Names are never removed. Programs and theme files use some hundreds at most.
enum RoleNames {
  private static let table = Mutex(Table())

  /// The number of `name`, assigned at its first use.
  static func index(of name: String) -> UInt32 {
    table.withLock { $0.index(of: name) }
  }

  /// The name with the number `index`.
  static func name(of index: UInt32) -> String {
    table.withLock { $0.names[Int(index)] }
  }

  /// The number of the part of the name before its last dot, or `nil` without a dot.
  static func parent(of index: UInt32) -> UInt32? {
    table.withLock { $0.parents[Int(index)] }
  }

  /// The parents of all names so far. A parent has a lower number than its children.
  static var parents: [UInt32?] {
    table.withLock { $0.parents }
  }

  private struct Table {
    var names: [String] = []
    var parents: [UInt32?] = []
    var indices: [String: UInt32] = [:]

    mutating func index(of name: String) -> UInt32 {
      if let index = indices[name] { return index }
      let parent = name.lastIndex(of: ".").map { self.index(of: String(name[..<$0])) }
      let index = UInt32(names.count)
      names.append(name)
      parents.append(parent)
      indices[name] = index
      return index
    }
  }
}
