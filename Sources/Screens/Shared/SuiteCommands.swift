import Models
import Widgets

extension Suite {
  /// What the command palette finds on every screen, beside the keys of the screen that is shown:
  /// places, levels, lessons, techniques, and the values of settings but the one that holds. In every
  /// language they are found by their English names as well.
  var commands: [Command] {
    let shown = commands(in: words)
    guard words.language != .english else { return shown }
    return zip(shown, commands(in: .english)).map { command, english in
      Command(
        command.title, group: command.group, keywords: "\(command.keywords) \(english.title)",
        perform: command.perform)
    }
  }

  private func commands(in words: Words) -> [Command] {
    places(in: words) + levels(in: words) + learning(in: words) + settings(in: words)
  }

  private func places(in words: Words) -> [Command] {
    let home = words.home
    return [
      place(home.title) {},
      place(home.continueGame) { self.resume() },
      place(words.daily.title, keywords: home.otherNames.today) { self.playToday() },
      place(words.daily.calendar, keywords: home.otherNames.calendar) {
        self.router.push(.calendar)
      },
      place(words.packs.title) { self.router.push(.packs) },
      place(words.packs.more.title, keywords: home.otherNames.more) {
        self.isOfferingMore = true
      },
      place(words.levels.unfinished, keywords: home.otherNames.unfinished) {
        self.router.push(.unfinished)
      },
      place(words.levels.title, keywords: home.otherNames.levels) { self.router.push(.levels) },
      place(home.statistics) { self.showStatistics() },
      place(home.leaderboard) { self.showLeaderboard() },
      place(home.solver) { self.openSolver() },
      place(words.camera.title) { self.openCamera() },
      place(words.memory.title) { self.router.push(.memory) },
      place(home.about) { self.homeSheet = .about },
      place(words.welcome.firstSteps) {
        self.router.push(.welcome)
        self.beginFirstSteps()
      },
      place(home.help) { self.router.push(.help) },
      Command(home.settings) { self.areSettingsShown = true },
    ]
  }

  private func levels(in words: Words) -> [Command] {
    Level.allCases.map { level in
      place(words.score.another(words.name(of: level)), group: words.levels.title) {
        self.want(.level(level))
      }
    }
  }

  private func learning(in words: Words) -> [Command] {
    let lessons = Lesson.allCases.map { lesson in
      place(words.title(of: lesson), group: words.course.title) { self.open(lesson) }
    }
    let techniques = DrillBook.techniques.map(\.id).map { technique in
      place(words.name(of: technique), group: words.trainer.title) { self.train(technique) }
    }
    let course = place(words.course.title, keywords: words.home.otherNames.course) {
      self.openCourse()
    }
    return [course] + lessons
      + [place(words.trainer.title) { self.train() }] + techniques
  }

  private func place(
    _ title: String, group: String = "", keywords: String = "", _ go: @escaping () -> Void
  ) -> Command {
    Command(title, group: group, keywords: keywords) {
      self.leaveForHome()
      go()
    }
  }

  // MARK: Settings

  private func settings(in all: Words) -> [Command] {
    let words = all.settings
    func choices<Value: Equatable>(
      _ setting: Setting, _ keyPath: WritableKeyPath<Preferences, Value>, _ values: [Value],
      _ name: (Value) -> String
    ) -> [Command] {
      self.choices(setting, keyPath, values, name, in: all)
    }
    return toggles(in: all) + choices(.theme, \.theme, ThemeChoice.allCases, words.theme)
      + choices(
        .language, \.language, LanguageChoice.allCases,
        { words.language($0, self.outside.preferences.isUnicode) })
      + choices(.errorChecking, \.errorChecking, ErrorChecking.allCases, words.errorChecking)
      + choices(.hintBasis, \.hintsUseNotes, [false, true], words.hintBasis)
      + choices(.hintOrder, \.hintOrder, HintOrder.allCases, words.hintOrder)
      + choices(.noteSize, \.hasSmallNotes, [true, false], words.noteSize)
      + choices(
        .tiles, \.tilePattern, TilePattern.allCases.map(TileChoice.pattern),
        { if case .pattern(let pattern) = $0 { words.tilePattern(pattern) } else { "" } })
      + choices(.effects, \.effects, Effects.allCases, words.effects)
      + choices(.keyPreset, \.keyPreset, KeyPreset.allCases, words.keyPreset)
      + choices(.characterWidth, \.characterWidth, CharacterWidth.allCases, words.characterWidth)
  }

  private func toggles(in words: Words) -> [Command] {
    let switches: [(Setting, WritableKeyPath<Preferences, Bool>)] = [
      (.digitFirst, \.entersDigitFirst), (.tidyNotes, \.removesNotesOfPeers),
      (.fillCandidates, \.fillsCandidates), (.coach, \.coaches), (.peers, \.highlightsPeers),
      (.sameDigit, \.highlightsSameDigit), (.timer, \.showsTimer), (.tips, \.showsTips),
      (.sound, \.playsSound), (.screenReader, \.isForScreenReader),
    ]
    return switches.map { setting, keyPath in
      let isOn = outside.preferences.values[keyPath: keyPath]
      return command(setting, isOn ? words.settings.turnOff : words.settings.turnOn, in: words) {
        self.outside.preferences.values[keyPath: keyPath] = !isOn
      }
    } + [
      command(.practice, practises ? words.settings.turnOff : words.settings.turnOn, in: words) {
        self.practises.toggle()
      }
    ]
  }

  /// The values but the one that holds.
  private func choices<Value: Equatable>(
    _ setting: Setting, _ keyPath: WritableKeyPath<Preferences, Value>, _ values: [Value],
    _ name: (Value) -> String, in words: Words
  ) -> [Command] {
    values.filter { $0 != outside.preferences.values[keyPath: keyPath] }.map { value in
      command(setting, name(value), in: words) {
        self.outside.preferences.values[keyPath: keyPath] = value
      }
    }
  }

  private func command(
    _ setting: Setting, _ value: String, in words: Words, perform: @escaping () -> Void
  ) -> Command {
    Command(
      "\(words.settings.title(setting)): \(value)", group: words.home.settings,
      keywords: words.settings.explanation(setting, ""), perform: perform)
  }
}
