import { openExistingDatabase } from './db/open.ts'
import { reportExpected } from './expected-errors.ts'
import { checkAllPlayers } from './money/ledger-check.ts'
import { BadSetting, readSettings } from './settings.ts'

/*
 * `npm run ledger -- [<player id>]`: checks the ledger of all players, or of those after an id, to go on where a run has
 * ended. Prints every contradiction; the exit code is 1 if there is one. The site may run meanwhile with PostgreSQL.
 */

const PIECES_PER_LINE = 20

const [after = '0'] = process.argv.slice(2)

await reportExpected(async () => {
  if (!/^\d{1,9}$/u.test(after)) throw new BadSetting('Usage: npm run ledger -- [<player id>]')
  const { db, close } = await openExistingDatabase(readSettings(process.env).database)
  let [pieces, count] = [0, 0]
  await checkAllPlayers(db, Number(after), (lastPlayer, contradictions) => {
    for (const line of contradictions) console.log(line)
    pieces += 1
    count += contradictions.length
    if (pieces % PIECES_PER_LINE === 0) console.log(`checked up to player ${lastPlayer}`)
  })
  await close()
  console.log(count === 0 ? 'The ledger has no contradiction.' : `The ledger has ${count} contradictions.`)
  if (count > 0) process.exitCode = 1
})
