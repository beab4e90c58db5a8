// SPDX-License-Identifier: Apache-2.0

extension Node {
  /// The outdated parts of a node, and so the work for the next frame.
  enum Change {
    /// The description's inputs. Costs evaluating the body, and the views in it that differ.
    case body
    /// The element's size, or the places of its content. Costs measuring it again for known
    /// proposals, as well as enclosing elements whose size is affected, then placing the content.
    case size
    /// The element's look, at the same size. Costs drawing everything that intersects its cells.
    case look
    /// The look of some of its cells, relative to the element's top left: ``look(of:)``.
    case block(Rect)
    /// The children, or which of them are shown. Costs as much as a size, for the enclosing
    /// element, and as much as the focus.
    case children
    /// The values stored for the enclosing layout. Costs as much as a size, for that layout.
    case layoutValues
    /// The focusable nodes, or the one to focus. Costs a walk over everything shown.
    case focus
    /// The effect of keys, or the spoken description. Costs a look at the tables around the focus.
    case keys

    /// The look of `block`, relative to the element's top left.
    static func look(of block: Rect) -> Change { .block(block) }
  }
}
