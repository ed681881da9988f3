alter table players add column bonus_news text;
alter table players add column bonus_win_kopecks bigint not null default 0;
alter table players add column bonus_news_until timestamptz
