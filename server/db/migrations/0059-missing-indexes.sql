-- outside a transaction
-- For statements that read a growing table from its beginning to its end.
drop index concurrently if exists payouts_open;

create index concurrently payouts_open on payouts (created_at) where stage in ('held', 'sent');

drop index concurrently if exists challenges_used_by_end;

create index concurrently challenges_used_by_end on challenges_used (until);

drop index concurrently if exists verifications_by_end;

create index concurrently verifications_by_end on verifications (expires_at);

drop index concurrently if exists verifications_by_player;

create index concurrently verifications_by_player on verifications (player_id, purpose, kind);

drop index concurrently if exists bot_jackpot_hits_by_time;

create index concurrently bot_jackpot_hits_by_time on bot_jackpot_hits (hit_at desc, id desc);

drop index concurrently if exists provider_events_by_payin;

create index concurrently provider_events_by_payin on provider_events (payin_id)
