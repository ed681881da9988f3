-- Tables and columns get the words that the code uses.
alter table house_players rename to bots;

alter table house_rounds rename to bot_rounds;

alter index house_rounds_by_win rename to bot_rounds_by_win;

alter index house_rounds_by_player rename to bot_rounds_by_player;

alter table sandbox_state rename column house_played_until to bots_played_until;

alter table player_papers rename to identity_documents;

alter index player_papers_by_time rename to identity_documents_by_time;

alter table players rename column papers_sent_at to documents_sent_at;

alter table players rename column papers_refused_at to documents_refused_at;

alter table done_once rename to idempotency_keys;

alter index done_once_by_time rename to idempotency_keys_by_time;

alter table idempotency_keys rename column refused_with to rejection_code;

alter table idempotency_keys rename column refused_details to rejection_details;

update account_events set kind = 'documents' || substring(kind from 7) where kind like 'papers%'
