import type { Database } from '#server/db/open.ts'
import { rulesOfBalances, rulesOfLastBalances, rulesOfSums } from './rules/balances.ts'
import { rulesOfDeposits, rulesOfWithdrawals } from './rules/payments.ts'
import { rulesOfPlay } from './rules/play.ts'
import { scopeOfPlayers, scopeOfTransfers, type NewTransfers, type Rules } from './rules/scope.ts'

/*
 * Checks of the ledger. Each query returns the rows that contradict a rule; there should be none, ever. A contradiction
 * lies within the rows of one player, so the checks of some players read nothing of the others. New transfers are checked
 * without the earlier ones, because each begins with the balances that the one before has left.
 */

/** A rule of the ledger with the rows that contradict it. */
export interface CheckResult {
  rule: string
  rows: readonly unknown[]
}

async function runRules(db: Database, rules: Rules): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await query.execute(db)
    results.push({ rule, rows })
  }
  return results
}

const describe = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ rule, rows }) => rows.map((row) => `${rule}: ${JSON.stringify(row)}`))

/** Runs every check, of these players or of all. Each is one statement and so sees one moment. */
export function reconcile(db: Database, players: readonly number[] | null = null): Promise<CheckResult[]> {
  const scope = scopeOfPlayers(players)
  return runRules(db, {
    ...rulesOfSums(scope),
    ...rulesOfBalances(scope),
    ...rulesOfPlay(scope),
    ...rulesOfDeposits(scope),
    ...rulesOfWithdrawals(scope),
  })
}

/** The contradictions only, one line each, for logs and tests. */
export const findContradictions = async (db: Database, players: readonly number[] | null = null): Promise<string[]> =>
  describe(await reconcile(db, players))

/** The contradictions of new transfers. What was changed among earlier ones is found by `findContradictions` only. */
export async function findNewContradictions(db: Database, transfers: NewTransfers): Promise<string[]> {
  const scope = scopeOfTransfers(transfers)
  return describe(
    await runRules(db, {
      ...rulesOfBalances(scope),
      ...rulesOfLastBalances(scope),
      ...rulesOfPlay(scope),
      ...(transfers.payers.length === 0 ? {} : { ...rulesOfDeposits(scope), ...rulesOfWithdrawals(scope) }),
    }),
  )
}
