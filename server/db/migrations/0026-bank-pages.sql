-- A submitted card waits for the player on the bank's page.
alter table payins add column awaits_bank_page boolean not null default false
