public import Observation

/// Shows messages that go away by themselves; views find it in their environment.
///
///     @Environment(Toaster.self) private var toaster
///     …
///     toaster.show("Saved", .success)
///
/// Messages never take the focus or a key. Up to ``mostShown`` stand above each other, the latest
/// at the bottom; more wait for their turn. The last ``mostKept`` can be read again with F2.
@Observable
public final class Toaster {
  /// How many are shown at once.
  public static let mostShown = 3
  /// How many can be read again.
  public static let mostKept = 50

  /// What is shown, the oldest first.
  private(set) var shown: [Entry] = []
  /// What was shown so far, the oldest first.
  public private(set) var history: [Toast] = []
  @ObservationIgnored private var waiting: [Toast] = []
  @ObservationIgnored private var count = 0
  @ObservationIgnored private let now: () -> Duration

  /// A message on the screen.
  struct Entry: Identifiable, Equatable {
    let id: Int
    let toast: Toast
    /// When it goes, on the clock of the runtime.
    let deadline: Duration
  }

  init(now: @escaping () -> Duration) {
    self.now = now
  }

  /// The latest message that is shown; nil where there is none.
  public var latest: Toast? { shown.last?.toast }

  /// Shows `text` for a while.
  public func show(_ text: String, _ kind: Toast.Kind = .info) {
    show(Toast(text, kind))
  }

  /// Shows `toast`, or has it wait until there is room. One that says what is shown already takes
  /// the place of that.
  public func show(_ toast: Toast) {
    shown.removeAll { $0.toast.text == toast.text && $0.toast.kind == toast.kind }
    guard shown.count < Self.mostShown else {
      if !waiting.contains(toast) { waiting.append(toast) }
      return
    }
    count += 1
    shown.append(Entry(id: count, toast: toast, deadline: now() + toast.duration))
    if history.last != toast { history.append(toast) }
    if history.count > Self.mostKept { history.removeFirst() }
  }

  /// Takes all messages off the screen, also those that wait.
  public func dismissAll() {
    waiting = []
    shown = []
  }

  /// Takes a message off the screen, and shows the next one that waits.
  func dismiss(_ entry: Entry) {
    shown.removeAll { $0.id == entry.id }
    guard !waiting.isEmpty, shown.count < Self.mostShown else { return }
    show(waiting.removeFirst())
  }
}
