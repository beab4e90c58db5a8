struct LayoutPriority<Content: View>: WrapperView {
  let content: Content
  let priority: Double

  static var drawsItself: Bool { false }
  var layoutPriority: Double? { priority }
}

extension View {
  /// Gives the view its room before its neighbours in a stack whose priority is lower; 0 is usual.
  public func layoutPriority(_ priority: Double) -> some View {
    LayoutPriority(content: self, priority: priority)
  }
}
