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

/// Does something at a certain time.
struct DeadlineModifier<Content: View>: PrimitiveView {
  let content: Content
  let deadline: Duration?
  let action: () -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    DeadlineNode(view, in: parent)
  }
}

private final class DeadlineNode<Content: View>: TransparentNode<DeadlineModifier<Content>> {
  private var entry: Schedule.Entry?

  override init(_ view: DeadlineModifier<Content>, in parent: Node) {
    super.init(view, in: parent)
    setContent(view.content)
    arm()
  }

  override func viewChanged(from old: DeadlineModifier<Content>, environmentChanged: Bool) {
    setContent(view.content)
    if old.deadline != view.deadline { arm() }
  }

  override func willLeave() {
    tree.schedule.cancel(entry)
  }

  private func arm() {
    tree.schedule.cancel(entry)
    entry = view.deadline.map { deadline in
      tree.schedule.at(deadline) { [weak self] in self?.view.action() }
    }
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

  /// Does `action` at `deadline`, a time on the runtime's clock, unless the view is gone by then;
  /// never where it is nil. Until then the program sleeps.
  public func onDeadline(_ deadline: Duration?, _ action: @escaping () -> Void) -> some View {
    DeadlineModifier(content: self, deadline: deadline, action: action)
  }
}
