import { sql, type RawBuilder } from 'kysely'

/** The transfers after one id, up to another, and what they belong to. */
export interface NewTransfers {
  after: number
  upTo: number
  players: readonly number[]
  /** Players with transfers of deposits or withdrawals among them. */
  payers: readonly number[]
  rounds: readonly string[]
}

/** Conditions that a row is checked. */
export interface Scope {
  /** Its player is one of those that are checked. */
  player: (column: string) => RawBuilder<unknown>
  /** The same, for rows of deposits and withdrawals. */
  payer: (column: string) => RawBuilder<unknown>
  /** It is a row of `transfers` that is checked. */
  transfer: RawBuilder<unknown>
  /** Its round is one of those that are checked, or its player. */
  round: (roundColumn: string, playerColumn: string) => RawBuilder<unknown>
}

export function scopeOfPlayers(players: readonly number[] | null): Scope {
  const isWithin = (column: string) => (players === null ? sql`true` : sql`${sql.ref(column)} = any(${players})`)
  return {
    player: isWithin,
    payer: isWithin,
    transfer: isWithin('transfers.player_id'),
    round: (_, playerColumn) => isWithin(playerColumn),
  }
}

export const scopeOfTransfers = ({ after, upTo, players, payers, rounds }: NewTransfers): Scope => ({
  player: (column) => sql`${sql.ref(column)} = any(${players})`,
  payer: (column) => sql`${sql.ref(column)} = any(${payers})`,
  transfer: sql`transfers.id > ${after} and transfers.id <= ${upTo}`,
  round: (column) => sql`${sql.ref(column)} = any(${rounds})`,
})

/** SQL of rules, by what they say. Each returns the rows that contradict it. */
export type Rules = Readonly<Record<string, RawBuilder<unknown>>>
