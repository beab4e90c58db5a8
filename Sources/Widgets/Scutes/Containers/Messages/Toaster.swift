// SPDX-License-Identifier: Apache-2.0

public import Observation

/// Shows temporary messages. Views find it in their environment.
///
///     @Environment(Toaster.self) private var toaster
///     …
///     toaster.show("Saved", .success)
///
/// Messages never take the focus or a key. Up to ``maxShown`` are stacked, the latest at the
/// bottom, and more wait for their turn. F2 shows the last ``maxKept`` again.
@Observable
public final class Toaster {
  /// The maximum number of messages shown at once.
  public static let maxShown = 3
  /// The maximum number of messages in the history.
  public static let maxKept = 50

  /// The messages shown, oldest first.
  private(set) var shown: [Entry] = []
  /// The messages shown so far, oldest first.
  public private(set) var history: [Toast] = []
  @ObservationIgnored private var waiting: [Toast] = []
  @ObservationIgnored private var count = 0
  @ObservationIgnored private let now: () -> Duration

  /// A message on the screen.
  struct Entry: Identifiable, Equatable {
    let id: Int
    let toast: Toast
    /// The time when it disappears, on the runtime's clock.
    let deadline: Duration
  }

  init(now: @escaping () -> Duration) {
    self.now = now
  }

  /// The latest message shown, or `nil` if there is none.
  public var latest: Toast? { shown.last?.toast }

  /// Shows `text` for a while.
  public func show(_ text: String, _ kind: Toast.Kind = .info) {
    show(Toast(text, kind))
  }

  /// Shows `toast`, or queues it until there is room. It replaces a message of the same text on the
  /// screen.
  public func show(_ toast: Toast) {
    shown.removeAll { $0.toast.text == toast.text && $0.toast.kind == toast.kind }
    guard shown.count < Self.maxShown else {
      if !waiting.contains(toast) { waiting.append(toast) }
      return
    }
    count += 1
    shown.append(Entry(id: count, toast: toast, deadline: now() + toast.duration))
    if history.last != toast { history.append(toast) }
    if history.count > Self.maxKept { history.removeFirst() }
  }

  /// Removes all messages, including those that wait.
  public func dismissAll() {
    waiting = []
    shown = []
  }

  /// Removes a message, and shows the next one that waits.
  func dismiss(_ entry: Entry) {
    shown.removeAll { $0.id == entry.id }
    guard !waiting.isEmpty, shown.count < Self.maxShown else { return }
    show(waiting.removeFirst())
  }
}
