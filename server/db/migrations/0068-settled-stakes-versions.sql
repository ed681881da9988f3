-- A settlement that pays nothing writes no table with a version of its own, and changes the history and the leaderboards.
create constraint trigger grow_history_version after update on stakes
  deferrable initially deferred for each row
  when (old.settled_at is null and new.settled_at is not null)
  execute function grow_player_version()
