import Observation
import Scutes
import Synchronization
import Testing

struct Primes: View {
  @State private var found: [Int] = []

  var body: some View {
    Text("\(found.count) found")
      .task { found = await primes(below: 1_000_000) }
  }
}

@concurrent nonisolated func primes(below limit: Int) async -> [Int] {
  (2..<limit).filter { number in
    (2..<number).prefix { $0 * $0 <= number }.allSatisfy { !number.isMultiple(of: $0) }
  }
}

final class Download: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var bytes: Int {
    get {
      registrar.access(self, keyPath: \.bytes)
      return stored.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.bytes) { stored.withLock { $0 = newValue } } }
  }
}

@Test func primesAreFound() async {
  #expect(await primes(below: 12) == [2, 3, 5, 7, 11])
}
