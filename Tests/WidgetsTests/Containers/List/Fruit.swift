import Observation
import Scutes
import TestSupport

/// A row of the lists in tests.
struct Fruit: Identifiable, Equatable {
  let id: Int
  var name: String

  /// `count` rows: fruit 0, fruit 1, …
  static func make(_ count: Int) -> [Fruit] {
    (0..<count).map { Fruit(id: $0, name: "fruit \($0)") }
  }
}

/// The contents of a list in a test.
@Observable
final class Basket {
  var fruit: [Fruit]
  var chosen: Int?
  var several: Set<Int> = []
  var activated: [Int] = []

  init(_ fruit: [Fruit]) {
    self.fruit = fruit
  }

  convenience init(count: Int) {
    self.init(Fruit.make(count))
  }

  convenience init(names: String...) {
    self.init(names.enumerated().map { Fruit(id: $0.offset, name: $0.element) })
  }

  var selection: Binding<Int?> {
    Binding {
      self.chosen
    } set: {
      self.chosen = $0
    }
  }

  var selections: Binding<Set<Int>> {
    Binding {
      self.several
    } set: {
      self.several = $0
    }
  }
}

/// An editable and searchable list of a basket.
struct FruitList: View {
  let basket: Basket
  var findsAtOnce = false

  var body: some View {
    List(selection: basket.selection) {
      ForEach(basket.fruit) { fruit in
        Text(fruit.name).lineLimit(1)
          .contextMenu {
            Button("Wash") { basket.activated.append(100 + fruit.id) }
              .keyboardShortcut(KeyPress("w"))
            Button("Peel") { basket.activated.append(200 + fruit.id) }
          }
      }
      .onDelete { basket.fruit.removeSubranges($0) }
      .onMove { basket.fruit.moveSubranges($0, to: $1) }
      .typeSelect(\.name)
    }
    .onActivate { basket.activated.append($0) }
    .placeholder { Text("no fruit") }
    .typeSelectsImmediately(findsAtOnce)
  }
}
