-- The Monday, in Moscow, up to which a player's cashback was accrued. For known players it begins this week.
alter table players add column cashback_until timestamptz not null default 'epoch';

update players set cashback_until =
  date_trunc('week', now() at time zone 'UTC' + interval '3 hours') at time zone 'UTC' - interval '3 hours'
