-- The version of a player's facts: it grows with every write to a table below, whoever writes, so that no cached status
-- is used after one. A microsecond of the clock, so that no version comes again after a restore.
create table player_versions (
  player_id integer primary key,
  version bigint not null
) with (fillfactor = 50);

insert into player_versions (player_id, version)
select id, (extract(epoch from clock_timestamp()) * 1000000)::bigint from players;

-- Semicolons begin the lines, because a migration is split at those that end one.
create function grow_player_version() returns trigger language plpgsql as $$
declare player integer
; begin
  if tg_table_name = 'players' then player := new.id
  ; else player := coalesce(new.player_id, old.player_id)
  ; end if
  ; insert into player_versions as current (player_id, version)
    values (player, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
    on conflict (player_id) do update set version = greatest(current.version + 1, excluded.version)
  ; return null
  ; end $$;

-- Deferred to the commit: the row of the version is the last one that a transaction locks, so it takes part in no deadlock.
create constraint trigger grow_version after insert on players
  deferrable initially deferred for each row execute function grow_player_version();

-- Activity is written every minute and is no fact of the status.
create constraint trigger grow_version_if_changed after update on players
  deferrable initially deferred for each row
  when (to_jsonb(old) - 'active_at' is distinct from to_jsonb(new) - 'active_at')
  execute function grow_player_version();

create constraint trigger grow_version after insert or update or delete on purses
  deferrable initially deferred for each row execute function grow_player_version();

create constraint trigger grow_version after insert or update or delete on bonuses
  deferrable initially deferred for each row execute function grow_player_version();

create constraint trigger grow_version after insert or update or delete on notifications
  deferrable initially deferred for each row execute function grow_player_version();

create constraint trigger grow_version after insert or update or delete on payins
  deferrable initially deferred for each row execute function grow_player_version();

create constraint trigger grow_version after insert or update or delete on payouts
  deferrable initially deferred for each row execute function grow_player_version()
