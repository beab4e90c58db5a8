import Grading
import Scutes
import Sudoku

/// The name and the reasons of a step, in pages if needed.
struct StepText: View {
  @Environment(\.keyLabels) private var keys
  let model: SolutionModel
  let words: Words
  /// `true` to put the name and the number of the step on one line.
  var isFlat = false

  var body: some View {
    GeometryReader { room in
      if let explanation = model.shownExplanation {
        text(explanation, in: room.size)
      } else {
        Text(words.solution.findingStep).foregroundStyle(.secondary)
      }
    }
  }

  /// The wordings of the step's number, longest first.
  private var numbers: [String] {
    let place = model.walk?.place.map { $0 + 1 } ?? 0
    return [words.title(of: model), "\(place)/\(max(place, model.path?.steps.count ?? 0))"]
  }

  private func fits(_ number: String, beside name: String, in width: Int) -> Bool {
    name.columns + 1 + number.columns <= width
  }

  private func text(_ explanation: Explanation, in room: Size) -> some View {
    let nameLines = room.height < 10 ? 3 : 5
    let number = isFlat ? numbers.first { fits($0, beside: explanation.name, in: room.width) } : nil
    let head =
      number != nil
      ? 1
      : min(
        nameLines,
        TextWrapping.lineCount(of: [explanation.name], width: room.width, mode: .word))
    let reading = model.walk?.reading ?? Reading()
    let unfolded = reading.unfolded
    let canUnfold = explanation.foldedLevels > unfolded
    let pages = SentencePages(
      explanation.lines(unfolding: unfolded).map(\.indented),
      room: Size(width: room.width, height: room.height - head - (canUnfold ? 2 : 1))
    ).pages
    let page = min(reading.page, pages.count - 1)
    return VStack(alignment: .leading) {
      if let number {
        HStack(spacing: 1) {
          Text(explanation.name).bold().foregroundStyle(.accent).lineLimit(1)
          Spacer()
          Text(number).foregroundStyle(.secondary).lineLimit(1)
        }
      } else {
        Text(explanation.name).bold().foregroundStyle(.accent).lineLimit(nameLines)
      }
      VStack(alignment: .leading) {
        ForEach(0..<pages[page].count) { Text(pages[page][$0]).lineLimit(1) }
      }
      if canUnfold {
        HStack(spacing: 1) {
          Text(keys.key(of: "unfold.1", in: SolutionScreen.stepCommands(words))).foregroundStyle(
            .key)
          Text(words.hints.unfold.lowercased()).foregroundStyle(.secondary).lineLimit(1)
        }
        .onTap { model.moving().unfold(by: 1) }
      }
      if pages.count > 1 {
        HStack {
          Spacer()
          // Wraps around at the end.
          Text("‹ \(page + 1)/\(pages.count) ›").foregroundStyle(.key)
            .onTap { model.moving().turnPage(by: page + 1 < pages.count ? 1 : -page) }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .onChange(of: pages.count, initial: true) { model.paths.setPageCount(pages.count) }
  }
}
