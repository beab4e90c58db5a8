import Synchronization

/// The names of roles, each with a number: what is looked up at every drawing is an index.
///
/// A name is never forgotten. There are as many as programs and theme files have thought of, some
/// hundreds at most.
enum RoleNames {
  private static let table = Mutex(Table())

  /// The number of `name`, given to it now if nobody has used it before.
  static func index(of name: String) -> UInt32 {
    table.withLock { $0.index(of: name) }
  }

  /// The name with the number `index`.
  static func name(of index: UInt32) -> String {
    table.withLock { $0.names[Int(index)] }
  }

  /// The number of the name before the last dot of the one numbered `index`; nil without a dot.
  static func parent(of index: UInt32) -> UInt32? {
    table.withLock { $0.parents[Int(index)] }
  }

  /// The parents of all names so far. A parent's number is lower than those of its children.
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
