// SPDX-License-Identifier: Apache-2.0

/// The labels of some places: one letter each, or two where there are more places than letters. No
/// label begins like another.
struct JumpLabels: Equatable {
  let labels: [String]

  /// Letters for the strongest fingers come first.
  static let letters = "fjdkslaghrueiwoqptyvmcnxbz".map(String.init)

  /// Labels for the first `count` places. There are at most 676.
  init(count: Int) {
    let letters = Self.letters
    // Each letter that begins longer labels gives up one short label for as many as there are
    // letters.
    let missing = max(0, count - letters.count)
    let first = min(letters.count, (missing + letters.count - 2) / (letters.count - 1))
    let short = letters.dropLast(first)
    let long = letters.suffix(first).flatMap { one in letters.map { one + $0 } }
    labels = Array((short + long).prefix(count))
  }

  /// What typing `text` finds.
  enum Match: Equatable {
    /// A label, by its place.
    case found(Int)
    /// The beginning of a label.
    case incomplete
    case none
  }

  /// What typing `text` finds.
  func match(_ text: String) -> Match {
    if let index = labels.firstIndex(of: text) { return .found(index) }
    return labels.contains { $0.hasPrefix(text) } ? .incomplete : .none
  }
}

/// Shows labels on a key, and moves the focus to the place whose label is typed.
private struct JumpKey: ViewModifier {
  @Environment(\.jumps) private var jumps
  @Environment(\.kitWords) private var words
  @State private var jump: Jump?
  let key: KeyPress

  /// A jump that waits for letters.
  private struct Jump {
    let spots: [JumpSpot]
    let labels: JumpLabels
    var typed = ""
  }

  func body(content: Content) -> some View {
    content
      .keyBindings(
        words.everywhere, [KeyBinding([key], "jump", words.jump, shown: .help)],
        worksEverywhere: true
      ) { _ in start() }
      .modifier(
        PresentationModifier(
          isPresented: Binding {
            jump != nil
          } set: {
            if !$0 { jump = nil }
          },
          style: LayerStyle(dims: false, isOnTop: true, transition: .identity)
        ) {
          picture
        })
  }

  @ViewBuilder private var picture: some View {
    if let jump {
      JumpPicture(
        labels: jump.labels.labels, places: jump.spots.map(\.area.origin), typed: jump.typed
      )
      .keyBindings(words.jump, Self.bindings(words)) { type($0.text) }
      .onKeyPress { _ in
        self.jump = nil
        return .handled
      }
      .onTap { self.jump = nil }
    }
  }

  /// A letter of a label. It has no name in key maps: labels stay as they are.
  private struct Letter {
    let text: String
  }

  private static func bindings(_ words: KitWords) -> [KeyBinding<Letter>] {
    JumpLabels.letters.enumerated().map { index, letter in
      KeyBinding(
        letter.map { KeyPress($0) }, Letter(text: letter), words.jump,
        shown: index == 0 ? .footer : .hidden, as: "a-z")
    }
  }

  private func start() {
    let spots = jumps.visible
    guard !spots.isEmpty else { return }
    jump = Jump(spots: spots, labels: JumpLabels(count: spots.count))
  }

  private func type(_ letter: String) {
    guard var jump else { return }
    jump.typed += letter
    switch jump.labels.match(jump.typed) {
    case .incomplete: self.jump = jump
    case .none: self.jump = nil
    case .found(let index):
      self.jump = nil
      jump.spots[index].jump()
    }
  }
}

/// Draws labels over the screen.
///
/// ```
///  f Name  [            ]
///  j Town  [            ]      d Save    k Cancel
/// ```
private struct JumpPicture: LeafView, Equatable {
  let labels: [String]
  let places: [Point]
  let typed: String

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: proposal.width, height: proposal.height)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    let style = environment.textStyle(.buttonProminent).merging(TextStyle(attributes: .bold))
    for (label, place) in zip(labels, places) where label.hasPrefix(typed) {
      painter.write(String(label.dropFirst(typed.count)), at: place, style: style)
    }
  }
}

extension View {
  /// Shows a label on everything in this view that can have the focus, and on the rows of lists,
  /// when `key` is pressed. Typing the label moves the focus there; any other key hides the labels.
  ///
  /// It works from anywhere on the screen, within sheets for what is in the sheet. Give it to the
  /// outermost view.
  public func jumpKey(_ key: KeyPress) -> some View {
    modifier(JumpKey(key: key))
  }
}
