-- Which rules play a game is a fact of its row. The seed content that follows fills it.
alter table games add column engine text not null default 'cherry-row';

alter table games alter column engine drop default
