import Scutes
import TestSupport

/// A random tree of stacks, borders and boxes.
indirect enum RandomLayout {
  case box(Box)
  case text(String)
  case spacer(Int)
  case row([RandomLayout], spacing: Int, VerticalAlignment)
  case column([RandomLayout], spacing: Int, HorizontalAlignment)
  case border(RandomLayout)
  case padding(RandomLayout, EdgeInsets)
  case filling(RandomLayout)
  case priority(RandomLayout, Double)
  case fixed(RandomLayout)
  case decorated(RandomLayout, RandomLayout)
  case grid([[RandomLayout]])
  case flow([RandomLayout])
  case fitting(RandomLayout, RandomLayout)
  case reader(RandomLayout)

  /// A tree that also contains guides, choices and grids.
  init(any depth: Int, using random: inout LinearGenerator) {
    guard depth > 0 else {
      self.init(depth: 0, using: &random)
      return
    }
    func inner(_ random: inout LinearGenerator) -> RandomLayout {
      RandomLayout(any: depth - 1, using: &random)
    }
    func some(_ random: inout LinearGenerator) -> [RandomLayout] {
      (0..<Int.random(in: 1...2, using: &random)).map { _ in inner(&random) }
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: self = .fixed(inner(&random))
    case 1: self = .decorated(inner(&random), inner(&random))
    case 2: self = .grid([some(&random), some(&random)])
    case 3: self = .flow(some(&random))
    case 4: self = .fitting(inner(&random), inner(&random))
    case 5: self = .reader(inner(&random))
    case 6: self = .row(some(&random), spacing: 1, .firstTextBaseline)
    default: self = .column(some(&random), spacing: 0, .leading)
    }
  }

  init(depth: Int, using random: inout LinearGenerator) {
    let choice =
      depth > 0 ? Int.random(in: 0..<10, using: &random) : Int.random(in: 0..<4, using: &random)
    func inner(_ random: inout LinearGenerator) -> RandomLayout {
      RandomLayout(depth: depth - 1, using: &random)
    }
    func some(_ random: inout LinearGenerator) -> [RandomLayout] {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in inner(&random) }
    }
    switch choice {
    case 0, 1:
      self = .box(
        Box("x", Self.limits(using: &random, upTo: 9), Self.limits(using: &random, upTo: 3)))
    case 2:
      self = .text(["", "a", "one two three", "한국어 글", "word"].randomElement(using: &random) ?? "")
    case 3: self = .spacer(Int.random(in: 0...2, using: &random))
    case 4, 5:
      self = .row(
        some(&random), spacing: Int.random(in: 0...2, using: &random),
        [.top, .center, .bottom].randomElement(using: &random) ?? .top)
    case 6, 7:
      self = .column(
        some(&random), spacing: Int.random(in: 0...1, using: &random),
        [.leading, .center, .trailing].randomElement(using: &random) ?? .leading)
    case 8:
      self =
        [
          .border(inner(&random)),
          .padding(
            inner(&random),
            EdgeInsets(
              top: Int.random(in: 0...1, using: &random), leading: 1, bottom: 0,
              trailing: Int.random(in: 0...2, using: &random))),
        ].randomElement(using: &random) ?? .spacer(0)
    default:
      self =
        [.filling(inner(&random)), .priority(inner(&random), 1)]
        .randomElement(using: &random) ?? .spacer(0)
    }
  }

  private static func limits(using random: inout LinearGenerator, upTo most: Int) -> ClosedRange<
    Int
  > {
    let least = Int.random(in: 0...most, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return least...least
    case 1: return least...unlimited
    default: return least...least + Int.random(in: 0...most, using: &random)
    }
  }

  var view: AnyView {
    switch self {
    case .box(let box): AnyView(box)
    case .text(let text): AnyView(Text(text))
    case .spacer(let least): AnyView(Spacer(minLength: least))
    case .row(let views, let spacing, let alignment):
      AnyView(
        HStack(alignment: alignment, spacing: spacing) {
          ForEach(views.indices, id: \.self) { views[$0].view }
        })
    case .column(let views, let spacing, let alignment):
      AnyView(
        VStack(alignment: alignment, spacing: spacing) {
          ForEach(views.indices, id: \.self) { views[$0].view }
        })
    case .border(let inner): AnyView(inner.view.border())
    case .padding(let inner, let insets): AnyView(inner.view.padding(insets))
    case .filling(let inner): AnyView(inner.view.frame(maxWidth: .infinity, maxHeight: .infinity))
    case .priority(let inner, let priority): AnyView(inner.view.layoutPriority(priority))
    case .fixed(let inner): AnyView(inner.view.fixedSize())
    case .decorated(let inner, let other):
      AnyView(inner.view.overlay(alignment: .topTrailing) { other.view })
    case .grid(let rows):
      AnyView(
        GridLayout {
          ForEach(rows.indices, id: \.self) { row in
            GridRow { ForEach(rows[row].indices, id: \.self) { rows[row][$0].view } }
          }
        })
    case .flow(let views):
      AnyView(FlowLayout { ForEach(views.indices, id: \.self) { views[$0].view } })
    case .fitting(let first, let second):
      AnyView(
        ViewThatFits {
          first.view
          second.view
        })
    case .reader(let inner): AnyView(GeometryReader { _ in inner.view })
    }
  }
}
