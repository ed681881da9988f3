create table providers (
  id integer primary key,
  name_ru text not null,
  name_en text not null
);

create table games (
  id integer primary key,
  slug text not null unique,
  name_ru text not null,
  name_en text not null,
  provider_id integer not null references providers (id),
  motif text not null,
  is_table boolean not null,
  on_desktop boolean not null,
  on_mobile boolean not null,
  hits bigint not null,
  popularity integer not null,
  pot_id integer,
  refusal integer,
  created_at timestamptz not null
);

create table pots (
  id integer primary key,
  name_ru text not null,
  name_en text not null,
  seed_kopecks bigint not null,
  base_kopecks bigint not null,
  kopecks_per_second double precision not null,
  counted_at timestamptz not null
);

create table house_players (
  id integer primary key,
  nick text not null
);

create table house_rounds (
  id integer primary key,
  player_id integer not null references house_players (id),
  game_id integer not null references games (id),
  stake_kopecks bigint not null,
  win_kopecks bigint not null,
  proof text not null,
  played_at timestamptz not null
);

create index house_rounds_by_win on house_rounds (played_at, win_kopecks desc);

create table jackpot_hits (
  id integer primary key,
  player_id integer not null references house_players (id),
  game_id integer not null references games (id),
  amount_kopecks bigint not null,
  hit_at timestamptz not null
);

create table tournaments (
  id integer primary key,
  slug text not null unique,
  name_ru text not null,
  name_en text not null,
  description_ru text not null,
  description_en text not null,
  fund_kopecks bigint not null,
  motif text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null
);

create table sandbox_state (
  id integer primary key,
  seeded_on text not null,
  seed integer not null,
  game_count integer not null
);

create table play_sessions (
  id text primary key,
  server_seed text not null,
  client_seed text not null,
  nonce integer not null,
  balance_kopecks bigint not null,
  last_round_at timestamptz
);

create table play_rounds (
  id text primary key,
  session_id text not null references play_sessions (id),
  game_slug text not null,
  stake_kopecks bigint not null,
  win_kopecks bigint not null,
  stops text not null,
  nonce integer not null,
  balance_after_kopecks bigint not null,
  played_at timestamptz not null
);
