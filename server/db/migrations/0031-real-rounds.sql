-- A player has a purse for real play too: it names the seeds and the pace, the money lies in the ledger.
alter table demo_purses rename to play_purses;

alter table play_purses
  add column is_real boolean not null default false,
  alter column kopecks drop not null,
  drop constraint demo_purses_player_id_key,
  add unique (player_id, is_real),
  add check (is_real = (kopecks is null)),
  add check (not is_real or player_id is not null);

alter table rounds add column bonus_after_kopecks bigint not null default 0 check (bonus_after_kopecks >= 0);

alter table launches
  add column is_real boolean not null default false,
  add column is_superseded boolean not null default false;

create index launches_by_player on launches (player_id);

-- The money of real rounds. What their games have drawn is in `rounds`.
alter table stakes rename column ref to round_id;

alter table stakes
  drop constraint stakes_check,
  drop constraint stakes_check1,
  add column game_id integer not null default 0,
  add column game_slug text not null default '',
  add column own_win_kopecks bigint not null default 0 check (own_win_kopecks >= 0),
  add column bonus_win_kopecks bigint not null default 0 check (bonus_win_kopecks >= 0),
  add column pot_kopecks bigint not null default 0 check (pot_kopecks >= 0),
  add column placed_at timestamptz not null default now(),
  add check (bonus_id is not null or bonus_kopecks = 0),
  -- A free spin costs nothing and belongs to its bonus.
  add check (own_kopecks + bonus_kopecks > 0 or bonus_id is not null);

update stakes set round_id = substring(round_id from 7) where round_id like 'round:%';

update stakes set
  game_id = played.game_id,
  game_slug = coalesce((select slug from games where id = played.game_id), ''),
  placed_at = played.played_at,
  settled_at = played.played_at,
  bonus_win_kopecks = played.win_kopecks * bonus_kopecks / (own_kopecks + bonus_kopecks),
  own_win_kopecks = played.win_kopecks - played.win_kopecks * bonus_kopecks / (own_kopecks + bonus_kopecks)
from player_rounds as played where played.id = round_id;

alter table stakes
  alter column game_id drop default,
  alter column game_slug drop default,
  alter column placed_at drop default;

drop table player_rounds;

drop index stakes_open;

-- One open round with real money for each player.
create unique index stakes_open on stakes (player_id) where settled_at is null;

create index stakes_by_player on stakes (player_id, placed_at);

create index stakes_by_game on stakes (game_id, settled_at);

create index stakes_by_time on stakes (settled_at);

alter table players add column point_rest_kopecks bigint not null default 0;

-- These got the money for their spins when they were activated.
update bonuses set spins_left = 0 where offer = 'cherry-spins' and amount_kopecks > 0;

alter table bonuses add column spins_won_kopecks bigint not null default 0;

-- The player's current session of real play. It has ended if nothing was played for half an hour.
create table play_sessions (
  player_id integer primary key references players (id),
  began_at timestamptz not null,
  seen_at timestamptz not null
)
