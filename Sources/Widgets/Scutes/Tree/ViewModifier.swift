// SPDX-License-Identifier: Apache-2.0

/// A modifier made of other views and modifiers, with state of its own if it needs any.
///
/// ```swift
/// struct Card: ViewModifier {
///   let title: String
///   @State private var isOpen = true
///
///   func body(content: Content) -> some View {
///     VStack(alignment: .leading) {
///       Button(title) { isOpen.toggle() }
///       if isOpen { content.padding(.leading, 2) }
///     }
///   }
/// }
///
/// Text("In here").modifier(Card(title: "Box"))
/// ```
@MainActor
public protocol ViewModifier {
  /// The view that is modified.
  typealias Content = ViewModifierContent<Self>
  /// The type of the body.
  associatedtype Body: View

  /// The view in place of `content`, which it may show anywhere within, or not at all.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` is applied to.
public struct ViewModifierContent<Modifier>: View {
  let view: AnyView

  /// The view itself.
  public var body: some View { view }
}

extension View {
  /// Shows the body of `modifier` in place of the view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(modifier: modifier, content: self)
  }
}

private struct ModifiedView<Modifier: ViewModifier, Content: View>: PrimitiveView {
  // The first field: its dynamic properties are as far from the view's beginning as from its own.
  var modifier: Modifier
  let content: Content

  static func makeNode(for view: Self, in parent: Node) -> Node {
    ModifiedViewNode(view, in: parent)
  }
}

/// Keeps the modifier's state and the node of its body.
private final class ModifiedViewNode<Modifier: ViewModifier, Content: View>: TransparentNode<
  ModifiedView<Modifier, Content>
>
{
  private var properties = DynamicProperties()
  private let fields = ViewFields.of(Modifier.self)

  override init(_ view: ModifiedView<Modifier, Content>, in parent: Node) {
    super.init(view, in: parent)
    connect(&properties, fields: fields.dynamic)
    evaluate()
  }

  override var viewName: String { String(String(describing: Modifier.self).prefix { $0 != "<" }) }

  override func viewChanged(
    from old: ModifiedView<Modifier, Content>, environmentChanged: Bool
  ) {
    connect(&properties, fields: fields.dynamic)
    evaluate()
  }

  override func evaluate() {
    needsEvaluation = false
    tree.count(\.evaluated)
    evaluatedFrame = tree.frameNumber
    setContent(
      tracked {
        view.modifier.body(content: ViewModifierContent(view: AnyView(view.content)))
      })
  }
}
