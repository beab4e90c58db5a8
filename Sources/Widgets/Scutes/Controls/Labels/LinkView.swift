// SPDX-License-Identifier: Apache-2.0

/// A text that leads to an address.
///
/// The terminal opens it, usually by a click with Ctrl or Cmd. Terminals that don't know links (OSC 8)
/// show the title alone. If the program opens addresses itself, the link is also a button:
///
///     LinkView("Rules", destination: rules).environment(\.openURL, OpenURLAction { browser.open($0) })
public struct LinkView: View {
  @Environment(\.openURL) private var openURL
  private let title: String
  private let destination: LinkDestination

  /// Creates a link called `title`.
  public init(_ title: String, destination: LinkDestination) {
    self.title = title
    self.destination = destination
  }

  /// The title, within a button if the program opens links.
  public var body: some View {
    let text = Text(title).link(destination)
    if let openURL {
      Button(action: { openURL(destination) }, label: { text })
    } else {
      text
    }
  }
}

/// Opens addresses on behalf of links.
public struct OpenURLAction {
  private let action: (LinkDestination) -> Void

  /// Creates an action that opens an address.
  public init(_ action: @escaping (LinkDestination) -> Void) {
    self.action = action
  }

  /// Opens `destination`.
  public func callAsFunction(_ destination: LinkDestination) {
    action(destination)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
  /// Opens the addresses of links within. `nil`, the default, leaves that to the terminal.
  public var openURL: OpenURLAction? {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
