-- The status poll counts what a player has not seen. Without these it reads all payouts and notifications of the player.
create index payouts_news on payouts (player_id) where is_news;

create index notifications_unread on notifications (player_id) where read_at is null
