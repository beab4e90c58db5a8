import Scenes

/// A stage for each scene, for all tests that leave it as it is but for its setting: to reach a scene
/// takes longer than to look at it.
enum SharedStages {
  private static var stages: [SuiteScene.ID: SceneStage] = [:]

  /// The stage of `scene`, in whatever setting it was left.
  static func stage(_ scene: SuiteScene) async throws -> SceneStage {
    if let stage = stages[scene.id] { return stage }
    let stage = try await SceneStage(scene)
    stages[scene.id] = stage
    return stage
  }
}
