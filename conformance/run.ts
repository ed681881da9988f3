import { parseArgs } from 'node:util'
import { checkBackEnd } from './check.ts'
import { reportText } from './report.ts'
import { isConformant } from './results.ts'
import { NoResponse, sendTo } from './send.ts'

/* `npm run conformance -- <url>`: says for each page of the site whether it works with a back end. */

const USAGE = `npm run conformance -- <url> [--login <login> --password <password>]

The account may also be CONFORMANCE_LOGIN and CONFORMANCE_PASSWORD. The kit requests a deposit with it.`

/** Nothing was checked. */
function fail(reason: string): never {
  console.error(reason)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { login: { type: 'string' }, password: { type: 'string' } },
    })
  } catch {
    return fail(USAGE)
  }
}

const { values, positionals } = readArguments()
const [url = ''] = positionals
const login = values.login ?? process.env['CONFORMANCE_LOGIN'] ?? ''
const password = values.password ?? process.env['CONFORMANCE_PASSWORD'] ?? ''
if (!URL.canParse(url)) fail(USAGE)
try {
  const results = await checkBackEnd(sendTo(new URL(url).origin), login === '' ? null : { login, password })
  console.log(reportText(results))
  process.exitCode = isConformant(results) ? 0 : 1
} catch (error) {
  if (!(error instanceof NoResponse)) throw error
  fail(error.message)
}
