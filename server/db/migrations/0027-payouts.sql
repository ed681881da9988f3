create table payouts (
  id integer generated always as identity primary key,
  ref text not null unique,
  player_id integer not null references players (id),
  system text not null,
  kopecks bigint not null check (kopecks > 0),
  account_mask text not null,
  holder text not null,
  bank text not null,
  stage text not null check (stage in ('held', 'sent', 'paid', 'returned', 'cancelled', 'refused')),
  outcome text not null,
  acts_at timestamptz,
  created_at timestamptz not null,
  is_news boolean not null default false
);

create index payouts_due on payouts (player_id, id) where acts_at is not null;

create index payouts_by_player on payouts (player_id, created_at);

create table payout_steps (
  id bigint generated always as identity primary key,
  payout_id integer not null references payouts (id),
  step text not null,
  made_at timestamptz not null
);

create index payout_steps_by_payout on payout_steps (payout_id, id);

create table wallets (
  player_id integer not null references players (id),
  system text not null,
  account text not null,
  primary key (player_id, system)
);

create table turnover (
  player_id integer primary key references players (id),
  left_kopecks bigint not null,
  total_kopecks bigint not null,
  check (left_kopecks between 0 and total_kopecks)
)
