create table verifications (
  key text primary key,
  player_id integer not null references players (id),
  purpose text not null check (purpose in ('recover', 'confirm')),
  kind text not null check (kind in ('phone', 'email')),
  value text not null,
  method text not null check (method in ('sms', 'wait-call', 'wait-sms')),
  code_key text,
  expires_at timestamptz not null,
  locked_until timestamptz not null,
  passed_at timestamptz
);

create table verification_turns (
  contact text primary key,
  turn integer not null,
  since timestamptz not null
);

create table outbox (
  id integer generated always as identity primary key,
  verification text not null references verifications (key) on delete cascade,
  method text not null,
  contact text not null,
  body text not null,
  sent_at timestamptz not null
);

create index outbox_by_time on outbox (sent_at)
