import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { createSandboxClock } from './sandbox/sandbox-clock.ts'
import { rublesText } from './content/payments.ts'
import { openExistingDatabase } from './db/open.ts'
import { rowId } from './db/row-id.ts'
import { reportExpected } from './expected-errors.ts'
import { decideSuspense, listSuspended, type DecisionResult } from './money/payins/suspense.ts'
import { BadSetting, readSettings } from './settings.ts'

/*
 * `npm run payments -- list`, `-- credit <deposit id> --sum <rubles> --why "…"`, `-- return …`: money in suspense. The sum is
 * the one of the list. The exit code is 1 if nothing was decided. The site may run meanwhile with PostgreSQL.
 */

const USAGE =
  'Usage: npm run payments -- list | credit <deposit id> --sum <rubles> --why "…" | return <deposit id> --sum <rubles> --why "…" [--by <name>]'

const FAILURES: Readonly<Record<Exclude<DecisionResult['kind'], 'decided'>, string>> = {
  notFound: 'There is no such deposit.',
  nothingSuspended: 'This deposit has no money in suspense.',
  cannotCredit: 'This deposit was credited before: what has arrived since can only be returned.',
  otherSum: 'Another sum is in suspense: npm run payments -- list',
  decidedOtherwise: 'It was decided otherwise before: see the table suspense_decisions.',
}

function readCommand() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        sum: { type: 'string', default: '' },
        why: { type: 'string', default: '' },
        by: { type: 'string', default: userInfo().username },
      },
    })
  } catch {
    throw new BadSetting(USAGE)
  }
}

/** @throws BadSetting with what is missing or malformed */
function checkDecision(id: string, sum: string, reason: string): void {
  if (id === '' || sum === '' || reason.trim() === '') throw new BadSetting(USAGE)
  if (!/^\d{1,15}$/u.test(id)) throw new BadSetting(`The deposit is a number of the list, not "${id}".`)
  if (!/^\d{1,12}(\.\d{1,2})?$/u.test(sum))
    throw new BadSetting(`--sum must be rubles such as 1095 or 1095.50, not "${sum}".`)
}

await reportExpected(async () => {
  const { positionals, values } = readCommand()
  const [command = '', id = ''] = positionals
  const isDecision = command === 'credit' || command === 'return'
  if (isDecision) checkDecision(id, values.sum, values.why)
  else if (command !== 'list') throw new BadSetting(USAGE)
  const settings = readSettings(process.env)
  const { db, close } = await openExistingDatabase(settings.database)
  try {
    if (!isDecision) {
      const rows = await listSuspended(db)
      if (rows.length === 0) console.log('No money is in suspense.')
      for (const row of rows)
        console.log(
          `deposit ${row.id} of player ${row.player}, ${row.createdAt.toISOString()}, ${row.provider} ${row.system}, ${row.stage}: ${rublesText(row.kopecks, 'en')} wanted, ${rublesText(row.suspended, 'en')} in suspense`,
        )
      return
    }
    const result = await decideSuspense(db, {
      payin: rowId(Number(id)),
      decision: command,
      kopecks: Math.round(Number(values.sum) * KOPECKS_PER_RUBLE),
      reason: values.why.trim(),
      by: values.by,
      now: createSandboxClock(settings.now).now(),
    })
    if (result.kind === 'decided') {
      const outcome = command === 'credit' ? 'credited to the player' : 'to be returned through the provider'
      console.log(`${rublesText(result.kopecks, 'en')} ${result.isRepeated ? 'were' : 'are'} ${outcome}.`)
    } else {
      console.error(FAILURES[result.kind])
      process.exitCode = 1
    }
  } finally {
    await close()
  }
})
