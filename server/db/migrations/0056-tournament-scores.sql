-- The score of a player or a bot in a run of a tournament, merged round by round, so that no leaderboard reads rounds.
-- A tournament repeats: `run_at` is the start of the run. A point is 10 rubles staked, a round, or a multiple of a stake.
create table tournament_scores (
  tournament_id integer not null,
  run_at timestamptz not null,
  is_bot boolean not null,
  participant_id integer not null,
  scoring text not null,
  stakes_kopecks bigint not null,
  rounds integer not null,
  best_ratio float8 not null,
  best_round text not null,
  best_at timestamptz not null,
  last_at timestamptz not null,
  points float8 not null generated always as (
    case scoring
      when 'ratio' then round((best_ratio * 100)::numeric)::float8 / 100
      when 'rounds' then rounds::float8
      else floor(stakes_kopecks / 1000.0)::float8
    end
  ) stored,
  reached_at timestamptz not null generated always as (case scoring when 'ratio' then best_at else last_at end) stored,
  primary key (tournament_id, run_at, is_bot, participant_id)
);

-- Equal points: the earlier is first, a player before a bot.
create index tournament_scores_ranked
  on tournament_scores (tournament_id, run_at, points desc, reached_at, is_bot, participant_id);

create index tournament_scores_of_players on tournament_scores (participant_id) where not is_bot;

create index players_blocked on players (id) where blocked_at is not null
