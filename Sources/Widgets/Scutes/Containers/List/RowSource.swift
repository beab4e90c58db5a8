// SPDX-License-Identifier: Apache-2.0

/// A view that provides several rows to a list.
protocol RowSource {
  func addRows(to table: inout RowTable)
}

/// A section, or one of two, so a list must look at each to know its rows.
protocol RowSection: RowSource {}

extension ForEach: RowSource where Content: View {
  /// Adds a row for each element, described when it is shown. Sections are looked at one by one.
  func addRows(to table: inout RowTable) {
    guard !(Content.self is any RowSection.Type) else {
      for element in data { table.add(content(element)) }
      return
    }
    let isDisabled = rowEditing.isDisabled
    var run = RowTable.Run(count: data.count) { offset in
      let element = element(at: offset)
      guard let isDisabled else { return AnyView(content(element)) }
      return AnyView(content(element).disabled(isDisabled(element)))
    }
    run.isEnabled = isDisabled.map { isDisabled in { !isDisabled(element(at: $0)) } }
    run.id = { AnyHashable(id(element(at: $0))) }
    run.find = offset
    run.title = rowEditing.title.map { title in { title(element(at: $0)) } }
    run.onDelete = rowEditing.onDelete
    run.onMove = rowEditing.onMove
    table.append(run)
  }

  private func element(at offset: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: offset)]
  }

  /// The offset of the element with the identity `wanted`, searching outwards from `start`.
  private func offset(of wanted: AnyHashable, from start: Int) -> Int? {
    guard let wanted = wanted.base as? ID else { return nil }
    let count = data.count
    let start = max(0, min(start, count - 1))
    for distance in 0..<count {
      let (after, before) = (start + distance, start - distance)
      if after >= count && before < 0 { return nil }
      if after < count, id(element(at: after)) == wanted { return after }
      if before >= 0, id(element(at: before)) == wanted { return before }
    }
    return nil
  }
}

extension TupleView: RowSource where repeat each Content: View {
  func addRows(to table: inout RowTable) {
    for part in repeat each content { table.add(part) }
  }
}

extension Group: RowSource where Content: View {
  func addRows(to table: inout RowTable) {
    table.add(body)
  }
}

extension EmptyView: RowSource {
  func addRows(to table: inout RowTable) {}
}

extension AnyView: RowSource {
  func addRows(to table: inout RowTable) {
    table.add(view)
  }
}

extension ConditionalView: RowSource where First: View, Second: View {
  func addRows(to table: inout RowTable) {
    switch self {
    case .first(let content): table.add(content)
    case .second(let content): table.add(content)
    }
  }
}

extension ConditionalView: RowSection where First: View & RowSection, Second: View & RowSection {}

extension Section: RowSource, RowSection where Header: View, Content: View, Footer: View {
  func addRows(to table: inout RowTable) {
    if !(Header.self is EmptyView.Type) {
      table.append(RowTable.Run(kind: .header) { _ in AnyView(SectionHeader(content: header)) })
    }
    table.add(content)
    if !(Footer.self is EmptyView.Type) {
      table.append(RowTable.Run(kind: .footer) { _ in AnyView(SectionFooter(content: footer)) })
    }
    table.endSection()
  }
}
