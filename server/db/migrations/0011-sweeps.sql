create index limits_by_end on limits (full_until);

create index verification_turns_by_start on verification_turns (since)
