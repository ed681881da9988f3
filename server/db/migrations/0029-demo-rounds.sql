-- Demo purses, seeds and rounds of every game. Purses keep their ids.
create table demo_purses (
  id text primary key,
  player_id integer unique references players (id),
  kopecks bigint not null check (kopecks >= 0),
  last_round_at timestamptz
);

create table seed_pairs (
  id integer primary key generated always as identity,
  purse_id text not null references demo_purses (id) on delete cascade,
  server_seed text not null,
  client_seed text not null,
  nonce integer not null default 0,
  revealed_at timestamptz
);

create unique index seed_pairs_in_use on seed_pairs (purse_id) where revealed_at is null;

create index seed_pairs_by_purse on seed_pairs (purse_id);

-- A round is recomputed from its seeds, bet and actions.
create table rounds (
  id text primary key,
  purse_id text not null references demo_purses (id) on delete cascade,
  game_slug text not null,
  engine text not null,
  seed_pair_id integer not null references seed_pairs (id) on delete cascade,
  nonce integer not null,
  bet jsonb not null,
  actions jsonb not null,
  stake_kopecks bigint not null check (stake_kopecks > 0),
  win_kopecks bigint not null check (win_kopecks >= 0),
  balance_after_kopecks bigint not null check (balance_after_kopecks >= 0),
  began_at timestamptz not null,
  settled_at timestamptz,
  unique (seed_pair_id, nonce)
);

create unique index rounds_open on rounds (purse_id, game_slug) where settled_at is null;

create index rounds_by_purse on rounds (purse_id);

insert into demo_purses (id, player_id, kopecks, last_round_at)
select id, player_id, balance_kopecks, last_round_at from play_sessions;

insert into seed_pairs (purse_id, server_seed, client_seed, nonce)
select id, server_seed, client_seed, nonce from play_sessions;

alter table launches add column engine text not null default 'cherry-row'
