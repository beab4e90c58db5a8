// SPDX-License-Identifier: Apache-2.0

import Foundation
import Scutes

/// The entries of a folder, with a preview of the selected one.
struct BrowserView: View {
  @Environment(\.exit) private var exit
  @Environment(\.openInEditor) private var openInEditor
  @Environment(\.screenSize) private var screen
  @Environment(Toaster.self) private var toaster
  @State private var column = NavigationSplitViewColumn.sidebar
  let browser: Browser

  private enum Action { case open, up, edit, order, hidden, reload, quit }

  var body: some View {
    VStack(alignment: .leading) {
      BrowserHeader(browser: browser)
      NavigationSplitView(
        preferredCompactColumn: $column, sidebarWidth: max(30, screen.width * 2 / 5)
      ) {
        list
      } detail: {
        BrowserDetail(browser: browser)
      }
      .frame(maxHeight: .infinity)
      KeyHints()
    }
    .keyBindings("Files", bindings, perform: perform)
    .task(id: browser.folder) { await browser.read() }
    .windowTitle(browser.folder)
  }

  private var list: some View {
    List(browser.shown, selection: Bindable(browser).selection) { EntryRow(entry: $0) }
      .onActivate { _ in perform(.open) }
      .placeholder { Text(placeholder).foregroundStyle(.secondary) }
      .searchable(text: Bindable(browser).filter, prompt: "filter")
  }

  private var placeholder: String {
    if let problem = browser.problem { return problem }
    if browser.entries == nil { return "Reading…" }
    return browser.filter.isEmpty ? "Nothing here" : "No name has “\(browser.filter)”"
  }

  private var bindings: [KeyBinding<Action>] {
    [
      KeyBinding([KeyPress(.right), KeyPress("l")], .open, "open"),
      KeyBinding([KeyPress(.left), KeyPress("h"), KeyPress(.backspace)], .up, "parent folder"),
      KeyBinding([KeyPress("e")], .edit, "edit"),
      KeyBinding([KeyPress("s")], .order, "sort"),
      KeyBinding([KeyPress(".")], .hidden, "hidden files"),
      KeyBinding([KeyPress("r")], .reload, "read again", shown: .help),
      KeyBinding([KeyPress("q")], .quit, "quit"),
    ]
  }

  private func perform(_ action: Action) {
    switch action {
    case .open:
      guard let entry = browser.selected else { return }
      if entry.isFolder { browser.open(entry.name) } else { column = .detail }
    case .up: browser.goUp()
    case .edit: edit()
    case .order: browser.order = browser.order.next
    case .hidden: browser.showsHidden.toggle()
    case .reload: reload()
    case .quit: exit()
    }
  }

  private func edit() {
    guard let entry = browser.selected, !entry.isFolder else { return }
    do {
      try openInEditor(file: browser.path(of: entry.name))
      reload()
    } catch {
      toaster.show("\(error)", .error)
    }
  }

  private func reload() {
    Task { await browser.read() }
  }
}

/// The folder, and how much is in it.
private struct BrowserHeader: View {
  @Environment(\.screenSize) private var screen
  let browser: Browser

  var body: some View {
    HStack(spacing: 1) {
      Text(browser.title).bold().foregroundStyle(.title).lineLimit(1).truncationMode(.head)
      Spacer()
      if screen.width >= 40 { Text(summary).foregroundStyle(.secondary).fixedSize() }
    }
    .padding(.horizontal, 1)
  }

  private var summary: String {
    let count = browser.shown.count
    return "\(count) \(count == 1 ? "item" : "items"), by \(browser.order.rawValue)"
  }
}

/// The preview of the selected entry. It is a view of its own, so a key in the list describes no more
/// again.
private struct BrowserDetail: View {
  let browser: Browser

  var body: some View {
    if let entry = browser.selected {
      PreviewView(entry: entry, path: browser.path(of: entry.name), version: browser.version)
    }
  }
}

/// A file with its size, or a folder.
struct EntryRow: View, Equatable {
  let entry: Entry

  var body: some View {
    HStack(spacing: 1) {
      if entry.isFolder {
        Text(entry.name + "/").foregroundStyle(.accent).lineLimit(1)
        Spacer()
      } else {
        Text(entry.name).lineLimit(1).truncationMode(.middle)
        Spacer()
        Text(entry.sizeText).foregroundStyle(.secondary).fixedSize()
      }
    }
    .padding(.trailing, 1)
  }
}
