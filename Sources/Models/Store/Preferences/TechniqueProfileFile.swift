import Foundation
public import Hints

/// A technique profile as a file, for exchange between programs.
public enum TechniqueProfileFile {
  /// Returns the bytes of a file for `profile`.
  public static func text(of profile: TechniqueProfile) -> [UInt8] {
    (try? Data(json: profile)).map(Array.init) ?? []
  }

  /// Returns the profile in a file, or `nil` if it holds none.
  public static func profile(in bytes: [UInt8]) -> TechniqueProfile? {
    try? JSONDecoder().decode(TechniqueProfile.self, from: Data(bytes))
  }
}
