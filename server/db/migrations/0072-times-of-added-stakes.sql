-- When the last stake was added to a round, such as by a double: limits count the round from then on.
alter table stakes add column added_at timestamptz
