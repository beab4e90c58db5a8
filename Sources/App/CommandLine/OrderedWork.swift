import Foundation

/// Works on many things side by side and hands the results on in the order of the things.
///
/// Threads of its own, not a task group: its callers are synchronous, since they block while they
/// read and write, and the searches want 8 MiB of stack, which the pool's threads need not have.
enum OrderedWork {
  /// Calls `work` for each thing that `next` gives, at most `jobs` at a time, and `finish` with the
  /// results: in order, or as they come unless it `keepsOrder`. One thing that takes long holds up
  /// the results behind it, but work goes on up to `lead` things ahead for each job.
  ///
  /// `next` is asked only when there is room; it may block. Where `isWaiting` says that it would,
  /// whatever is under way is finished first, so that whoever types a line gets its answer; `next`
  /// may then write out what it was answered. One job works on the caller's thread
  /// where it `isInline`; otherwise `idle` is called ten times a second while a result is awaited.
  static func run<Thing: Sendable, Result: Sendable>(
    jobs: Int, lead: Int = 4, keepsOrder: Bool = true,
    next: () throws -> Thing?, isWaiting: () -> Bool = { false },
    isInline: Bool = true, idle: () -> Void = {},
    work: @escaping @Sendable (Thing) -> Result, finish: (Result) throws -> Void
  ) throws {
    guard jobs > 1 || !isInline else {
      while let thing = try next() { try finish(work(thing)) }
      return
    }
    let queue = Queue<Thing, Result>(keepsOrder: keepsOrder, work: work)
    for _ in 0..<jobs { queue.startWorker() }
    defer { queue.close() }
    var waiting = 0
    while true {
      while waiting > 0, let result = queue.result {
        try finish(result)
        waiting -= 1
      }
      while waiting > 0, waiting >= jobs * lead || isWaiting() {
        try finish(queue.waitForResult(idle))
        waiting -= 1
      }
      guard let thing = try next() else { break }
      queue.put(thing)
      waiting += 1
    }
    while waiting > 0 {
      try finish(queue.waitForResult(idle))
      waiting -= 1
    }
  }
}

/// What is to be done and what is done, guarded by one lock.
///
/// Unchecked: every field is read and written under `lock` only.
private final class Queue<Thing: Sendable, Result: Sendable>: @unchecked Sendable {
  private let lock = NSCondition()
  private let keepsOrder: Bool
  private let work: @Sendable (Thing) -> Result
  private var things: [(number: Int, thing: Thing)] = []
  private var results: [Int: Result] = [:]
  private var given = 0
  private var taken = 0
  private var isClosed = false

  init(keepsOrder: Bool, work: @escaping @Sendable (Thing) -> Result) {
    self.keepsOrder = keepsOrder
    self.work = work
  }

  func startWorker() {
    let thread = Thread { [self] in
      while let (number, thing) = takeThing() { put(work(thing), for: number) }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  func put(_ thing: Thing) {
    lock.withLock {
      things.append((given, thing))
      given += 1
      lock.broadcast()
    }
  }

  /// Takes the next result if it is there.
  var result: Result? { lock.withLock { takeResult() } }

  /// Takes the next result when it is there. Calls `idle` ten times a second until then.
  func waitForResult(_ idle: () -> Void) -> Result {
    while true {
      if let result = result(before: Date() + 0.1) { return result }
      idle()
    }
  }

  private func result(before end: Date) -> Result? {
    lock.withLock {
      while true {
        if let result = takeResult() { return result }
        guard lock.wait(until: end) else { return nil }
      }
    }
  }

  private func takeResult() -> Result? {
    guard keepsOrder else { return results.popFirst()?.value }
    guard let result = results.removeValue(forKey: taken) else { return nil }
    taken += 1
    return result
  }

  func close() {
    lock.withLock {
      isClosed = true
      things.removeAll()
      lock.broadcast()
    }
  }

  private func takeThing() -> (number: Int, thing: Thing)? {
    lock.withLock {
      while things.isEmpty, !isClosed { lock.wait() }
      return things.isEmpty ? nil : things.removeFirst()
    }
  }

  private func put(_ result: Result, for number: Int) {
    lock.withLock {
      results[number] = result
      lock.broadcast()
    }
  }
}
