import Foundation

/// Works on many things side by side and hands the results on in the order of the things.
///
/// Threads of its own, not a task group: its callers are synchronous, since they block while they
/// read and write, and the searches want 8 MiB of stack, which the pool's threads need not have.
enum OrderedWork {
  /// Calls `work` for each thing that `next` gives, at most `jobs` at a time, and `finish` with the
  /// results in order.
  ///
  /// `next` is asked only when there is room; it may block. Where `isWaiting` says that it would,
  /// whatever is under way is finished first, so that whoever types a line gets its answer; `next`
  /// may then write out what it was answered. One job works on the caller's thread
  /// where it `isInline`; otherwise `idle` is called ten times a second while a result is awaited.
  static func run<Thing: Sendable, Result: Sendable>(
    jobs: Int, next: () throws -> Thing?, isWaiting: () -> Bool = { false },
    isInline: Bool = true, idle: () -> Void = {},
    work: @escaping @Sendable (Thing) -> Result, finish: (Result) throws -> Void
  ) throws {
    guard jobs > 1 || !isInline else {
      while let thing = try next() { try finish(work(thing)) }
      return
    }
    let queue = Queue<Thing, Result>(work: work)
    for _ in 0..<jobs { queue.startWorker() }
    defer { queue.close() }
    var waiting = 0
    while true {
      while waiting > 0, waiting >= jobs * 4 || isWaiting() {
        try finish(queue.takeOldest(idle))
        waiting -= 1
      }
      guard let thing = try next() else { break }
      queue.put(thing)
      waiting += 1
    }
    while waiting > 0 {
      try finish(queue.takeOldest(idle))
      waiting -= 1
    }
  }
}

/// What is to be done and what is done, guarded by one lock.
///
/// Unchecked: every field is read and written under `lock` only.
private final class Queue<Thing: Sendable, Result: Sendable>: @unchecked Sendable {
  private let lock = NSCondition()
  private let work: @Sendable (Thing) -> Result
  private var things: [(number: Int, thing: Thing)] = []
  private var results: [Int: Result] = [:]
  private var given = 0
  private var taken = 0
  private var isClosed = false

  init(work: @escaping @Sendable (Thing) -> Result) {
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

  func takeOldest(_ idle: () -> Void) -> Result {
    while true {
      if let result = takeOldest(before: Date() + 0.1) { return result }
      idle()
    }
  }

  private func takeOldest(before end: Date) -> Result? {
    lock.withLock {
      while true {
        if let result = results.removeValue(forKey: taken) {
          taken += 1
          return result
        }
        guard lock.wait(until: end) else { return nil }
      }
    }
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
