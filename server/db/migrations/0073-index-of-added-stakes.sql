-- outside a transaction
-- Few rounds are added to.
drop index concurrently if exists stakes_added;

create index concurrently stakes_added on stakes (player_id, added_at) where added_at is not null
