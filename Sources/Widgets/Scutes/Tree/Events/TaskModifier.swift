// SPDX-License-Identifier: Apache-2.0

/// Runs a task while its content is there.
@usableFromInline struct TaskModifier<ID> {
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void
}

extension TaskModifier: NodeModifier where ID: Equatable {
  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    TaskNode(modifier, in: parent)
  }
}

private final class TaskNode<ID: Equatable>: ModifierNode<TaskModifier<ID>> {
  private var task: Task<Void, Never>?

  override func modifierChanged(
    from old: TaskModifier<ID>?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    guard old?.id != modifier.id else { return }
    task?.cancel()
    start()
  }

  override func willLeave() {
    task?.cancel()
  }

  private func start() {
    let action = modifier.action
    tree.tasksUnderWay += 1
    task = Task(priority: modifier.priority) { [weak tree] in
      await action()
      tree?.tasksUnderWay -= 1
    }
  }
}

extension View {
  /// Runs `action` with `priority` while the view is there. Cancels it when the view goes, and
  /// restarts it when `id` changes.
  public func task(
    id: some Equatable = true, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, priority: priority, action: action))
  }
}
