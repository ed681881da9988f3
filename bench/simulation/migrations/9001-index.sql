-- outside a transaction
drop index concurrently if exists stakes_simulated;

create index concurrently stakes_simulated on stakes (game_slug, placed_at)
