import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'
import { checkAllPlayers } from '#server/money/ledger-check.ts'
import type { Acknowledged } from './course.ts'
import { STAKE_KOPECKS } from './players.ts'

/** The transfers of a cause, and what they moved to or from a purse. */
const moved = (ref: string) => sql`
  (select count(distinct transfers.id) || ' × ' || coalesce(sum(kopecks), 0) from transfers
    left join postings on transfers.id = transfer_id where ref = ${sql.raw(ref)} and player_id = sent.player)`

/** Lines that say what is wrong with the money of a simulation; none if all of it is where it was promised. */
export async function findLosses(db: Database, since: Date, acknowledged: Acknowledged): Promise<string[]> {
  const losses: string[] = []
  const rounds = await sql<{ id: string }>`
    select id from unnest(
      ${acknowledged.rounds.map(({ id }) => id)}::text[], ${acknowledged.rounds.map(({ player }) => player)}::integer[],
      ${acknowledged.rounds.map(({ win }) => win)}::bigint[], ${acknowledged.rounds.map(({ jackpot }) => jackpot)}::bigint[]
    ) as sent (id, player, win, jackpot)
    where ${moved(`'round:' || sent.id || ':stake'`)} <> ${`1 × ${STAKE_KOPECKS}`}
      or ${moved(`'round:' || sent.id || ':win'`)} <> least(win, 1) || ' × ' || win
      or ${moved(`'round:' || sent.id || ':pot'`)} <> least(jackpot, 1) || ' × ' || jackpot
      or not exists (select from stakes where round_id = sent.id and settled_at is not null)
  `.execute(db)
  for (const { id } of rounds.rows)
    losses.push(`The round ${id} was acknowledged, and its money is not in the ledger once.`)

  const deposits = await sql<{ ref: string }>`
    select ref from unnest(
      ${acknowledged.deposits.map(({ ref }) => ref)}::text[], ${acknowledged.deposits.map(({ player }) => player)}::integer[],
      ${acknowledged.deposits.map(({ kopecks }) => kopecks)}::bigint[]
    ) as sent (ref, player, kopecks)
    where not exists (select from payins where payins.ref = sent.ref and stage = 'paid')
      or ${moved(`'payin:' || (select id from payins where payins.ref = sent.ref)`)} <> '1 × ' || kopecks
  `.execute(db)
  for (const { ref } of deposits.rows)
    losses.push(`The deposit ${ref} was acknowledged, and is not in the ledger once.`)

  const credited = await sql<{ count: string }>`
    select count(*) from transfers where kind = 'payin' and made_at >= ${since}`.execute(db)
  const more = Number(credited.rows[0]?.count) - acknowledged.deposits.length
  if (more > acknowledged.unknown || more < 0) losses.push(`${more} more deposits were credited than acknowledged.`)

  const { rows: played } = await sql<{ round_id: string }>`
    select round_id from stakes where placed_at >= ${since}`.execute(db)
  for (const { round_id: id } of played)
    if (!acknowledged.sentRounds.has(id)) losses.push(`The round ${id} was played, and no player has sent it.`)

  await checkAllPlayers(db, 0, (_, contradictions) => losses.push(...contradictions))
  return losses
}
