import Foundation

/// Works on many things in parallel and returns the results, by default in order.
///
/// The work runs on threads of its own instead of a task group. Callers block while they read and
/// write, and so may the work, which waits for other programs: both would block the threads that
/// tasks share. Searches need 8 MiB of stack, which those threads may not have.
enum OrderedWork {
  /// Calls `work` for each thing that `next` gives, at most `jobs` at a time, and `finish` with the
  /// results: in order, or as they come unless it `keepsOrder`. One slow thing holds up the results
  /// behind it, but work goes on up to `lead` things ahead for each job.
  ///
  /// `next` is asked only when there is room; it may block. If `isWaiting` says that it would,
  /// whatever is under way is finished first, so that whoever types a line gets its answer; `next`
  /// may then write out what it was answered. One job works on the caller's thread if it
  /// `isInline`; otherwise `idle` is called ten times a second while a result is awaited.
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
    let queue = Monitor(Queue<Thing, Result>(keepsOrder: keepsOrder))
    for _ in 0..<jobs { startWorker(on: queue, work) }
    defer { queue.change { $0.close() } }
    var waiting = 0
    while true {
      while waiting > 0, let result = queue.poll({ $0.nextResult() }) {
        try finish(result)
        waiting -= 1
      }
      while waiting > 0, waiting >= jobs * lead || isWaiting() {
        try finish(nextResult(of: queue, idle))
        waiting -= 1
      }
      guard let thing = try next() else { break }
      queue.change { $0.put(thing) }
      waiting += 1
    }
    while waiting > 0 {
      try finish(nextResult(of: queue, idle))
      waiting -= 1
    }
  }

  private static func startWorker<Thing, Result>(
    on queue: Monitor<Queue<Thing, Result>>, _ work: @escaping @Sendable (Thing) -> Result
  ) {
    let thread = Thread {
      while let (number, thing) = queue.wait(for: { $0.nextThing() }) {
        let result = work(thing)
        queue.change { $0.put(result, for: number) }
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private static func nextResult<Thing, Result>(
    of queue: Monitor<Queue<Thing, Result>>, _ idle: () -> Void
  ) -> Result {
    while true {
      if let result = queue.wait(until: Date() + 0.1, for: { $0.nextResult() }) { return result }
      idle()
    }
  }
}

/// The things to work on, and the results to take.
private struct Queue<Thing: Sendable, Result: Sendable>: Sendable {
  let keepsOrder: Bool
  private var things: ArraySlice<(number: Int, thing: Thing)> = []
  private var results: [Int: Result] = [:]
  private var given = 0
  private var taken = 0
  private var isClosed = false

  init(keepsOrder: Bool) {
    self.keepsOrder = keepsOrder
  }

  mutating func put(_ thing: Thing) {
    things.append((given, thing))
    given += 1
  }

  mutating func put(_ result: Result, for number: Int) {
    results[number] = result
  }

  /// Returns the next thing, the absence of any more, or `nil` if nothing is known yet.
  mutating func nextThing() -> (number: Int, thing: Thing)?? {
    if let thing = things.popFirst() { return thing }
    return isClosed ? .some(nil) : nil
  }

  /// Returns the result of the oldest thing, or any if there is no order to keep; `nil` if there is
  /// none yet.
  mutating func nextResult() -> Result? {
    guard keepsOrder else { return results.popFirst()?.value }
    guard let result = results.removeValue(forKey: taken) else { return nil }
    taken += 1
    return result
  }

  mutating func close() {
    isClosed = true
    things.removeAll()
  }
}
