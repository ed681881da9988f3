-- Limits that players set themselves. The newest row that holds is the limit of its kind and period; one without an amount
-- has ended it. Amounts are kopecks, or minutes of a session.
create table player_limits (
  id integer generated always as identity primary key,
  player_id integer not null references players (id),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
  period text not null check (period in ('day', 'week', 'month', 'session')),
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  holds_from timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'session') = (period = 'session'))
);

create index player_limits_in_force on player_limits (player_id) where ended_at is null;

-- Time-outs and self-exclusions. A player has one that has not been replaced; a time-out is over when its time is.
create table exclusions (
  id integer generated always as identity primary key,
  player_id integer not null references players (id),
  kind text not null check (kind in ('timeout', 'exclusion')),
  began_at timestamptz not null,
  until timestamptz,
  return_asked_at timestamptz,
  ended_at timestamptz,
  check (kind = 'exclusion' or until is not null)
);

create unique index exclusions_in_force on exclusions (player_id) where ended_at is null;

create constraint trigger grow_version after insert or update or delete on exclusions
  deferrable initially deferred for each row execute function grow_player_version();

-- Contacts of self-excluded players at that time, which no other account may get.
create table excluded_contacts (
  exclusion_id integer not null references exclusions (id),
  kind text not null check (kind in ('phone', 'email')),
  value text not null,
  primary key (kind, value, exclusion_id)
);

alter table play_sessions add column checked_at timestamptz;

alter table players
  add column reality_minutes smallint not null default 60 check (reality_minutes in (15, 30, 60)),
  add column limits_answered_at timestamptz,
  add column limits_reminded_at timestamptz
