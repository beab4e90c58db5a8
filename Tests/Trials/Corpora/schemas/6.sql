CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  givens TEXT NOT NULL,
  solution TEXT NOT NULL,
  level TEXT NOT NULL,
  rating INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  elapsed INTEGER NOT NULL,
  finished_at INTEGER,
  score INTEGER,
  errors INTEGER,
  hints INTEGER,
  is_ranked INTEGER
) STRICT;
CREATE TABLE turns (
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  turn TEXT NOT NULL,
  elapsed INTEGER NOT NULL,
  PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX unfinished_games ON games (updated_at) WHERE finished_at IS NULL;
CREATE INDEX finished_puzzles ON games (givens) WHERE finished_at IS NOT NULL;
CREATE INDEX ranked_games
  ON games (level, score DESC, errors + hints, elapsed, finished_at) WHERE is_ranked = 1;
ALTER TABLE games ADD COLUMN origin TEXT NOT NULL DEFAULT 'level';
ALTER TABLE games ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN ranking TEXT GENERATED ALWAYS AS (
  CASE WHEN is_ranked = 1 THEN CASE origin WHEN 'own' THEN 'own' ELSE level END END) VIRTUAL;
ALTER TABLE games ADD COLUMN solved_level TEXT GENERATED ALWAYS AS (
  CASE WHEN finished_at IS NOT NULL AND given_up = 0 AND origin NOT GLOB 'training *'
    THEN level END) VIRTUAL;
DROP INDEX ranked_games;
CREATE INDEX ranked_games ON games
  (ranking, score DESC, errors + hints, elapsed, finished_at) WHERE ranking IS NOT NULL;
CREATE INDEX ranked_times ON games (ranking, elapsed) WHERE ranking IS NOT NULL;
CREATE INDEX ranked_dates ON games (ranking, finished_at) WHERE ranking IS NOT NULL;
CREATE INDEX solved_times ON games
  (solved_level, elapsed, score, errors, hints) WHERE solved_level IS NOT NULL;
CREATE INDEX solved_dates ON games (solved_level, finished_at) WHERE solved_level IS NOT NULL;
CREATE INDEX finish_dates ON games (finished_at, given_up) WHERE finished_at IS NOT NULL;
CREATE INDEX given_up_games ON games (level) WHERE given_up = 1;
CREATE INDEX games_by_origin ON games (origin);
DROP INDEX ranked_times;
CREATE INDEX ranked_times ON games (ranking, elapsed) WHERE ranking IS NOT NULL AND hints = 0;
CREATE TABLE memory_results (
  id INTEGER PRIMARY KEY,
  pairs INTEGER NOT NULL,
  score INTEGER NOT NULL,
  elapsed INTEGER NOT NULL,
  seen_mismatches INTEGER NOT NULL,
  theme TEXT NOT NULL,
  finished_at INTEGER NOT NULL
) STRICT;
CREATE INDEX memory_places ON memory_results (pairs, score DESC, elapsed, finished_at);
CREATE INDEX memory_dates ON memory_results (pairs, finished_at);
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
CREATE TABLE unread_turns (
  id INTEGER PRIMARY KEY,
  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  turn TEXT NOT NULL,
  elapsed INTEGER NOT NULL,
  set_aside_at INTEGER NOT NULL
) STRICT;
CREATE INDEX unread_turns_by_game ON unread_turns (game);
PRAGMA user_version = 6;
INSERT INTO games (id, givens, solution, level, rating, started_at, updated_at, elapsed) VALUES
  (8, '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79',
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  'easy', 204, 1770000003000, 1770000003000, 3000);
INSERT INTO turns VALUES (8, 1, 'r1c3=4', 3000);
INSERT INTO unread_turns VALUES (1, 8, 2, 'of another version', 4000, 1770000004000);
