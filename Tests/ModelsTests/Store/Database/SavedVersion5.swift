/// A database in version 5 of the schema: that of version 4 and a collection. It must never change, because
/// players have such files.
enum SavedVersion5 {
  static let schema =
    SavedVersion4.schema + """

      CREATE TABLE collections (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        imported_at INTEGER NOT NULL,
        deleted_at INTEGER
      ) STRICT;
      CREATE TABLE collected_puzzles (
        collection INTEGER NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        givens TEXT NOT NULL,
        title TEXT,
        given_count INTEGER NOT NULL,
        level INTEGER,
        score INTEGER,
        technique TEXT,
        rating INTEGER,
        PRIMARY KEY (collection, number)
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX collected_givens ON collected_puzzles (collection, givens);
      CREATE INDEX collected_counts ON collected_puzzles (collection, given_count);
      CREATE INDEX collected_levels ON collected_puzzles (collection, level);
      CREATE INDEX collected_scores ON collected_puzzles (collection, score);
      CREATE INDEX collected_techniques ON collected_puzzles (collection, technique);
      CREATE INDEX collected_ratings ON collected_puzzles (collection, rating);
      PRAGMA user_version = 5;
      """

  static let rows =
    SavedVersion4.rows + """

      INSERT INTO collections VALUES (2, 'Winter', 1770000006000, NULL);
      """
}
