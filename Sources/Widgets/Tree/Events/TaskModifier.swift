/// Does work for as long as its content is there.
struct TaskModifier<Content: View, ID: Equatable>: ModifierView {
  let content: Content
  let id: ID
  let action: @MainActor () async -> Void

  static func makeNode(for view: Self, in parent: Node) -> ViewNode<Self> {
    TaskNode(view, in: parent)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: ModifierNode<
  TaskModifier<Content, ID>
>
{
  private var task: Task<Void, Never>?

  override init(_ view: TaskModifier<Content, ID>, in parent: Node) {
    super.init(view, in: parent)
    start()
  }

  override func viewChanged(from old: TaskModifier<Content, ID>, environmentChanged: Bool) {
    showContent()
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

extension View {
  /// Works on `action` while the view is there; cancels it when the view goes, and begins again
  /// when `id` changes.
  public func task(
    id: some Equatable = true, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskModifier(content: self, id: id, action: action)
  }
}
