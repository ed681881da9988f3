-- outside a transaction
-- Whether a player signs in by a social network.
drop index concurrently if exists social_identities_by_player;

create index concurrently social_identities_by_player on social_identities (player_id)
