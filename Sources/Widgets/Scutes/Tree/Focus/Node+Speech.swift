// SPDX-License-Identifier: Apache-2.0

extension Node {
  /// The announcement when this node is focused: label, role, value, hint, without missing parts.
  /// `place` stands in for a missing value.
  func speech(place: String?) -> String {
    let own = spokenAround.completed(by: spokenWithin)
    let label = own.label ?? spokenTexts.joined(separator: " ")
    let parts = [label, own.role, own.value ?? place, own.hint]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The properties of this node and of the ancestors that contain nothing else.
  private var spokenAround: SpokenProperties {
    var found: [SpokenProperties] = [spoken]
    var node = self
    while let parent = node.parent, parent.scope == nil, parent.shownChildren.count == 1 {
      found.append(parent.spoken)
      node = parent
    }
    return found.reduce(SpokenProperties()) { $1.completed(by: $0) }
  }

  /// The first value within for each property. Labels name parts only.
  private var spokenWithin: SpokenProperties {
    shownChildren.reduce(SpokenProperties()) { found, child in
      guard child.spoken.isHidden != true else { return found }
      var own = child.spoken.completed(by: child.spokenWithin)
      own.label = nil
      return found.completed(by: own)
    }
  }

  /// The texts within in reading order, replaced by labels where there are any. Leaves out texts
  /// without letters or digits.
  var spokenTexts: [String] {
    let own = spoken
    if own.isHidden == true { return [] }
    if let label = own.label { return [label] }
    if let text = spokenText {
      return text.contains { $0.isLetter || $0.isNumber } ? [text] : []
    }
    return shownChildren.flatMap(\.spokenTexts)
  }
}
