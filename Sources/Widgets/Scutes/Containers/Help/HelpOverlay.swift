// SPDX-License-Identifier: Apache-2.0

import Observation

/// Shows all keys in force, on `?` and F1, on a screen of their own.
@usableFromInline struct HelpOverlayHost<Content> {
  @State private var state = HelpState()
  let activeKeys: ActiveKeys
  let sources: CommandSources
  let toaster: Toaster
  let content: Content
  @Environment(\.kitWords) private var words
  @Environment(\.capabilities) private var capabilities
}

extension HelpOverlayHost: View where Content: View {
  @usableFromInline
  var body: some View {
    content
      .modifier(
        EnvironmentModifier(
          value: ShowHelpAction(state: state, action: open),
          // All that `open` reads is the same for as long as the environment is.
          areSame: { _, _ in true }, write: { $0.showHelp = $1 })
      )
      .overlayLayer(isPresented: Bindable(state).help.isPresent()) {
        if let help = state.help { HelpView(help: help, perform: perform) }
      }
      .environment(activeKeys)
      .keyBindings(
        words.everywhere, id: HelpKeys.table,
        [
          KeyBinding(
            [KeyPress("?"), KeyPress(.function(1))], (), words.allKeys, id: HelpKeys.action,
            shown: .help)
        ], worksEverywhere: true
      ) {
        if state.help == nil { open() } else { state.help = nil }
      }
  }

  private func open() {
    guard state.help == nil else { return }
    state.help = HelpContent(
      tables: activeKeys.tables, commands: sources.commands, words: words,
      isUnicode: capabilities.isUnicode)
  }

  /// Closes the help, then does what `item` says, so that its action finds the screen as it was. If
  /// the item stands for several keys, says which.
  private func perform(_ item: HelpContent.Item) {
    state.previous = state.help
    state.help = nil
    if let perform = item.perform {
      state.isActing = true
      defer { state.isActing = false }
      perform()
    } else {
      toaster.show(words.help.press(item.keys.joined(separator: " "), item.title))
    }
  }
}

/// The keys while they are shown. An object, so that showing them leaves the environment as it is.
@Observable
final class HelpState {
  var help: HelpContent?
  /// Those from which something was chosen last.
  @ObservationIgnored var previous: HelpContent?
  /// `true` while what was chosen from them is done.
  @ObservationIgnored var isActing = false
}

/// Shows the keys in force, as `?` does.
///
///     @Environment(\.showHelp) private var showHelp
///     …
///     Button("Help") { showHelp() }
public struct ShowHelpAction {
  /// `true` while they are shown.
  public var isShown: Bool { state?.help != nil }
  /// `true` while what was chosen from them is done: who leads elsewhere can come back to them.
  public var isActing: Bool { state?.isActing ?? false }
  private let state: HelpState?
  private let action: () -> Void

  init(state: HelpState?, action: @escaping () -> Void) {
    self.state = state
    self.action = action
  }

  /// Shows the keys.
  public func callAsFunction() { action() }

  /// Shows the keys from which something was chosen last, on the way back to their screen.
  public func again() { state?.help = state?.previous }
}

private enum ShowHelpKey: EnvironmentKey {
  static var defaultValue: ShowHelpAction { ShowHelpAction(state: nil) {} }
}

extension EnvironmentValues {
  /// Shows the keys in force, as `?` does.
  public fileprivate(set) var showHelp: ShowHelpAction {
    get { self[ShowHelpKey.self] }
    set { self[ShowHelpKey.self] = newValue }
  }
}

/// The name of the action in key maps: `everywhere.help`.
enum HelpKeys {
  static let table = "everywhere"
  static let action = "help"
  static let id = table + "." + action
}
