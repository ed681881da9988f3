-- The pause of a session whose limit was changed in it: no change of a limit shortens a pause.
alter table play_sessions add column paused_until timestamptz
