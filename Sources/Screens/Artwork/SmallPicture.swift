import Scutes

/// A pixel picture, with a character and a role per pixel and two pixels per cell. Roles without
/// colour and attributes in a theme are transparent.
struct SmallPicture: LeafView, Equatable {
  let pixels: [String]
  let roles: [Character: StyleRole]
  let ascii: [String]

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    image(environment).size(in: proposal, environment: environment)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    painter.clipped(to: rect) {
      image(environment).draw(in: rect, on: painter, environment: environment)
    }
  }

  private func image(_ environment: EnvironmentValues) -> BlockImage {
    let open = Set(
      roles.filter { _, role in
        let style = environment.theme.style(for: role)
        return style.foreground == nil && style.attributes.isEmpty
      }.keys)
    let shown =
      open.isEmpty ? pixels : pixels.map { String($0.map { open.contains($0) ? "." : $0 }) }
    return BlockImage(pixels: shown, roles: roles, ascii: ascii)
  }
}

/// A turtle walking to the right.
struct Turtle: View {
  /// The size of the turtle.
  var scale = Scale.regular
  /// `true` to draw a hat, for a record. The regular size is a row higher with it.
  var hasHat = false

  /// The sizes: 14 columns by 3 rows, 20 by 4, 40 by 8.
  nonisolated enum Scale: Equatable {
    case regular
    case large
    case huge

    var size: Size {
      switch self {
      case .regular: Size(width: 14, height: 3)
      case .large: Size(width: 20, height: 4)
      case .huge: Size(width: 40, height: 8)
      }
    }
  }

  var body: some View {
    SmallPicture(pixels: Self.pixels(scale, hasHat: hasHat), roles: Self.roles, ascii: Self.ascii)
      .foregroundStyle(.areaLearning)
  }

  static let roles: [Character: StyleRole] = [
    "l": .turtleShell, "d": .turtleSeam, "s": .turtleSkin, "b": .turtleBelly, "e": .turtleEye,
    "h": .record, "c": .areaGame, "p": .areaMemory,
  ]

  /// The rows of pixels at a scale.
  static func pixels(_ scale: Scale, hasHat: Bool = false) -> [String] {
    let large = hasHat ? hat + large.dropFirst(hat.count) : large
    return switch scale {
    case .regular: hasHat ? smallHat + small.dropFirst() : small
    case .large: large
    case .huge:
      large.flatMap { row in
        Array(repeating: row.map { "\($0)\($0)" }.joined(), count: 2)
      }
    }
  }

  private static let small = [
    "....dddd......",
    "..ddlldlld.sss",
    ".dlldlldlldses",
    ".ddllldllldsss",
    "sbbbbbbbbbbss.",
    "..ss....ss....",
  ]

  private static let large = [
    "......dddddd........",
    "....ddllldlldd......",
    "...dlllldllllldsss..",
    "..dlddlldlldlldsses.",
    "..dllllldllldddssss.",
    ".bbbbbbbbbbbbbbsss..",
    "s.sss.......sss.....",
    "..ss........ss......",
  ]

  /// The first rows of the large turtle with a hat.
  private static let hat = [
    "......dddddd....h...",
    "....ddllldlldd.cpc..",
  ]

  /// The rows above the small turtle with a hat, and its first one.
  private static let smallHat = ["............h.", "............c.", "....dddd...cpc"]

  static let ascii = [
    #"   .----.  __"#,
    #"  /_/\/\_\/ .)"#,
    #"  'u----u'~~"#,
  ]
}

/// The line that the turtle walks on. It fades at both ends if the colours allow it.
struct ShoreLine: LeafView, Equatable {
  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    Size(width: min(proposal.width, ProposedSize.unlimited), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !environment.isLinear else { return }
    let style = environment.textStyle(.shore)
    let capabilities = environment.capabilities
    guard capabilities.showsBlocks, capabilities.colorDepth >= .indexed256,
      let ink = style.foreground,
      let ground = environment.theme.style(for: .ground).background, ink.isExact, ground.isExact
    else {
      return painter.horizontalLine(
        capabilities.showsBlocks ? "▔" : capabilities.isUnicode ? "─" : "-", from: rect.origin,
        columns: rect.width, style: style)
    }
    for x in 0..<rect.width {
      let share = min(1, Double(min(x, rect.width - 1 - x)) / Double(max(1, rect.width / 4)))
      painter.draw(
        "▔", at: Point(x: rect.minX + x, y: rect.minY),
        style: TextStyle(foreground: ground.mixed(with: ink, by: share)))
    }
  }
}
