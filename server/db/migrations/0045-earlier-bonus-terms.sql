-- Bonuses that were active when their terms changed finish under the earlier ones: wagered without their deposit, paid in full.
-- So do those whose deposit was credited before, with what it was promised.
alter table bonuses add column earlier_terms boolean not null default false;

update bonuses set earlier_terms = true
where offer in ('welcome-1', 'welcome-2', 'welcome-3') and (
  activated_at is not null
  or right(offer, 1)::integer <= (
    select count(*) from payins where payins.player_id = bonuses.player_id and payins.stage = 'paid'
  )
)
