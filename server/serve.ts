import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from './run.ts'
import { BadSetting } from './settings.ts'
import { describeVariables } from './variables.ts'
import { findUnknownSettings, findWrongSettings } from './check-settings.ts'
import { CONFIGURATION_EXIT } from './expected-errors.ts'

const site = join(import.meta.dirname, '..', 'dist', 'app')

/** `npm run serve`: serves the app that `npm run build` made. Needs no build tools. `--settings` prints and checks its variables. */
if (process.argv.includes('--settings')) {
  console.log(describeVariables(process.env))
  const lines = [...findWrongSettings(process.env), ...findUnknownSettings(process.env)]
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exitCode = CONFIGURATION_EXIT
} else
  await runServer(() => {
    if (!existsSync(join(site, 'index.html'))) throw new BadSetting('The app is not built. Run `npm run build` first.')
    return Promise.resolve(site)
  })
