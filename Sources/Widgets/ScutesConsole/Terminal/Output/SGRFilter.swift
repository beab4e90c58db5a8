// SPDX-License-Identifier: Apache-2.0

/// Rewrites what ncurses sends to a terminal: the same picture in fewer bytes and more colours.
///
/// ncurses resets everything and sets both colours whenever a style changes, and knows only a
/// palette. The filter removes its SGR sequences, keeps track of what they set, and writes the
/// smallest change just before it would show in something printed: a blank shows no foreground. The
/// colours come from a `StyleTable`. REP (`CSI n b`) is expanded, since many terminals that call
/// themselves xterm lack it. All other bytes pass unchanged.
struct SGRFilter: Sendable {
  /// The meaning of the colour numbers.
  var styles: StyleTable
  /// `true` to send a NUL, which no terminal shows, before and after each line and block, so that a
  /// terminal that draws text of one style at once draws cell by cell there. Otherwise what reaches
  /// into the next cell would depend on where the terminal has cut its input.
  var separatesBlocks = false
  /// Detects whether the output moves lines.
  var scrolling = ScrollDetector(height: 0)
  /// The terminal's current state, or `nil` if it is unknown.
  private var shown: SGRState?
  private var foreground: Int?
  private var background: Int?
  private var attributes: TextAttributes = []
  private var wanted = SGRState()
  private var isShifted = false
  private var characterSet = UInt8(ascii: "B")

  /// Creates a filter that knows nothing of the terminal's state.
  init(styles: StyleTable) {
    self.styles = styles
  }

  /// Forgets the terminal's state.
  mutating func forget() {
    shown = nil
  }

  /// Appends `input`, rewritten, to `output`. `input` must not end within a sequence.
  mutating func filter(_ input: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    resolve()
    var position = 0
    while position < input.count {
      switch input[position] {
      case 0x1B: position = takeEscape(input, position, &output)
      case 0x20: position = takeBlanks(input, position, &output)
      case 0x21...: position = takeText(input, position, &output)
      default: position = takeControl(input, position, &output)
      }
    }
  }

  /// Appends the sequence that puts the terminal into `state`.
  mutating func select(_ state: SGRState, into output: inout [UInt8]) {
    guard state != shown else { return }
    state.append(to: &output, after: shown)
    shown = state
  }

  /// Appends the sequence that ends the link, if one is open.
  mutating func endLink(into output: inout [UInt8]) {
    guard var state = shown, state.link != .none else { return }
    state.link = .none
    select(state, into: &output)
  }

  // MARK: What is printed

  private mutating func takeText(
    _ input: UnsafeBufferPointer<UInt8>, _ start: Int, _ output: inout [UInt8]
  ) -> Int {
    select(wanted, into: &output)
    var end = start
    while end < input.count && input[end] >= 0x20 { end += 1 }
    guard separatesBlocks else {
      output.append(contentsOf: input[start..<end])
      return end
    }
    var position = start
    while position < end {
      let isBlock = isBlock(input[position..<end].prefix(3))
      let length = isBlock ? 3 : 1
      if isBlock, output.last != 0 { output.append(0) }
      output.append(contentsOf: input[position..<position + length])
      if isBlock { output.append(0) }
      position += length
    }
    return end
  }

  private mutating func takeBlanks(
    _ input: UnsafeBufferPointer<UInt8>, _ start: Int, _ output: inout [UInt8]
  ) -> Int {
    selectForBlanks(into: &output)
    var end = start
    while end < input.count && input[end] == 0x20 { end += 1 }
    output.append(contentsOf: input[start..<end])
    return end
  }

  /// `true` if `bytes` are a line, a block or a shape, U+2500 to U+25FF.
  private func isBlock(_ bytes: some Collection<UInt8>) -> Bool {
    var bytes = bytes.makeIterator()
    guard bytes.next() == 0xE2, let second = bytes.next(), bytes.next() != nil else {
      return false
    }
    return 0x94...0x97 ~= second
  }

  private mutating func selectForBlanks(into output: inout [UInt8]) {
    var state = wanted
    if let shown, wanted.attributes.isDisjoint(with: SGRState.visibleOnBlanks) {
      state.foreground = shown.foreground
      state.attributes = shown.attributes.subtracting(SGRState.visibleOnBlanks)
    }
    select(state, into: &output)
  }

  private mutating func takeControl(
    _ input: UnsafeBufferPointer<UInt8>, _ position: Int, _ output: inout [UInt8]
  ) -> Int {
    let byte = input[position]
    // In the last row it makes a new line with the current background.
    if byte == 0x0A { selectForBlanks(into: &output) }
    scrolling.take(control: byte)
    let isShift = byte == 0x0E || byte == 0x0F
    if !isShift || isShifted != (byte == 0x0E) { output.append(byte) }
    if isShift { isShifted = byte == 0x0E }
    return position + 1
  }

  // MARK: Sequences

  private mutating func takeEscape(
    _ input: UnsafeBufferPointer<UInt8>, _ start: Int, _ output: inout [UInt8]
  ) -> Int {
    guard start + 1 < input.count else { return start + 1 }
    if input[start + 1] == UInt8(ascii: "[") { return takeSequence(input, start, &output) }
    var end = start + 1
    while end < input.count && (0x20...0x2F).contains(input[end]) { end += 1 }
    end = min(end + 1, input.count)
    let choosesSet = end - start == 3 && input[start + 1] == UInt8(ascii: "(")
    // ncurses selects ASCII with every plain style.
    if choosesSet && input[start + 2] == characterSet { return end }
    if choosesSet { characterSet = input[start + 2] }
    if end - start == 2 {
      selectForBlanks(into: &output)
      scrolling.take(escape: input[start + 1])
    }
    output.append(contentsOf: input[start..<end])
    return end
  }

  private mutating func takeSequence(
    _ input: UnsafeBufferPointer<UInt8>, _ start: Int, _ output: inout [UInt8]
  ) -> Int {
    var end = start + 2
    while end < input.count && !(0x40...0x7E).contains(input[end]) { end += 1 }
    guard end < input.count else { return end }
    let parameters = input[(start + 2)..<end]
    switch input[end] {
    case UInt8(ascii: "m"):
      take(parameters)
      return end + 1
    case UInt8(ascii: "b"):
      repeatLast(Self.number(parameters), &output)
      return end + 1
    case UInt8(ascii: "J")...UInt8(ascii: "M"), UInt8(ascii: "P"), UInt8(ascii: "S"),
      UInt8(ascii: "T"), UInt8(ascii: "X"), UInt8(ascii: "@"):
      selectForBlanks(into: &output)
    default:
      break
    }
    scrolling.take(sequence: input[end], Self.number(parameters))
    output.append(contentsOf: input[start...end])
    return end + 1
  }

  /// The first of `parameters`, 0 if it is missing.
  private static func number(_ parameters: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    parameters.prefix { (0x30...0x39).contains($0) }
      .reduce(0) { min($0 * 10 + Int($1 - 0x30), 10_000) }
  }

  private func repeatLast(_ count: Int, _ output: inout [UInt8]) {
    let isSeparate = output.last == 0
    guard var start = isSeparate ? output.indices.dropLast().last : output.indices.last else {
      return
    }
    while start > 0 && output[start] & 0xC0 == 0x80 { start -= 1 }
    let character = Array(output[start...])
    for _ in 0..<count { output += character }
  }

  private mutating func take(_ parameters: Slice<UnsafeBufferPointer<UInt8>>) {
    var reader = SGRReader(parameters)
    while let change = reader.next() {
      switch change {
      case .reset:
        (foreground, background, attributes) = (nil, nil, [])
      case .foreground(let index): foreground = index
      case .background(let index): background = index
      case .begin(let attribute): attributes.formUnion(attribute)
      case .end(let ended): attributes.subtract(ended)
      }
    }
    resolve()
  }

  /// Looks up the real colours. The same numbers may mean others since the last call.
  private mutating func resolve() {
    let colors = styles.colors(foreground: foreground, background: background)
    wanted = SGRState(
      foreground: colors.foreground, background: colors.background,
      attributes: attributes.union(colors.attributes), link: colors.link)
  }
}
