// SPDX-License-Identifier: Apache-2.0

/// The keys in force on a screen of their own: the first as key caps, the rest in groups, and a
/// search. Enter does what the chosen line says.
///
/// ```
///  ‹ Game                     Keys               52 keys
///   Ten keys to start
///     ▄▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄▄     ▄▄▄▄▄▄▄▄
///    ▐  ↑↓←→  ▌   ▐  1-9   ▌   ▐   0    ▌ …
///     ▀▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀▀     ▀▀▀▀▀▀▀▀
///       move        place        clear
///   More, by what you want to do
///   ▶ Move    Tab next empty cell  g 1-9 go to a box  …
///     Enter   d digit or cell first  …
///    / Search keys and what they do
/// ```
struct HelpView: View {
  @State private var page = Page.start
  /// The chosen cap or group on the first page, caps first.
  @State private var spot: Int?
  /// The chosen line of a group or a search.
  @State private var row = 0
  @Environment(\.kitWords) private var words
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  @Environment(\.keyMap) private var keyMap
  let help: HelpContent
  let perform: (HelpContent.Item) -> Void

  private enum Page: Equatable {
    case start
    /// A group, by its position.
    case group(Int)
    case search(String)
  }

  var body: some View {
    VStack(alignment: .leading) {
      if plan.hasHeader { header }
      if page == .start { Spacer(minLength: 0).frame(maxHeight: plan.rowsAbove) }
      content
        .frame(width: plan.width, alignment: .leading)
        .padding(.leading, max(0, (screen.width - plan.width) / 2))
      Spacer(minLength: 0)
      if plan.hasFooter { KeyHints(showsHelp: false) }
    }
    .frame(width: screen.width, height: screen.height, alignment: .topLeading)
    .background(.ground)
    .foregroundStyle(.ground)
    .keyBindings(words.keys, bindings, perform: act)
    .onMouse { event, _ in
      switch event.kind {
      case .scrollUp: act(.up)
      case .scrollDown: act(.down)
      default: return false
      }
      return true
    }
  }

  @ViewBuilder private var content: some View {
    switch page {
    case .start: start.focusable().accessibilityLabel(words.keys).accessibilityValue(spoken([]))
    case .group:
      VStack(alignment: .leading) {
        if plan.showsTitleOfGroup { title(heading ?? "") }
        lines(matches, plan.rowsOfGroup)
      }
      .focusable().accessibilityLabel(heading ?? "").accessibilityValue(spoken(matches))
    case .search(let text):
      let matches = help.matches(of: text)
      searchField(matches)
      if plan.rowsOfSearch > 0 { lines(matches, plan.rowsOfSearch) }
    }
  }

  // MARK: Header

  private var header: some View {
    HStack {
      Text("‹ \(heading == nil ? help.screen : words.keys)").foregroundStyle(.iconButton)
        .lineLimit(1)
        .onTap { if heading == nil { dismiss() } else { act(.close) } }
      Spacer()
      if heading == nil {
        Text(words.help.count(help.keys.count)).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .overlay { Text(heading ?? words.keys).bold().foregroundStyle(.title).lineLimit(1) }
    .padding(.horizontal, 1)
  }

  // MARK: First page

  private var plan: HelpPlan {
    HelpPlan(
      screen: screen, caps: help.first.count, sections: help.sections.count, isPlain: isLinear)
  }

  private var chosen: Int { min(spot ?? help.first.count, spots - 1) }
  private var spots: Int { help.first.count + help.sections.count }

  @ViewBuilder private var start: some View {
    VStack(alignment: .leading) {
      let isCap = chosen < help.first.count
      if !help.first.isEmpty, plan.showsCaps(whileChosen: isCap) {
        if plan.hasHeadings {
          title(help.first.count == 10 ? words.help.tenFirst : words.help.first)
            .padding(.top, plan.gap)
        }
        caps
      }
      if !help.sections.isEmpty, plan.showsGroups(whileChosen: !isCap) { groups }
      if plan.hasPrompt { prompt }
    }
  }

  private func title(_ text: String) -> some View {
    Text(text).bold().lineLimit(1)
  }

  private var caps: some View {
    let rows = (help.first.count + plan.capsPerRow - 1) / plan.capsPerRow
    let window = ScrollGeometry(
      content: rows, window: min(rows, plan.rowsOfCaps),
      offset: chosen < help.first.count ? chosen / plan.capsPerRow - plan.rowsOfCaps / 2 : 0)
    return ForEach(window.visibleRange.map { $0 * plan.capsPerRow }, id: \.self) { start in
      HStack {
        ForEach(Array(start..<min(start + plan.capsPerRow, help.first.count)), id: \.self) {
          index in
          cap(help.first[index], isChosen: index == chosen)
            .onTap { perform(help.first[index]) }
        }
      }
    }
  }

  @ViewBuilder private func cap(_ item: HelpContent.Item, isChosen: Bool) -> some View {
    // Of a label such as "↑↓←→ hjkl", what is common.
    let label = item.keys.first ?? ""
    let key =
      label.columns > 6 ? label.split(separator: " ").first.map(String.init) ?? label : label
    if plan.hasCaps {
      VStack(alignment: .center) {
        Text(key).bold().foregroundStyle(isChosen ? .buttonFocused : .key).lineLimit(1)
          .frame(width: HelpPlan.capWidth - 2, height: 1)
          .rim(
            isChosen ? .buttonFocused : .menu, ground: isChosen ? .buttonFocused : .menu,
            isFilled: true)
        Text(item.title).lineLimit(1)
      }
      .frame(width: plan.width / plan.capsPerRow)
    } else {
      HelpKeyLine(
        key: key, title: item.title, keyColumns: 5, isChosen: isChosen,
        width: plan.width / plan.capsPerRow)
    }
  }

  private var groups: some View {
    let columns = help.sections.map(\.title.columns).max() ?? 0
    let rows = help.sections.map { section in
      HelpGroupRow(
        title: section.title, titleColumns: columns,
        pairs: section.preview.map {
          HelpGroupRow.Pair(key: $0.keys.first ?? "", title: $0.title)
        }, width: plan.width, maxLines: 1, isChosen: false)
    }
    // The names of pages only say what kind of help there is.
    let wanted = zip(rows, help.sections).map { $1.isOfPages ? 1 : $0.linesNeeded }
    let lines = plan.linesOfGroups(wanted)
    let window = ScrollGeometry(
      content: rows.count, window: max(1, min(rows.count, plan.rowsOfGroups)),
      offset: chosen - help.first.count - plan.rowsOfGroups / 2)
    return VStack(alignment: .leading) {
      if plan.hasHeadings {
        HStack {
          title(words.help.groups)
          Spacer()
          if plan.hasCaps {
            Text(capabilities.isUnicode ? "⏎" : words.keyNames.enter).foregroundStyle(.secondary)
            Text(" \(words.help.opensGroup)").foregroundStyle(.secondary).lineLimit(1)
          }
        }
        .padding(.top, plan.gapAboveGroups)
      }
      ForEach(window.visibleRange.map { $0 }, id: \.self) { index in
        rows[index].with(
          maxLines: lines[index], isChosen: index + help.first.count == chosen
        )
        .padding(.top, index > window.visibleRange.lowerBound ? plan.gapBetweenGroups : 0)
        .onTap { open(group: index) }
      }
    }
  }

  private var prompt: some View {
    HelpField(plan: plan) {
      Text("/").bold().foregroundStyle(.key)
      Text(words.help.prompt).foregroundStyle(.secondary).lineLimit(1)
      Spacer()
    }
    .padding(.top, plan.gapAboveSearch)
    .onTap { act(.search) }
  }

  // MARK: Lines

  private func searchField(_ matches: [HelpContent.Match]) -> some View {
    HelpField(plan: plan) {
      Text("/").bold().foregroundStyle(.key)
      TextFieldLine(
        title: "", text: query, prompt: words.help.prompt, mask: nil, limit: nil, isValid: true,
        canSubmit: false, excludedKeys: excludedKeys
      )
      .accessibilityLabel(words.help.search)
      .accessibilityValue(spoken(matches))
      Text(
        words.help.found(
          matches.count,
          of: help.keys.count + (query.wrappedValue.isEmpty ? 0 : help.commands.count))
      )
      .foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
    }
    .padding(.vertical, plan.gap)
  }

  /// The lines of the group or of the search, as many as fit in `height`, around the chosen one.
  @ViewBuilder private func lines(
    _ matches: [HelpContent.Match], _ height: Int
  ) -> some View {
    let chosen = max(0, min(row, matches.count - 1))
    if matches.isEmpty {
      Text(words.palette.nothingFound).foregroundStyle(.secondary).padding(.leading, 1)
    }
    let isOfPages = !isSearching && matches.allSatisfy { $0.item.isPage }
    let keys = matches.map { $0.item.keys.first?.columns ?? 0 }.max() ?? 0
    let columns = keys == 0 ? 0 : min(16, max(6, keys))
    let titles =
      isOfPages && plan.hasDetailsBeside ? matches.map(\.item.title.columns).max() : nil
    let rows = matches.enumerated().map { index, match in
      HelpRow(
        match: HelpRow.Content(match, showsGroup: isSearching), keyColumns: columns,
        titleColumns: titles, width: plan.width, isChosen: index == chosen)
    }
    let heights = rows.map(\.rows)
    let gaps = isSearching ? (above: 0, between: 0) : plan.gaps(around: heights)
    let visible = HelpPlan.visible(heights, around: chosen, height: height)
    ForEach(visible, id: \.self) { index in
      rows[index]
        .padding(.top, index == visible.first ? gaps.above : gaps.between)
        .onTap { perform(matches[index].item) }
    }
  }

  private var isSearching: Bool { if case .search = page { true } else { false } }

  private var heading: String? {
    if case .group(let index) = page { help.sections[index].title } else { nil }
  }

  private var matches: [HelpContent.Match] {
    switch page {
    case .start: []
    case .group(let index): help.sections[index].items.map { HelpContent.Match(item: $0) }
    case .search(let text): help.matches(of: text)
    }
  }

  /// The query. Changing it chooses the best match.
  private var query: Binding<String> {
    Binding {
      if case .search(let text) = page { text } else { "" }
    } set: {
      page = .search($0)
      row = 0
    }
  }

  /// What a screen reader says about the choice.
  private func spoken(_ matches: [HelpContent.Match]) -> String {
    let items: [String]
    let place: Int
    switch page {
    case .start:
      items =
        help.first.map { "\($0.keys.first ?? "") \($0.title)" } + help.sections.map(\.title)
      place = chosen
    case .group, .search:
      items = matches.map { match in
        [match.item.keys.first ?? "", match.item.title, match.item.detail]
          .filter { !$0.isEmpty }.joined(separator: ", ")
      }
      place = row
    }
    guard items.indices.contains(place) else { return words.palette.nothingFound }
    return "\(items[place]), \(words.speech.place(place + 1, of: items.count))"
  }

  // MARK: Keys

  private var bindings: [KeyBinding<HelpAction>] {
    let opensPage =
      page == .start
      ? chosen >= help.first.count
      : matches.indices.contains(row) && matches[row].item.isPage
    let closes =
      switch page {
      case .start: words.close
      case .group: words.help.back
      case .search(let text): text.isEmpty ? words.help.back : words.help.clear
      }
    return HelpAction.bindings(
      words, isSearching: isSearching, opens: opensPage ? words.help.open : words.help.perform,
      closes: closes)
  }

  /// The keys that the field leaves to the lines: all of theirs that don't type. A question mark
  /// closes the help as long as there is no query.
  private var excludedKeys: Set<KeyPress> {
    let table = KeyTable("", bindings) { _ in }
    let keys = table.remapped(by: keyMap).entries.flatMap(\.keys).filter { $0.typed == nil }
    return Set(page == .search("") ? keys + [KeyPress("?")] : keys)
  }

  private func act(_ action: HelpAction) {
    switch (page, action) {
    case (_, .search):
      page = .search("")
      row = 0
    case (.start, .close): dismiss()
    case (.search(let text), .close) where !text.isEmpty: query.wrappedValue = ""
    case (_, .close): page = .start
    case (.start, .open):
      if chosen >= help.first.count {
        open(group: chosen - help.first.count)
      } else if help.first.indices.contains(chosen) {
        perform(help.first[chosen])
      }
    case (.start, _): spot = plan.spot(action, from: chosen, of: spots, caps: help.first.count)
    case (_, .open):
      let matches = matches
      if matches.indices.contains(row) { perform(matches[row].item) }
    default:
      row = HelpPlan.row(action, from: row, of: matches.count, page: plan.rowsOfSearch / 2)
    }
  }

  private func open(group index: Int) {
    guard help.sections.indices.contains(index) else { return }
    spot = help.first.count + index
    row = 0
    page = .group(index)
  }
}

/// The search field on its ground, with a rim where there is room.
private struct HelpField<Content: View>: View {
  let plan: HelpPlan
  @ViewBuilder let content: () -> Content

  var body: some View {
    let line = HStack(spacing: 1, content: content).foregroundStyle(.sheet).padding(.horizontal, 1)
      .frame(width: plan.width - 2, height: 1)
    if plan.hasRims {
      line.rim(.sheet, ground: .sheet, isFilled: true)
    } else {
      line.padding(.horizontal, 1).background(.sheet)
    }
  }
}
