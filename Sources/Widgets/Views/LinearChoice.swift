/// Shows one of two views, by whether the screen is read line by line.
@usableFromInline struct LinearChoice<Usual, Linear> {
  let usual: Usual
  let linear: Linear
}

extension LinearChoice: PrimitiveView, View where Usual: View, Linear: View {
  @usableFromInline
  static func makeNode(for view: Self, in parent: Node) -> Node {
    LinearChoiceNode(view, in: parent)
  }
}

private final class LinearChoiceNode<Usual: View, Linear: View>: TransparentNode<
  LinearChoice<Usual, Linear>
>
{
  override init(_ view: LinearChoice<Usual, Linear>, in parent: Node) {
    super.init(view, in: parent)
    show()
  }

  override func viewChanged(from old: LinearChoice<Usual, Linear>, environmentChanged: Bool) {
    show()
  }

  private func show() {
    if environment.isLinear { setContent(view.linear) } else { setContent(view.usual) }
  }
}

/// A heading over the content, where there is one: what a border is to those who read line by line.
@usableFromInline struct LinearHeading<Content> {
  let content: Content
  let title: String?
}

extension LinearHeading: View where Content: View {
  @usableFromInline
  var body: some View {
    if let title {
      VStack(alignment: .leading) {
        Text(title).bold()
        content
      }
    } else {
      content
    }
  }
}
