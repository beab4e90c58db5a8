extension Node {
  /// What is no longer as the last frame shows it, and so what the next one has to look at.
  enum Change {
    /// What the description is made from. Costs reading the body, and the views in it that differ.
    case body
    /// How large the element may be, or where what is within stands. Costs asking it for the sizes
    /// that it has told before, and those around it as far as these differ, then placing what is
    /// within.
    case size
    /// What the element looks like, at the same size. Costs drawing all that reaches into its
    /// cells.
    case look
    /// The same of some of its cells, counted from the element's top left: ``look(of:)``.
    case block(Rect)
    /// Which children there are, or which of them are shown. Costs what a size does, for the
    /// element around them, and what the focus does.
    case children
    /// What is noted on the element for the layout around it. Costs what a size does, for that
    /// layout.
    case notes
    /// What can have the keys, or is to have them. Costs a walk over all that is shown.
    case focus
    /// What keys do here, or what is said of it. Costs looking at the tables around the focus.
    case keys

    /// What `block` looks like, counted from the element's top left.
    static func look(of block: Rect) -> Change { .block(block) }
  }
}
