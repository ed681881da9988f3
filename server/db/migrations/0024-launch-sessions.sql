-- Tokens of players from before are of no known session.
delete from launches where player_id is not null;

alter table player_sessions add unique (id);

alter table launches add column session_id integer references player_sessions (id) on delete cascade;

create index launches_by_session on launches (session_id)
