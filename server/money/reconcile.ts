import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/open.ts'

/*
 * Checks of the ledger. Each query returns the rows that contradict a rule; there should be none, ever. A contradiction
 * lies within the rows of one player, so the checks of some players read nothing of the others.
 */

/** The condition that a column holds one of the players that are checked. */
type Within = (column: string) => RawBuilder<unknown>

const postingsOfPlayers = (within: Within) => sql`
  select transfers.player_id, postings.destination as purse, postings.kopecks
  from postings join transfers on transfers.id = postings.transfer_id where ${within('transfers.player_id')}
  union all
  select transfers.player_id, postings.source, -postings.kopecks
  from postings join transfers on transfers.id = postings.transfer_id where ${within('transfers.player_id')}`

const storedPurses = (within: Within) => sql`
  select player_id, purse, kopecks from purses, lateral (values
    ('own', own_kopecks), ('bonus', bonus_kopecks), ('held', held_kopecks), ('cashback', cashback_kopecks)
  ) as purse_of (purse, kopecks) where ${within('player_id')}`

/** What arrived from the provider of each deposit, and how much of it is in suspense. */
const movedOfPayins = (within: Within) => sql`moved as (
  select split_part(ref, ':', 2)::integer as payin_id,
    coalesce(sum(kopecks) filter (where source = 'clearing'), 0) as arrived,
    coalesce(sum(kopecks) filter (where destination = 'suspense'), 0)
      - coalesce(sum(kopecks) filter (where source = 'suspense'), 0) as suspended
  from transfers join postings on transfer_id = transfers.id
  where kind in ('payin', 'suspense', 'returned') and ${within('transfers.player_id')} group by 1
)`

type Checks = Readonly<Record<string, RawBuilder<unknown>>>

/** Purses, bonuses and what was played. */
const checksOfPlay = (within: Within): Checks => ({
  'a stored purse is the sum of its postings': sql`
    with computed as (
      select player_id, purse, sum(kopecks) as kopecks from (${postingsOfPlayers(within)}) as moves
      where purse in ('own', 'bonus', 'held', 'cashback') group by player_id, purse
    ), stored as (${storedPurses(within)})
    select player_id, purse, stored.kopecks as stored, computed.kopecks as computed
    from computed full join stored using (player_id, purse)
    where coalesce(stored.kopecks, 0) <> coalesce(computed.kopecks, 0)`,
  'a transfer has postings': sql`
    select id, ref from transfers where ${within('player_id')}
      and not exists (select from postings where transfer_id = transfers.id)`,
  'only an active bonus has bonus money': sql`
    select player_id, bonus_kopecks from purses where ${within('player_id')} and bonus_kopecks > 0 and not exists (
      select from bonuses where bonuses.player_id = purses.player_id and activated_at is not null and ended_at is null
    )`,
  'a bonus has one credit of its amount': sql`
    select bonuses.id, amount_kopecks, postings.kopecks from bonuses
    left join transfers on transfers.ref = 'bonus:' || bonuses.id
    left join postings on postings.transfer_id = transfers.id and source = 'bonuses' and destination = 'bonus'
    where ${within('bonuses.player_id')} and activated_at is not null and coalesce(postings.kopecks, 0) <> amount_kopecks`,
  'a stake has moved its parts': sql`
    with paid as (
      select split_part(ref, ':', 2) as round_id,
        coalesce(sum(kopecks) filter (where source = 'own'), 0) as own,
        coalesce(sum(kopecks) filter (where source = 'bonus'), 0) as bonus
      from transfers join postings on transfer_id = transfers.id and destination = 'play'
      where kind = 'stake' and ${within('transfers.player_id')} group by 1
    )
    select round_id from stakes left join paid using (round_id)
    where ${within('stakes.player_id')} and (coalesce(own, 0) <> own_kopecks or coalesce(bonus, 0) <> bonus_kopecks)`,
  'a settled stake has paid its win, an open one nothing': sql`
    select round_id from stakes
    left join transfers on transfers.ref = 'round:' || round_id || ':win'
    left join postings on postings.transfer_id = transfers.id and source = 'play'
    where ${within('stakes.player_id')}
    group by round_id, own_win_kopecks, bonus_win_kopecks, settled_at
    having coalesce(sum(kopecks) filter (where destination = 'own'), 0) <> own_win_kopecks
      or coalesce(sum(kopecks) filter (where destination = 'bonus'), 0) <> bonus_win_kopecks
      or settled_at is null and own_win_kopecks + bonus_win_kopecks > 0`,
  'a jackpot was paid once': sql`
    select round_id, pot_kopecks, postings.kopecks from stakes
    left join transfers on transfers.ref = 'round:' || round_id || ':pot'
    left join postings on postings.transfer_id = transfers.id and source = 'pots' and destination = 'own'
    where ${within('stakes.player_id')} and coalesce(postings.kopecks, 0) <> pot_kopecks`,
  'a prize was paid once, as its tournament promised': sql`
    select ref, postings.kopecks from transfers join postings on transfer_id = transfers.id
    left join tournament_prizes as prize on prize.place = split_part(ref, ':', 2)::integer
      and prize.tournament_id = split_part(ref, ':', 3)::integer
    where ${within('transfers.player_id')} and kind = 'prize' and (source <> 'prizes' or destination <> 'own' or postings.kopecks is distinct from amount_kopecks)`,
  'money of play belongs to a stake': sql`
    select ref from transfers where ${within('player_id')} and kind in ('stake', 'win', 'jackpot') and not exists (
      select from stakes where round_id = split_part(ref, ':', 2) and stakes.player_id = transfers.player_id
    )`,
  'a real round has its stake, and is open as long as it': sql`
    select rounds.id from rounds join play_purses on play_purses.id = purse_id
    left join stakes on round_id = rounds.id
    where ${within('play_purses.player_id')} and is_real and (round_id is null or (rounds.settled_at is null) <> (stakes.settled_at is null)
      or own_kopecks + bonus_kopecks not in (0, stake_kopecks)
      or own_win_kopecks + bonus_win_kopecks > win_kopecks)`,
})

/** Deposits. */
const checksOfDeposits = (within: Within): Checks => ({
  'a paid deposit has one credit of its amount': sql`
    select payins.id, payins.kopecks, sum(postings.kopecks) as credited from payins
    left join transfers on transfers.ref = 'payin:' || payins.id
    left join postings on postings.transfer_id = transfers.id and source in ('clearing', 'suspense') and destination = 'own'
    where ${within('payins.player_id')} and stage = 'paid' group by payins.id
    having sum(postings.kopecks) is distinct from payins.kopecks or bool_or(transfers.player_id <> payins.player_id)`,
  'a credit belongs to a paid deposit': sql`
    select transfers.ref from transfers where ${within('player_id')} and kind = 'payin' and not exists (
      select from payins where payins.id = split_part(transfers.ref, ':', 2)::integer and stage = 'paid'
    )`,
  'what providers have paid was credited, is in suspense or went back': sql`
    with reported as (
      select payin_id, sum(provider_events.kopecks) as kopecks from provider_events join payins on payins.id = payin_id
      where ${within('payins.player_id')} and status = 'paid' group by payin_id
    ), ${movedOfPayins(within)}
    select payin_id, reported.kopecks as reported, moved.arrived as moved
    from reported full join moved using (payin_id)
    where coalesce(reported.kopecks, 0) <> coalesce(moved.arrived, 0)`,
  'only a disputed or paid deposit has money in suspense': sql`
    with ${movedOfPayins(within)}
    select payins.id, stage, suspended from payins left join moved on payin_id = payins.id
    where ${within('payins.player_id')} and case stage
      when 'disputed' then coalesce(suspended, 0) <= 0
      when 'paid' then coalesce(suspended, 0) < 0
      else coalesce(suspended, 0) <> 0
    end`,
  'a timeline never goes back in time': sql`
    select payin_id, step from (
      select payin_id, step, made_at, lag(made_at) over (partition by payin_id order by payin_steps.id) as before
      from payin_steps join payins on payins.id = payin_id where ${within('player_id')}
    ) as steps where made_at < before`,
  'a deposit is in the stage of its last step': sql`
    select payins.id, stage from payins where ${within('player_id')} and stage <> 'open' and (case stage when 'paid' then 'credited' when 'working' then 'submitted' else stage end) <> (
      select step from payin_steps where payin_id = payins.id order by id desc limit 1
    )`,
})

/** Withdrawals. */
const checksOfWithdrawals = (within: Within): Checks => ({
  'the held purse is the sum of the open withdrawals': sql`
    with open as (
      select player_id, sum(kopecks) as kopecks from payouts
      where ${within('player_id')} and stage in ('held', 'sent') group by player_id
    ), stored as (select player_id, held_kopecks from purses where ${within('player_id')})
    select player_id, held_kopecks, open.kopecks as open from stored full join open using (player_id)
    where coalesce(held_kopecks, 0) <> coalesce(open.kopecks, 0)`,
  'a withdrawal was held once, and its hold ended as its stage says': sql`
    select payouts.id, stage, hold.kind as hold, ending.kind as ending from payouts
    left join transfers as hold on hold.ref = 'payout:' || payouts.id
    left join transfers as ending on ending.ref = 'payout:' || payouts.id || ':end'
    where ${within('payouts.player_id')} and (coalesce(hold.kind, '') <> 'payoutHeld' or ending.kind is distinct from case
      when stage in ('held', 'sent') then null when stage = 'paid' then 'payout' else 'payoutReturned' end)`,
  'a withdrawal moves its own amount': sql`
    select transfers.ref, postings.kopecks from transfers join postings on transfer_id = transfers.id
    left join payouts on payouts.id = split_part(transfers.ref, ':', 2)::integer and payouts.player_id = transfers.player_id
    where ${within('transfers.player_id')} and kind in ('payoutHeld', 'payout', 'payoutReturned') and postings.kopecks is distinct from payouts.kopecks`,
  'a withdrawal is in the stage of its last step': sql`
    select payouts.id, stage from payouts where ${within('player_id')} and case stage
      when 'held' then 'created' when 'paid' then 'credited' when 'refused' then 'declined' else stage
    end is distinct from (select step from payout_steps where payout_id = payouts.id order by id desc limit 1)`,
})

/** A rule of the ledger with the rows that contradict it. */
export interface CheckResult {
  rule: string
  rows: readonly unknown[]
}

/** Runs every check, of these players or of all. Each is one statement and so sees one moment. */
export async function reconcile(db: Database, players: readonly number[] | null = null): Promise<CheckResult[]> {
  const within: Within = (column) => (players === null ? sql`true` : sql`${sql.ref(column)} = any(${players})`)
  const checks = { ...checksOfPlay(within), ...checksOfDeposits(within), ...checksOfWithdrawals(within) }
  const results: CheckResult[] = []
  for (const [rule, query] of Object.entries(checks)) {
    const { rows } = await query.execute(db)
    results.push({ rule, rows })
  }
  return results
}

/** The contradictions only, one line each, for logs and tests. */
export async function findContradictions(db: Database, players: readonly number[] | null = null): Promise<string[]> {
  const results = await reconcile(db, players)
  return results.flatMap(({ rule, rows }) => rows.map((row) => `${rule}: ${JSON.stringify(row)}`))
}
