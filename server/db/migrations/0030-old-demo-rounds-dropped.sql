-- Demo games play in demo_purses and rounds only.
alter table launches drop constraint launches_purse_id_fkey;

drop table play_rounds;

drop table play_sessions;

delete from launches where purse_id not in (select id from demo_purses);

alter table launches add foreign key (purse_id) references demo_purses (id)
