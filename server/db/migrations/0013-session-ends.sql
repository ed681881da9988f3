create index player_sessions_by_end on player_sessions (expires_at);

create index player_sessions_by_use on player_sessions (used_at)
