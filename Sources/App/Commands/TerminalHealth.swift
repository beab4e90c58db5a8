import Foundation
import Observation
import Screens
import Scutes
import Store
import Sudoku

/// What is known about the terminal, by its answers and by the environment.
struct TerminalHealth {
  /// What it has answered, or `nil` if there is no terminal, or it can't be used.
  var facts: TerminalFacts?
  var size: Size?
  /// The reason why it can't be used, or `nil` if it can, or there is none.
  var error: TerminalError?
  /// The events of the keys that were pressed, or `nil` if none were asked for.
  var keys: [String]?
  let environment: [String: String]
  /// The width of doubtful characters in the preferences.
  var preferredWidth = CharacterWidth.automatic

  /// `true` if everything can be printed to it.
  var isUnicode: Bool {
    facts.map { $0.glyphs == .unicode } ?? hasUTF8
  }

  private var name: String { environment["TERM"] ?? "" }
  private var locale: String { ProcessEnvironment.locale { environment[$0] } }
  private var hasUTF8: Bool { locale.lowercased().contains(/utf-?8/) }

  private func isSet(_ variable: String) -> Bool { environment[variable]?.isEmpty == false }

  var findings: [Finding] {
    var findings: [Finding] = []
    if let facts {
      findings = Words.english.rows(about: facts).compactMap { finding($0, facts) }
      findings += [sizeFinding, widthFinding(facts.ambiguousWidth)].compactMap(\.self)
    } else if let error {
      if !error.isAboutName { findings.append(nameFinding) }
      findings.append(
        Finding(
          mark: .trouble, label: "Terminal", value: "can't be used", advice: error.description))
    } else {
      findings = [
        nameFinding,
        Finding(
          mark: .note, label: "Terminal", value: "none",
          advice: "Run 'ultimate-sudoku doctor' in a terminal to have it examined."),
      ]
    }
    if facts == nil, !ways().isEmpty {
      findings.append(Finding(mark: .note, label: "Reached", value: ways().joined(separator: ", ")))
    }
    findings.append(
      Finding(
        mark: hasUTF8 ? .fine : .note, label: "Locale", value: locale, isDetail: facts != nil))
    return findings
  }

  /// What arrived of the keys that were pressed, if any were asked for.
  var keysFinding: Finding? {
    keys.map { keys in
      Finding(
        mark: keys.isEmpty ? .note : .fine, label: "Arrived",
        value: keys.isEmpty ? "none" : keys.joined(separator: ", "),
        advice: facts == nil ? "There is no terminal to press them in." : nil)
    }
  }

  /// The name of a terminal that wasn't examined.
  private var nameFinding: Finding {
    Finding(mark: .note, label: "TERM", value: name.isEmpty ? "not set" : name)
  }

  /// What is between the program and the terminal, which has said `multiplexer`, or else by the
  /// environment.
  private func ways(through multiplexer: String? = nil) -> [String] {
    let variable =
      isSet("TMUX") ? "through tmux" : isSet("STY") ? "through GNU Screen" : nil
    let isRemote = ProcessEnvironment.isRemote { environment[$0] }
    return [multiplexer ?? (facts == nil ? variable : nil), isRemote ? "over ssh" : nil]
      .compactMap(\.self)
  }

  /// What is found about a fact, or `nil` if another row says it.
  private func finding(_ row: TerminalRow, _ facts: TerminalFacts) -> Finding? {
    var finding = Finding(label: row.label, value: row.value)
    func advise(_ mark: Finding.Mark, _ advice: String?) {
      (finding.mark, finding.advice) = (mark, advice)
    }
    switch row.fact {
    case .name: finding.value += facts.program.map { ", calls itself \($0)" } ?? ""
    case .program: return nil
    case .multiplexer:
      let ways = ways(through: facts.multiplexer == .direct ? nil : row.value)
      if !ways.isEmpty { finding.value = ways.joined(separator: ", ") }
    case .characters where facts.takesUTF8 == false:
      advise(
        .trouble,
        "It takes a letter of UTF-8 for several. Switch it to UTF-8, or set LC_ALL to a locale "
          + "with its characters.")
    case .characters
    where facts.glyphs == .ascii && TerminalKind(terminal: name).glyphs > .ascii:
      advise(
        .trouble,
        hasUTF8
          ? "The system has no such locale. Set LC_ALL to one that 'locale -a' lists, such as "
            + "C.UTF-8."
          : "The locale is without UTF-8, so all is drawn in ASCII. Set LC_ALL to one with it, "
            + "such as C.UTF-8.")
    case .characters where facts.takesUTF8 == nil: finding.mark = .note
    case .colors where facts.colorDepth == .monochrome && isSet("NO_COLOR"):
      advise(.note, "NO_COLOR is set, so there are no colours.")
    case .colors where facts.colorDepth <= .eight:
      advise(.note, "If it shows more, set TERM to a name that says so, such as xterm-256color.")
    case .clipboard where !facts.hasClipboard:
      advise(.note, "Without it, text that you copy in the program goes nowhere.")
    case .clipboard where facts.multiplexer == .tmux:
      finding.mark = .note
      finding.value = "to tmux, which passes it on with 'set -g set-clipboard on'"
    case .mouse where !facts.reports: finding.mark = .note
    // By the name alone.
    case .clipboard where facts.roundTrip == nil, .mouse where facts.roundTrip == nil:
      finding.mark = .note
    case .screen where !facts.promisesAlternateScreen, .frames where facts.synchronizes != true:
      (finding.mark, finding.isDetail) = (.note, true)
    case .answers where facts.roundTrip == nil:
      advise(.note, "It doesn't answer, so the program goes by its name.")
    case .screen, .frames, .keys, .answers: finding.isDetail = true
    case .characters, .colors, .pictures, .clipboard, .mouse: break
    }
    return finding
  }

  private var sizeFinding: Finding? {
    guard let size else { return nil }
    let (least, whole) = (SuiteView.minSize, Size(width: 80, height: 24))
    var finding = Finding(label: "Size", value: "\(size.width)x\(size.height)")
    if size.width < least.width || size.height < least.height {
      finding.mark = .trouble
      finding.advice = "Make the window at least \(least.width)x\(least.height)."
    } else if size.width < whole.width || size.height < whole.height {
      finding.mark = .note
      finding.advice = "From \(whole.width)x\(whole.height) on, all notes show as figures."
    }
    return finding
  }

  /// The width of characters such as → and …, by the cursor's answer.
  private func widthFinding(_ width: AmbiguousWidth?) -> Finding {
    let value = width.map { $0 == .wide ? "2 columns" : "1 column" } ?? "not known"
    var finding = Finding(
      mark: width == nil ? .note : .fine, label: "Symbol width", value: value, isDetail: true)
    let chosen = environment["WIDGETS_AMBIGUOUS"] ?? ""
    let preferred = preferredWidth == .automatic ? chosen : preferredWidth.rawValue
    guard let width, ["wide", "narrow"].contains(preferred),
      (preferred == "wide") != (width == .wide)
    else { return finding }
    finding.mark = .trouble
    finding.advice =
      preferredWidth == .automatic
      ? "WIDGETS_AMBIGUOUS is \(chosen). Unset it."
      : "The settings say \(preferred). Set Symbol width to automatic in Settings."
    return finding
  }
}

// MARK: Asking

extension TerminalHealth {
  /// The longest wait for the answers.
  private static let patience = Duration.seconds(2)

  /// Asks the terminal of the process, and shows what arrives of keys that are pressed if it
  /// `triesKeys`.
  @MainActor
  mutating func ask(triesKeys: Bool) {
    if triesKeys { keys = [] }
    guard let device = FileHandle(forUpdatingAtPath: "/dev/tty") else { return }
    defer { try? device.close() }
    let terminal: NCursesTerminal
    do throws(TerminalError) {
      let descriptor = device.fileDescriptor
      terminal = try NCursesTerminal(input: descriptor, output: descriptor)
    } catch {
      self.error = error
      return
    }
    defer { terminal.restore() }
    let end = ContinuousClock.now + Self.patience
    var ending: InputEvent?
    while terminal.roundTrip == nil, ending == nil, ContinuousClock.now < end {
      ending = terminal.waitForEvents(until: end).first(where: \.isEnd)
    }
    if triesKeys, ending == nil { (keys, ending) = KeyTrial.run(on: terminal) }
    (facts, size) = (terminal.facts, terminal.size)
    if case .terminate(let signal) = ending {
      terminal.restore()
      Ending.end(by: signal)
    }
  }
}

extension TerminalError {
  /// `true` if it says what is in TERM.
  fileprivate var isAboutName: Bool {
    switch self {
    case .noTerminalType, .unknownTerminalType, .noCursorAddressing: true
    default: false
    }
  }
}

extension InputEvent {
  /// `true` if the program has to end.
  fileprivate var isEnd: Bool {
    switch self {
    case .terminate, .endOfInput: true
    default: false
    }
  }
}

/// A screen that shows what arrives of each key, click and paste.
@MainActor
private enum KeyTrial {
  @Observable
  final class Arrivals {
    var lines: [String] = []
  }

  private struct KeyView: View {
    let arrivals: Arrivals

    var body: some View {
      VStack(alignment: .leading) {
        Text("Press keys, and see what arrives. q or Ctrl-C ends it. No other key acts.").bold()
        Text(
          "Try letters, arrows with Ctrl and Alt, and function keys, clicks and pasting: each shows "
            + "its name, such as a, ctrl+left, alt+x or f5, the latest on top. A key without a "
            + "line is kept by the terminal or the desktop.")
        Text("")
        ForEach(Array(arrivals.lines.suffix(16).reversed().enumerated()), id: \.offset) { line in
          Text(line.element).lineLimit(1)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .focusable()
      .onKeyPress { _ in .handled }
    }
  }

  /// Shows what arrives until q or Ctrl-C is pressed. Returns the last of it without repetitions,
  /// and the event that ended it otherwise.
  static func run(on terminal: NCursesTerminal) -> ([String], InputEvent?) {
    let arrivals = Arrivals()
    var ending: InputEvent?
    let runtime = Runtime(
      terminal: terminal, theme: SuiteTheme.suited(to: terminal.capabilities).theme
    ) { KeyView(arrivals: arrivals) }
    runtime.onTermination = { ending = $0.map(InputEvent.terminate) ?? .endOfInput }
    runtime.onEvent = { event in
      if ["key q", "key ctrl+c"].contains(event.notation) { return runtime.exit() }
      switch event {
      case .key(let press): arrivals.lines.append(press.notation)
      case .mouse: arrivals.lines.append(event.notation)
      // The text is nobody's business.
      case .paste(let text): arrivals.lines.append("paste of \(text.count) characters")
      default: break
      }
    }
    runtime.run()
    runtime.onEvent = nil
    let latest = arrivals.lines.reduce(into: [String]()) { all, line in
      all.removeAll { $0 == line }
      all.append(line)
    }
    return (latest.suffix(20).map { $0 }, ending)
  }
}
