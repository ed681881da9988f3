-- The Monday up to which a player's cashback was gathered.
alter table players add column cashback_until timestamptz not null default 'epoch'
