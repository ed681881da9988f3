create table payins (
  id integer generated always as identity primary key,
  ref text not null unique,
  player_id integer not null references players (id),
  system text not null,
  kopecks bigint not null check (kopecks > 0),
  bank text not null,
  stage text not null check (stage in ('open', 'working', 'paid', 'declined', 'cancelled', 'expired', 'disputed')),
  outcome text not null,
  provider_acts_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  submitted_at timestamptz,
  claimed_at timestamptz,
  details_at timestamptz,
  card_mask text not null default '',
  card_attempts integer not null default 0
);

create unique index payins_one_unfinished on payins (player_id) where stage in ('open', 'working');

create index payins_due on payins (player_id, id) where provider_acts_at is not null or stage in ('open', 'working');

create index payins_by_player on payins (player_id, created_at);

create table payin_steps (
  id bigint generated always as identity primary key,
  payin_id integer not null references payins (id),
  step text not null,
  made_at timestamptz not null
);

create index payin_steps_by_payin on payin_steps (payin_id, id);

create table provider_events (
  system text not null,
  event_id text not null,
  payin_id integer not null references payins (id),
  status text not null check (status in ('paid', 'declined')),
  kopecks bigint not null,
  received_at timestamptz not null,
  primary key (system, event_id)
)
