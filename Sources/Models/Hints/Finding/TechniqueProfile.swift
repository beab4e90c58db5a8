import Formats
import Games
public import Sudoku

/// A choice of techniques in an order of its own, under a name. Hints, the solver's steps and the
/// puzzles that are made go by it, grades never do.
///
/// It lists the techniques of ``TechniqueCatalog/listed``. One that finds deductions of several
/// names goes by the first.
public struct TechniqueProfile: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The techniques, switched on or off, in the order in which they are tried.
  public private(set) var order: [TechniqueID]
  private var off: Set<TechniqueID>

  /// Creates a profile in HoDoKu's order, with the techniques that it grades by.
  public init(name: String) {
    self.name = name
    order = Self.known
    off = Self.rare
  }

  /// Returns `true` if `technique` is switched on.
  public func isOn(_ technique: TechniqueID) -> Bool { !off.contains(technique) }

  /// Switches `technique` on or off.
  public mutating func toggle(_ technique: TechniqueID) {
    if off.remove(technique) == nil { off.insert(technique) }
  }

  /// Moves the techniques at `places` of ``order`` before the one at `place`.
  public mutating func move(_ places: RangeSet<Int>, to place: Int) {
    order.moveSubranges(places, to: place)
  }

  /// The techniques to try: those that are switched on, then, for positions in which none of them
  /// finds anything, the others that hints usually try.
  public var techniques: [any Technique] {
    let chosen = order.filter(isOn)
    let others = TechniqueCatalog.explaining.filter { !chosen.contains($0.id) }
    return chosen.compactMap(TechniqueCatalog.technique) + others
  }

  private static let known = TechniqueCatalog.listed.map(\.id)
  private static let rare = Set(
    TechniqueCatalog.listed.filter { !$0.facts.isInGrading }.map(\.id))
}

extension TechniqueProfile: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, order, off
  }

  /// Reads a profile of this or another version. Techniques that it doesn't know are left out, and
  /// those that it lacks come last.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func techniques(_ key: CodingKeys) throws -> [TechniqueID] {
      try container.decode(ReadableElements<TechniqueID>.self, forKey: key).elements
        .filter(Self.known.contains)
    }
    name = try container.decode(String.self, forKey: .name)
    let stored = try techniques(.order).unique
    let others = Self.known.filter { !stored.contains($0) }
    order = stored + others
    off = Set(try techniques(.off)).union(Self.rare.intersection(others))
  }

  /// Writes the names of the techniques.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(order.map(\.rawValue), forKey: .order)
    try container.encode(order.filter(off.contains).map(\.rawValue), forKey: .off)
  }
}

/// The profiles of a player.
public struct TechniqueProfiles: Hashable, Sendable {
  /// All profiles, in the player's order.
  public private(set) var all: [TechniqueProfile] = []
  /// The index of the chosen one, or `nil` for the usual techniques and order.
  private var chosenPlace: Int?
  /// The profiles in the file that can't be read. They are kept.
  private var unread: [JSONValue] = []

  /// Creates an empty list.
  public init() {}

  /// The index of the profile in use, or `nil` for none.
  public var chosen: Int? {
    get { chosenPlace.flatMap { all.indices.contains($0) ? $0 : nil } }
    set { chosenPlace = newValue }
  }

  /// The profile in use, or `nil` for the usual techniques and order.
  public var current: TechniqueProfile? { chosen.map { all[$0] } }

  /// Inserts `profile` at `place`, or at the end.
  public mutating func insert(_ profile: TechniqueProfile, at place: Int? = nil) {
    let place = place.map { min($0, all.count) } ?? all.count
    if let chosen, chosen >= place { self.chosen = chosen + 1 }
    all.insert(profile, at: place)
  }

  /// Changes the profile at `place`, if there is one.
  public mutating func change(at place: Int, _ change: (inout TechniqueProfile) -> Void) {
    if all.indices.contains(place) { change(&all[place]) }
  }

  /// Removes the profile at `place`, and returns it. If it is in use, none is afterwards.
  @discardableResult
  public mutating func remove(at place: Int) -> TechniqueProfile? {
    guard all.indices.contains(place) else { return nil }
    let before = chosen
    chosen = before.flatMap { $0 == place ? nil : $0 > place ? $0 - 1 : $0 }
    return all.remove(at: place)
  }
}

extension TechniqueProfiles {
  /// Keeps the profiles of `others` that can't be read, too.
  package mutating func keepUnread(of others: [TechniqueProfiles]) {
    for value in others.flatMap(\.unread) where !unread.contains(value) { unread.append(value) }
  }
}

extension TechniqueProfiles: Codable {
  private enum CodingKeys: String, CodingKey {
    case all, chosenPlace
  }

  /// Reads the profiles that can be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let found = try values.decode(ReadableElements<TechniqueProfile>.self, forKey: .all)
    all = found.elements
    let chosen = try? values.decodeIfPresent(Int.self, forKey: .chosenPlace)
    chosenPlace = found.placed.firstIndex { $0.place == chosen }
    if !found.isWhole {
      let read = Set(found.placed.map(\.place))
      unread = try values.decode([JSONValue].self, forKey: .all).enumerated()
        .filter { !read.contains($0.offset) }.map(\.element)
    }
  }

  /// Writes the profiles, followed by those that couldn't be read.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    var list = values.nestedUnkeyedContainer(forKey: .all)
    for profile in all { try list.encode(profile) }
    for value in unread { try list.encode(value) }
    try values.encodeIfPresent(chosenPlace, forKey: .chosenPlace)
  }
}
