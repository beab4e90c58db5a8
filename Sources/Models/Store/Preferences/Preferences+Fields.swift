import Foundation
import Games
import Hints

/// Preferences field by field: the properties by name, as in the file.
extension Preferences {
  /// The values of all properties.
  var fields: [String: JSONValue] {
    get throws {
      try JSONDecoder().decode([String: JSONValue].self, from: JSONEncoder().encode(self))
    }
  }

  /// Creates preferences from `fields`: all of them if the result can be decoded, otherwise each one
  /// that can. The others have their defaults.
  init(fields: [String: JSONValue]) throws {
    var accepted = try Preferences().fields
    let known = fields.filter { accepted.keys.contains($0.key) }
    if let all = Self.decode(known, over: accepted) {
      self = all
      return
    }
    for (name, value) in known where Self.decode([name: value], over: accepted) != nil {
      accepted[name] = value
    }
    self = Self.decode([:], over: accepted) ?? Preferences()
  }

  private static func decode(
    _ fields: [String: JSONValue], over defaults: [String: JSONValue]
  ) -> Preferences? {
    (try? JSONEncoder().encode(defaults.merging(fields) { _, new in new }))
      .flatMap { try? JSONDecoder().decode(Preferences.self, from: $0) }
  }

  /// Returns these preferences with the changes that lead from `old` to `new`. Other programs may have
  /// changed these since `old`: of a field that both have changed, the value of `new` holds. Each
  /// lesson and each profile is a field of its own.
  public func merging(changesFrom old: Preferences, to new: Preferences) throws -> Preferences {
    if old == new { return self }
    if old == self { return new }
    let (before, after) = (try old.fields, try new.fields)
    var fields = try fields
    for (name, value) in after where before[name] != value { fields[name] = value }
    var merged = try Preferences(fields: fields)
    merged.lessons = lessons.merging(changesTo: new.lessons)
    merged.begunLessons = begunLessons.merging(
      changesFrom: old.begunLessons, to: new.begunLessons, by: \.name)
    merged.profiles = profiles.merging(changesFrom: old.profiles, to: new.profiles)
    return merged
  }
}

extension LessonProgress {
  /// Returns this progress with the stars of `new`, which only become more.
  fileprivate func merging(changesTo new: LessonProgress) -> LessonProgress {
    var merged = self
    for lesson in Lesson.allCases where new.isDone(lesson) {
      merged.finish(lesson, stars: new.stars(of: lesson))
    }
    return merged
  }
}

extension TechniqueProfiles {
  /// Returns these profiles, which go by their names, with the changes that lead from `old` to `new`.
  fileprivate func merging(
    changesFrom old: TechniqueProfiles, to new: TechniqueProfiles
  ) -> TechniqueProfiles {
    var merged = TechniqueProfiles()
    for profile in all.merging(changesFrom: old.all, to: new.all, by: \.name) {
      merged.insert(profile)
    }
    let isChosenAnew = old.current?.name != new.current?.name
    let chosen = isChosenAnew ? new.current?.name : current?.name
    merged.chosen = merged.all.firstIndex { $0.name == chosen }
    merged.keepUnread(of: [self, new])
    return merged
  }
}

extension Array where Element: Equatable {
  /// Returns these elements, of which each has a `name`, with the changes that lead from `old` to
  /// `new`. Those of `new` come first and in its order, so that their places stay.
  fileprivate func merging(
    changesFrom old: [Element], to new: [Element], by name: (Element) -> String
  ) -> [Element] {
    func named(_ elements: [Element]) -> [String: Element] {
      Dictionary(elements.map { (name($0), $0) }) { first, _ in first }
    }
    let (here, before, after) = (named(self), named(old), named(new))
    let kept = new.compactMap { element in
      before[name(element)] == element ? here[name(element)] : element
    }
    let added = filter { before[name($0)] == nil && after[name($0)] == nil }
    return kept + added
  }
}
