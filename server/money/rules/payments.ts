import { sql } from 'kysely'
import type { Rules, Scope } from './scope.ts'

/** What arrived from the provider of each deposit, and how much of it is in suspense. */
const movedOfPayins = ({ payer }: Scope) => sql`moved as (
  select split_part(ref, ':', 2)::integer as payin_id,
    coalesce(sum(kopecks) filter (where source = 'clearing'), 0) as arrived,
    coalesce(sum(kopecks) filter (where destination = 'suspense'), 0)
      - coalesce(sum(kopecks) filter (where source = 'suspense'), 0) as suspended
  from transfers join postings on transfer_id = transfers.id
  where kind in ('payin', 'suspense', 'returned') and ${payer('transfers.player_id')} group by 1
)`

/** Deposits. */
export const rulesOfDeposits = (scope: Scope): Rules => ({
  'a paid deposit has one credit of its amount': sql`
    select payins.id, payins.kopecks, sum(postings.kopecks) as credited from payins
    left join transfers on transfers.ref = 'payin:' || payins.id
    left join postings on postings.transfer_id = transfers.id and source in ('clearing', 'suspense') and destination = 'own'
    where ${scope.payer('payins.player_id')} and stage = 'paid' group by payins.id
    having sum(postings.kopecks) is distinct from payins.kopecks or bool_or(transfers.player_id <> payins.player_id)`,
  'a credit belongs to a paid deposit': sql`
    select transfers.ref from transfers where ${scope.transfer} and kind = 'payin' and not exists (
      select from payins where payins.id = split_part(transfers.ref, ':', 2)::integer and stage = 'paid'
    )`,
  'what providers have paid was credited, is in suspense or went back': sql`
    with reported as (
      select payin_id, sum(provider_events.kopecks) as kopecks from provider_events join payins on payins.id = payin_id
      where ${scope.payer('payins.player_id')} and status = 'paid' group by payin_id
    ), ${movedOfPayins(scope)}
    select payin_id, reported.kopecks as reported, moved.arrived as moved
    from reported full join moved using (payin_id)
    where coalesce(reported.kopecks, 0) <> coalesce(moved.arrived, 0)`,
  'only a disputed or paid deposit has money in suspense': sql`
    with ${movedOfPayins(scope)}
    select payins.id, stage, suspended from payins left join moved on payin_id = payins.id
    where ${scope.payer('payins.player_id')} and case stage
      when 'disputed' then coalesce(suspended, 0) <= 0
      when 'paid' then coalesce(suspended, 0) < 0
      else coalesce(suspended, 0) <> 0
    end`,
  'a timeline never goes back in time': sql`
    select payin_id, step from (
      select payin_id, step, made_at, lag(made_at) over (partition by payin_id order by payin_steps.id) as before
      from payin_steps join payins on payins.id = payin_id where ${scope.payer('player_id')}
    ) as steps where made_at < before`,
  'a deposit is in the stage of its last step': sql`
    select payins.id, stage from payins where ${scope.payer('player_id')} and stage <> 'open' and (case stage when 'paid' then 'credited' when 'working' then 'submitted' else stage end) <> (
      select step from payin_steps where payin_id = payins.id order by id desc limit 1
    )`,
})

/** Withdrawals. */
export const rulesOfWithdrawals = ({ payer, transfer }: Scope): Rules => ({
  'the held purse is the sum of the open withdrawals': sql`
    with open as (
      select player_id, sum(kopecks) as kopecks from payouts
      where ${payer('player_id')} and stage in ('held', 'sent') group by player_id
    ), stored as (select player_id, held_kopecks from purses where ${payer('player_id')})
    select player_id, held_kopecks, open.kopecks as open from stored full join open using (player_id)
    where coalesce(held_kopecks, 0) <> coalesce(open.kopecks, 0)`,
  'a withdrawal was held once, and its hold ended as its stage says': sql`
    select payouts.id, stage, hold.kind as hold, ending.kind as ending from payouts
    left join transfers as hold on hold.ref = 'payout:' || payouts.id
    left join transfers as ending on ending.ref = 'payout:' || payouts.id || ':end'
    where ${payer('payouts.player_id')} and (coalesce(hold.kind, '') <> 'payoutHeld' or ending.kind is distinct from case
      when stage in ('held', 'sent') then null when stage = 'paid' then 'payout' else 'payoutReturned' end)`,
  'a withdrawal moves its own amount': sql`
    select transfers.ref, postings.kopecks from transfers join postings on transfer_id = transfers.id
    left join payouts on payouts.id = split_part(transfers.ref, ':', 2)::integer and payouts.player_id = transfers.player_id
    where ${transfer} and kind in ('payoutHeld', 'payout', 'payoutReturned') and postings.kopecks is distinct from payouts.kopecks`,
  'a withdrawal is in the stage of its last step': sql`
    select payouts.id, stage from payouts where ${payer('player_id')} and case stage
      when 'held' then 'created' when 'paid' then 'credited' when 'refused' then 'declined' else stage
    end is distinct from (select step from payout_steps where payout_id = payouts.id order by id desc limit 1)`,
})
