// SPDX-License-Identifier: Apache-2.0

/// A node in the inspector's list.
struct InspectorLine: Equatable {
  /// The depth in the list.
  let depth: Int
  /// The type of the view.
  let name: String
  /// The element's frame. `nil` for views that aren't elements.
  let frame: Rect?
  /// The proposed size.
  let proposal: ProposedSize?
  /// `true` if its body was evaluated for the last frame.
  let wasEvaluated: Bool
  /// `true` if it was drawn for the last frame.
  let wasDrawn: Bool
  let isFocused: Bool

  /// The lines of all visible nodes below `node` with a body or a size, except the inspector's own.
  static func lines(below node: Node, frame: Int, focused: Node?) -> [InspectorLine] {
    var lines: [InspectorLine] = []
    list(node, depth: 0, frame, focused, into: &lines)
    return lines
  }

  private static func list(
    _ node: Node, depth: Int, _ frame: Int, _ focused: Node?, into lines: inout [InspectorLine]
  ) {
    guard (node as? LayerNode)?.style.isTool != true else { return }
    let isListed = node.isElement || node.hasBody || node === focused
    if isListed {
      lines.append(
        InspectorLine(
          depth: depth, name: node.viewName, frame: node.isElement ? node.frame : nil,
          proposal: node.isElement ? node.layout.proposal : nil,
          wasEvaluated: node.evaluatedFrame == frame, wasDrawn: node.drawnFrame == frame,
          isFocused: node === focused))
    }
    let inner = isListed ? depth + 1 : depth
    for child in node.children { list(child, depth: inner, frame, focused, into: &lines) }
  }

  /// The written line, as in `●▪ Text  3,4 12×1 ‹80×∞›`: evaluated, drawn, the type, the frame, the
  /// proposal.
  var text: String {
    let marks = (isFocused ? "›" : wasEvaluated ? "●" : " ") + (wasDrawn ? "▪" : " ")
    var text = marks + String(repeating: " ", count: depth % 24) + name
    if let frame {
      text += " \(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)"
    }
    if let proposal {
      text += " ‹\(Self.length(proposal.width))×\(Self.length(proposal.height))›"
    }
    return text
  }

  private static func length(_ length: Int) -> String {
    length >= ProposedSize.unlimited ? "*" : "\(length)"
  }
}
