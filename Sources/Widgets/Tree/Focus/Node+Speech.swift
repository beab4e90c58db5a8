extension Node {
  /// What is said when this node has the keys: label, role, value, hint; `place` where it gives no
  /// value. Parts that there are not are left out.
  func speech(place: String?) -> String {
    let own = spokenAround.completed(by: spokenWithin)
    let label = own.label ?? spokenTexts.joined(separator: " ")
    let parts = [label, own.role, own.value ?? place, own.hint]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What is said of this node and of those around it that hold nothing else.
  private var spokenAround: SpokenProperties {
    var found: [SpokenProperties] = [spoken]
    var node = self
    while let parent = node.parent, parent.scope == nil, parent.shownChildren.count == 1 {
      found.append(parent.spoken)
      node = parent
    }
    return found.reduce(SpokenProperties()) { $1.completed(by: $0) }
  }

  /// What is said first of something within, for each property; labels name parts only.
  private var spokenWithin: SpokenProperties {
    shownChildren.reduce(SpokenProperties()) { found, child in
      guard child.spoken.isHidden != true else { return found }
      var own = child.spoken.completed(by: child.spokenWithin)
      own.label = nil
      return found.completed(by: own)
    }
  }

  /// The texts within in the order in which they are read, and labels in the place of what has one.
  /// Signs without letters and digits are left out.
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
