/// Lists of the searches for techniques, each in the order of ``TechniqueFacts/table`` unless it
/// says otherwise.
public enum TechniqueCatalog {
  /// All techniques.
  public static let all: [any Technique] = TechniqueFacts.table.compactMap(\.search)

  /// The techniques used for grading.
  public static let grading: [any Technique] = all.filter(\.facts.isInGrading)

  /// The techniques for a list of all steps: those that people can follow.
  public static let listed: [any Technique] = all.filter {
    switch $0.facts.use {
    case .grades, .needlessGrades, .hints, .lists: true
    case .requests, .guess: false
    }
  }

  /// The techniques of ``grading`` without the guess, and what hints try where they find nothing.
  package static let explaining: [any Technique] =
    grading.filter { $0.facts.use != .guess } + all.filter { $0.facts.use == .hints }

  /// The techniques of HoDoKu that people can follow.
  public static let ofHoDoKu: [any Technique] = explaining.filter { $0.facts.code != nil }

  /// The techniques of ``explaining`` without the singles, in the order in which they are usually
  /// taught: ``TechniqueFacts/taught``, then the others as they are, but no technique for experts
  /// after an extreme one.
  package static let teaching: [any Technique] = {
    let others = explaining.filter {
      $0.facts.group != .singles && !TechniqueFacts.taught.contains($0.id)
    }
    return TechniqueFacts.taught.compactMap(technique)
      + others.filter { $0.facts.level < .extreme } + others.filter { $0.facts.level == .extreme }
  }()

  /// Returns `true` if the grade of some puzzle needs the technique.
  package static func isNeeded(_ id: TechniqueID) -> Bool { id.facts.use == .grades }

  /// Returns the techniques of ``grading`` up to the last one that a puzzle of `level` may need. If
  /// they solve a puzzle, all techniques together solve it in the same steps.
  public static func upTo(_ level: Level) -> [any Technique] {
    let last = grading.lastIndex { $0.facts.level <= level } ?? -1
    return Array(grading[...last])
  }

  /// Returns the techniques of ``grading`` up to the one whose deductions have the name `id`.
  public static func upTo(_ id: TechniqueID) -> [any Technique] {
    let last = grading.lastIndex { $0.kinds.contains(id) } ?? -1
    return Array(grading[...last])
  }

  /// Returns the technique whose deductions have the name `id`.
  public static func technique(_ id: TechniqueID) -> (any Technique)? {
    all.first { $0.kinds.contains(id) }
  }
}
