alter table players drop constraint players_phone_key;

alter table players drop constraint players_email_key_key;

create unique index players_confirmed_phone on players (phone) where phone_confirmed_at is not null;

create unique index players_confirmed_email on players (email_key) where email_confirmed_at is not null;

create index players_by_phone on players (phone);

create index players_by_email on players (email_key)
