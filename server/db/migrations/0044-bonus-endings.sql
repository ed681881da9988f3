-- When the player was told that the time to activate the bonus ends soon: at most once.
alter table bonuses add column ending_announced_at timestamptz
