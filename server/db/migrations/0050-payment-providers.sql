-- Payments know their provider; the sandbox made the earlier ones. An event is unique at its provider.
alter table payins
  add column provider text not null default 'sandbox',
  add column account text not null default '',
  add column account_name text not null default '',
  add column account_bank text not null default '',
  add column bank_page text not null default '';

update payins set bank_page = '/psp/3ds/' || ref where awaits_bank_page;

create index payins_asked on payins (provider, provider_acts_at) where provider_acts_at is not null;

alter table payouts
  add column provider text not null default 'sandbox',
  add column account_token text not null default '';

create index payouts_asked on payouts (provider, acts_at) where acts_at is not null;

alter table provider_events rename column system to provider;

update provider_events set provider = 'sandbox';

alter table provider_events
  alter column payin_id drop not null,
  add column payout_id integer references payouts (id),
  add constraint provider_events_of_one check (num_nonnulls(payin_id, payout_id) = 1)
