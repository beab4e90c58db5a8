/// Tells when its content comes and goes.
struct LifecycleModifier<Content: View>: PrimitiveView {
  let content: Content
  let onAppear: () -> Void
  let onDisappear: () -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    LifecycleNode(view, in: parent)
  }
}

private final class LifecycleNode<Content: View>: TransparentNode<LifecycleModifier<Content>> {
  override init(_ view: LifecycleModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
    view.onAppear()
  }

  override func viewChanged(from old: LifecycleModifier<Content>, environmentChanged: Bool) {
    setContent(view.content)
  }

  override func willLeave() {
    view.onDisappear()
  }
}

/// Does work for as long as its content is there.
struct TaskModifier<Content: View, ID: Equatable>: PrimitiveView {
  let content: Content
  let id: ID
  let action: @MainActor () async -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    TaskNode(view, in: parent)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: TransparentNode<
  TaskModifier<Content, ID>
>
{
  private var task: Task<Void, Never>?

  override init(_ view: TaskModifier<Content, ID>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
    start()
  }

  override func viewChanged(from old: TaskModifier<Content, ID>, environmentChanged: Bool) {
    setContent(view.content)
    guard old.id != view.id else { return }
    task?.cancel()
    start()
  }

  override func willLeave() {
    task?.cancel()
  }

  private func start() {
    let action = view.action
    task = Task { await action() }
  }
}

/// Does something again and again, on a schedule.
struct TickModifier<Content: View>: PrimitiveView {
  let content: Content
  let interval: Duration?
  let action: () -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    TickNode(view, in: parent)
  }
}

private final class TickNode<Content: View>: TransparentNode<TickModifier<Content>> {
  private var entry: Schedule.Entry?

  override init(_ view: TickModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
    arm()
  }

  override func viewChanged(from old: TickModifier<Content>, environmentChanged: Bool) {
    setContent(view.content)
    guard old.interval != view.interval else { return }
    arm()
  }

  override func willLeave() {
    tree.schedule.cancel(entry)
  }

  private func arm() {
    tree.schedule.cancel(entry)
    entry = view.interval.map { interval in
      tree.schedule.after(interval) { [weak self] in self?.fire() }
    }
  }

  private func fire() {
    view.action()
    arm()
  }
}

extension View {
  /// Does `action` when the view is first put on the screen.
  public func onAppear(perform action: @escaping () -> Void) -> some View {
    LifecycleModifier(content: self, onAppear: action) {}
  }

  /// Does `action` when the view is taken off the screen for good.
  public func onDisappear(perform action: @escaping () -> Void) -> some View {
    LifecycleModifier(content: self, onAppear: {}, onDisappear: action)
  }

  /// Works on `action` while the view is there; cancels it when the view goes, and begins again
  /// when `id` changes.
  public func task(
    id: some Equatable = true, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskModifier(content: self, id: id, action: action)
  }

  /// Does `action` every `interval` while the view is there; never where `interval` is nil. Between
  /// two times the program sleeps.
  public func onTick(every interval: Duration?, _ action: @escaping () -> Void) -> some View {
    TickModifier(content: self, interval: interval, action: action)
  }
}
