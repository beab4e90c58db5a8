// SPDX-License-Identifier: Apache-2.0

import Scutes

/// The lines of a log, with a filter above and the keys below.
struct LogView: View {
  @Environment(\.clock) private var clock
  @Environment(\.exit) private var exit
  @Environment(\.copyToClipboard) private var copy
  @Environment(Toaster.self) private var toaster
  @State private var nextLook: Duration?
  @State private var looks = 0
  @State private var asksForPlace = false
  @State private var showsLine = false
  let log: Log

  private enum Action { case level, go, copy, end, quit }

  /// The time between two looks for what is new.
  static let pause = Duration.milliseconds(250)

  var body: some View {
    VStack(alignment: .leading) {
      LogHeader(log: log)
      list.frame(maxHeight: .infinity, alignment: .topLeading)
      KeyHints()
    }
    .keyBindings("Log", bindings, perform: perform)
    .task(id: looks) {
      await log.read()
      await log.searchOn()
      nextLook = clock.now + Self.pause
    }
    .task(id: log.filter) { await log.search() }
    .onDeadline(nextLook) {
      nextLook = nil
      looks += 1
    }
    .sheet(isPresented: $asksForPlace, title: "Go to") { PlaceSheet(log: log) }
    .sheet(isPresented: $showsLine, title: "Line") { LineSheet(log: log) }
    .windowTitle(log.name)
  }

  private var list: some View {
    let (text, wanted) = (log.text, log.filter.text)
    let width = "\(text.count)".count
    return List(log.lines, id: \.self, selection: Bindable(log).selection) { line in
      LineRow(number: line + 1, width: width, text: text[line], wanted: wanted)
    }
    .followsTail()
    .keepsSelection()
    .onActivate("whole line") { _ in showsLine = true }
    .placeholder { Text(placeholder).foregroundStyle(.secondary) }
    .searchable(text: Bindable(log).filter.text, prompt: "filter")
  }

  private var placeholder: String {
    if let problem = log.problem { return problem }
    if !log.filter.isEmpty { return "No line matches" }
    return log.hasRead ? "Empty" : "Reading…"
  }

  private var bindings: [KeyBinding<Action>] {
    [
      KeyBinding([KeyPress("l")], .level, "level"),
      KeyBinding([KeyPress("g")], .go, "go to line, time"),
      KeyBinding([KeyPress("f")], .end, "follow"),
      KeyBinding([KeyPress("c")], .copy, "copy line"),
      KeyBinding([KeyPress("q")], .quit, "quit"),
    ]
  }

  private func perform(_ action: Action) {
    switch action {
    case .level:
      let levels: [Level] = [.none, .info, .warning, .error]
      let next = (levels.firstIndex(of: log.filter.level) ?? 0) + 1
      log.filter.level = levels[next % levels.count]
    case .go: asksForPlace = true
    case .end: log.selection = log.lines.last
    case .copy:
      guard let line = log.selection else { return }
      copy(String(decoding: log.text[line], as: UTF8.self))
      toaster.show("Copied", .success)
    case .quit: exit()
    }
  }
}

/// The name of the file, and how many of its lines are shown.
private struct LogHeader: View {
  let log: Log

  var body: some View {
    HStack(spacing: 1) {
      Text(log.name).bold().foregroundStyle(.title).lineLimit(1).truncationMode(.head)
      Spacer()
      if log.filter.level != .none {
        Text(" \(log.filter.level) and worse ").foregroundStyle(.badge).background(.badge)
          .fixedSize()
      }
      Text(counts).foregroundStyle(.secondary).fixedSize()
    }
    .padding(.horizontal, 1)
  }

  private var counts: String {
    let all = log.text.count.formatted()
    guard let matches = log.matches else { return all == "1" ? "1 line" : "\(all) lines" }
    return "\(matches.count.formatted()) of \(all) lines"
  }
}

/// A line with its number, in the colour of its level. What the filter has found is marked.
private struct LineRow: View, Equatable {
  let number: Int
  let width: Int
  let text: ArraySlice<UInt8>
  let wanted: String

  var body: some View {
    HStack(spacing: 1) {
      Text("\(number)").foregroundStyle(.secondary).frame(width: width, alignment: .trailing)
      Text(styled).lineLimit(1)
    }
  }

  /// No screen shows more of a line.
  private static let limit = 1000

  private var styled: StyledText {
    let line = String(decoding: text.prefix(Self.limit), as: UTF8.self)
    var styled = StyledText()
    var place = line.startIndex
    while !wanted.isEmpty,
      let match = line.range(of: wanted, options: .caseInsensitive, range: place..<line.endIndex)
    {
      styled += StyledText(String(line[place..<match.lowerBound]))
      styled += StyledText(String(line[match])).foregroundStyle(.paletteMatch)
      place = match.upperBound
    }
    styled += StyledText(String(line[place...]))
    return role.map { styled.foregroundStyle($0) } ?? styled
  }

  private var role: StyleRole? {
    switch Level(text) {
    case .error: .error
    case .warning: .warning
    case .debug: .secondary
    case .info, .none: nil
    }
  }
}

/// Asks for the number of a line or a time.
private struct PlaceSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var place = ""
  @State private var isWrong = false
  let log: Log

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Line or time", text: $place, prompt: "12000, 8:15, 2026-11-29 08:15")
        .onSubmit("go") {
          isWrong = !log.go(to: place)
          if !isWrong { dismiss() }
        }
        .frame(width: 46)
      Text(isWrong ? "There is no such line" : "").foregroundStyle(.error)
    }
  }
}

/// The whole of the selected line.
private struct LineSheet: View {
  let log: Log

  var body: some View {
    if let line = log.selection {
      Text(String(decoding: log.text[line].prefix(20_000), as: UTF8.self))
    }
  }
}
