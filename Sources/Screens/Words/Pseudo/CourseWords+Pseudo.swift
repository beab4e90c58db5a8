nonisolated extension CourseWords {
  /// The same in the pseudo-language.
  func said(by said: PseudoLanguage) -> CourseWords {
    let ownTitle = ownTitle
    return CourseWords(
      title: said(title),
      name: said.format(name),
      ownTitle: { ownTitle($0).map(said.callAsFunction) },
      idea: said.format(idea),
      stars: said.format(stars),
      contents: said(contents),
      noneLocked: said(noneLocked),
      lesson: said(lesson),
      start: said(start),
      again: said(again),
      nextLesson: said(nextLesson),
      allLessons: said(allLessons),
      practise: said(practise),
      pageBack: said(pageBack),
      setting: said(setting),
      goOn: said(goOn),
      tryIt: said(tryIt),
      skip: said(skip),
      ideaAgain: said(ideaAgain),
      done: said(done),
      foundAlone: said.format(foundAlone),
      foundWithHints: said(foundWithHints),
      foundNone: said(foundNone),
      noPosition: said(noPosition),
      allDone: said(allDone))
  }
}
