/// Blocks a thread until a task has a result.
enum Waiting {
  /// The result of `work`. Blocks the thread until it is there. Tasks use `await` instead.
  static func result<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
    let box = Monitor<Result?>(nil)
    Task.detached {
      let result = await work()
      box.change { $0 = result }
    }
    return box.wait { $0 }
  }
}
