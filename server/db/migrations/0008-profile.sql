alter table players add column papers_sent_at timestamptz;
alter table players add column papers_refused_at timestamptz;
alter table players add column cashback_kopecks bigint not null default 0 check (cashback_kopecks >= 0);

create table player_papers (
  player_id integer not null references players (id),
  position integer not null,
  picture bytea not null,
  sent_at timestamptz not null,
  primary key (player_id, position)
);

create table player_settings (
  player_id integer not null references players (id),
  param text not null,
  value text not null,
  primary key (player_id, param)
);

create table notifications (
  id integer generated always as identity primary key,
  player_id integer not null references players (id),
  title_ru text not null,
  title_en text not null,
  text_ru text not null,
  text_en text not null,
  created_at timestamptz not null,
  read_at timestamptz
);

create index notifications_by_player on notifications (player_id, id);

create table account_events (
  id integer generated always as identity primary key,
  player_id integer not null references players (id),
  kind text not null,
  detail text not null default '',
  happened_at timestamptz not null
);

create index account_events_by_player on account_events (player_id, id);

create table bonuses (
  id integer generated always as identity primary key,
  player_id integer not null references players (id),
  offer text not null,
  given_at timestamptz not null,
  expires_at timestamptz,
  activated_at timestamptz,
  ended_at timestamptz,
  wagered_kopecks bigint not null default 0
);

create unique index bonuses_one_active on bonuses (player_id) where activated_at is not null and ended_at is null;
create index bonuses_by_player on bonuses (player_id, id);

create table promo_codes_used (
  code text not null,
  holder integer not null,
  player_id integer not null references players (id),
  used_at timestamptz not null,
  primary key (code, holder)
);

alter table player_sessions add column id integer generated always as identity
