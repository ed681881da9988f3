import { sql } from 'kysely'
import { addedTo, PLAYER_PURSES } from '#server/money/ledger.ts'
import type { Rules, Scope } from './scope.ts'

/** Reads all transfers of the players. */
export const rulesOfSums = ({ player }: Scope): Rules => ({
  'a stored purse is the sum of its postings': sql`
    with computed as (
      select player_id, ${sql.join(PLAYER_PURSES.map((purse) => sql`sum(${addedTo(purse)}) as ${sql.ref(purse)}`))}
      from transfers join postings on transfer_id = transfers.id where ${player('player_id')} group by player_id
    ), stored as (select * from purses where ${player('player_id')})
    select player_id, purse, stored, computed from computed full join stored using (player_id), lateral (values ${sql.join(
      PLAYER_PURSES.map((purse) => sql`(${sql.lit(purse)}, ${sql.ref(`${purse}_kopecks`)}, ${sql.ref(purse)})`),
    )}) as purses (purse, stored, computed)
    where coalesce(stored, 0) <> coalesce(computed, 0)`,
})

/** Balances after transfers. Those that are not filled yet are left out. */
export const rulesOfBalances = ({ transfer }: Scope): Rules => ({
  'a transfer leaves what the one before has left, and its postings': sql`
    select transfers.ref, own_before as before, own_moved as moved, own_after_kopecks as after from transfers
    cross join lateral (select ${sql.join(
      PLAYER_PURSES.map((purse) => sql`coalesce(sum(${addedTo(purse)}), 0) as ${sql.ref(`${purse}_moved`)}`),
    )} from postings where transfer_id = transfers.id) as moved
    left join lateral (select id as before_id, ${sql.join(
      PLAYER_PURSES.map((purse) => sql`${sql.ref(`${purse}_after_kopecks`)} as ${sql.ref(`${purse}_before`)}`),
    )} from transfers as earlier where earlier.player_id = transfers.player_id and earlier.id < transfers.id
      order by earlier.id desc limit 1) as before on true
    where ${transfer} and (before_id is null or own_before is not null) and (${sql.join(
      PLAYER_PURSES.map(
        (purse) =>
          sql`${sql.ref(`${purse}_after_kopecks`)} <> coalesce(${sql.ref(`${purse}_before`)}, 0) + ${sql.ref(`${purse}_moved`)}`,
      ),
      sql` or `,
    )})`,
})

/** Stands for the sum where only new transfers are read. */
export const rulesOfLastBalances = ({ player }: Scope): Rules => ({
  'a stored purse is what the last transfer has left': sql`
    select purses.player_id, own_kopecks as stored, last.own_after_kopecks as left from purses
    cross join lateral (
      select * from transfers where transfers.player_id = purses.player_id order by id desc limit 1
    ) as last
    where ${player('purses.player_id')} and (${sql.join(
      PLAYER_PURSES.map(
        (purse) => sql`${sql.ref(`purses.${purse}_kopecks`)} <> ${sql.ref(`last.${purse}_after_kopecks`)}`,
      ),
      sql` or `,
    )})`,
})
