import Models
import Widgets

extension Suite {
  /// What the command palette finds on every screen, beside the keys of the screen that is shown:
  /// places, levels, lessons, techniques, and the values of settings but the one that holds.
  var commands: [Command] { places + levels + learning + settings }

  private var places: [Command] {
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

  private var levels: [Command] {
    Level.allCases.map { level in
      place(words.score.another(words.name(of: level)), group: words.levels.title) {
        self.want(.level(level))
      }
    }
  }

  private var learning: [Command] {
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

  private var settings: [Command] {
    let words = words.settings
    return toggles + choices(.theme, \.theme, ThemeChoice.allCases, words.theme)
      + choices(.language, \.language, LanguageChoice.allCases, words.language)
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

  private var toggles: [Command] {
    let switches: [(Setting, WritableKeyPath<Preferences, Bool>)] = [
      (.digitFirst, \.entersDigitFirst), (.tidyNotes, \.removesNotesOfPeers),
      (.fillCandidates, \.fillsCandidates), (.coach, \.coaches), (.peers, \.highlightsPeers),
      (.sameDigit, \.highlightsSameDigit), (.timer, \.showsTimer), (.tips, \.showsTips),
      (.sound, \.playsSound), (.screenReader, \.isForScreenReader),
    ]
    return switches.map { setting, keyPath in
      let isOn = outside.preferences.values[keyPath: keyPath]
      return command(setting, isOn ? words.settings.turnOff : words.settings.turnOn) {
        self.outside.preferences.values[keyPath: keyPath] = !isOn
      }
    } + [
      command(.practice, practises ? words.settings.turnOff : words.settings.turnOn) {
        self.practises.toggle()
      }
    ]
  }

  /// The values but the one that holds.
  private func choices<Value: Equatable>(
    _ setting: Setting, _ keyPath: WritableKeyPath<Preferences, Value>, _ values: [Value],
    _ name: (Value) -> String
  ) -> [Command] {
    values.filter { $0 != outside.preferences.values[keyPath: keyPath] }.map { value in
      command(setting, name(value)) { self.outside.preferences.values[keyPath: keyPath] = value }
    }
  }

  private func command(
    _ setting: Setting, _ value: String, perform: @escaping () -> Void
  ) -> Command {
    Command(
      "\(words.settings.title(setting)): \(value)", group: words.home.settings,
      keywords: words.settings.explanation(setting, ""), perform: perform)
  }
}
