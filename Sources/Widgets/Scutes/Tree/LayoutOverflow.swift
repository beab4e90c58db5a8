// SPDX-License-Identifier: Apache-2.0

/// An element that unintentionally exceeds its container, because it got less room than its
/// minimum.
public struct LayoutOverflow: Hashable, CustomStringConvertible {
  /// The types of the views from the outermost to this one, without modifiers.
  public let path: [String]
  /// The element's frame, in screen coordinates.
  public let frame: Rect
  /// The container's frame, in screen coordinates.
  public let container: Rect

  /// The excess on each side, in columns and rows.
  public var excess: EdgeInsets {
    EdgeInsets(
      top: max(0, container.minY - frame.minY), leading: max(0, container.minX - frame.minX),
      bottom: max(0, frame.maxY - container.maxY), trailing: max(0, frame.maxX - container.maxX))
  }

  /// A one-line report: "Board/HStack/Text: 30x1 at (0, 4) reaches out of 20x10 at (0, 0) by 10
  /// columns".
  public var description: String {
    let (columns, rows) = (excess.horizontal, excess.vertical)
    let parts = [Self.amount(columns, "column"), Self.amount(rows, "row")].compactMap { $0 }
    return "\(path.joined(separator: "/")): \(Self.place(frame)) reaches out of "
      + "\(Self.place(container)) by \(parts.joined(separator: " and "))"
  }

  private static func amount(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func place(_ rect: Rect) -> String {
    "\(rect.width)x\(rect.height) at (\(rect.minX), \(rect.minY))"
  }
}

/// Watches for elements that exceed their containers.
///
/// An element overflows if its frame reaches out of the enclosing element's, so that it covers
/// others or leaves the screen. A container that grows with its content doesn't count as exceeded:
/// the report names the place where there is no more room. Intended moves, by an offset or a
/// negative padding, are not overflows, and neither is what a viewport clips.
public final class LayoutOverflows {
  private struct Entry {
    @WeakNode var node: Node?
    let overflow: LayoutOverflow
  }

  private struct CutTexts {
    @WeakNode var node: Node?
    let texts: [String]
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var cutTexts: [ObjectIdentifier: CutTexts] = [:]
  /// `true` if frames are checked. On by default in debug builds. Earlier frames are checked once
  /// they are set again.
  public var isWatching: Bool
  /// Called for each overflow that is new or has changed.
  public var onOverflow: ((LayoutOverflow) -> Void)?

  init() {
    #if DEBUG
      isWatching = true
    #else
      isWatching = false
    #endif
  }

  /// The overflows on the screen, by row and column.
  public var all: [LayoutOverflow] {
    entries.values.filter { $0.node.map { $0.isAttached && $0.isShown } == true }.map(\.overflow)
      .sorted {
        ($0.frame.minY, $0.frame.minX, $0.path.count)
          < ($1.frame.minY, $1.frame.minX, $1.path.count)
      }
  }

  /// The texts that views on the screen wrote beyond their cells, cut without an ellipsis, each
  /// with its view.
  public var cuts: [String] {
    cutTexts.values.flatMap { cut -> [String] in
      guard let node = cut.node, node.isAttached, node.isShown else { return [] }
      let path = node.viewPath.joined(separator: "/")
      return cut.texts.map { "\(path): \"\($0)\" at \(node.frame)" }
    }.sorted()
  }

  /// Records the texts that `node` wrote beyond its cells when it was last drawn.
  func note(cut texts: [String], of node: Node) {
    if texts.isEmpty {
      if !cutTexts.isEmpty { cutTexts[ObjectIdentifier(node)] = nil }
    } else {
      cutTexts = cutTexts.filter { $0.value.node?.isAttached == true }
      cutTexts[ObjectIdentifier(node)] = CutTexts(node: node, texts: texts)
    }
  }

  /// Checks the elements within `node`, which have just been placed.
  func check(_ node: Node) {
    let allowsOverflow = node.allowsOverflow
    for element in node.innerElements {
      let frame = element.frame
      let isWithin =
        allowsOverflow || frame.isEmpty || element.isSpacer
        || (frame.minX >= node.frame.minX && frame.maxX <= node.frame.maxX
          && frame.minY >= node.frame.minY && frame.maxY <= node.frame.maxY)
      if isWithin {
        if !entries.isEmpty { entries[ObjectIdentifier(element)] = nil }
      } else {
        note(element, in: node)
      }
    }
  }

  private func note(_ element: Node, in node: Node) {
    let known = entries[ObjectIdentifier(element)]
    let isKnown =
      known?.node === element && known?.overflow.frame == element.frame
      && known?.overflow.container == node.frame
    guard !isKnown else { return }
    let overflow = LayoutOverflow(
      path: element.viewPath, frame: element.frame, container: node.frame)
    entries = entries.filter { $0.value.node?.isAttached == true }
    entries[ObjectIdentifier(element)] = Entry(node: element, overflow: overflow)
    onOverflow?(overflow)
  }
}

extension Node {
  /// The names of the view types from the outermost to this one, without generic arguments and
  /// modifiers.
  var viewPath: [String] {
    var names: [String] = []
    var node: Node? = self
    while let current = node {
      let name = current.viewName
      if !Self.unnamed.contains(where: { name.hasSuffix($0) }) { names.append(name) }
      node = current.parent
    }
    return names.reversed()
  }

  private static let unnamed = [
    "Root", "Modifier", "AnyView", "TupleView", "LayoutContainer", "ConditionalView",
    "HelpOverlayHost", "InspectorHost", "PaletteHost", "ToastHost",
    "ForEach", "LayoutPriority", "LayoutValue", "Group", "Padding", "FixedSize",
  ]
}
