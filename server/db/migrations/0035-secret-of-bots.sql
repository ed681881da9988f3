-- From it the server seeds of the bots' rounds are derived, one a day.
alter table sandbox_state
  add column bot_secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');

alter table sandbox_state alter column bot_secret drop default
