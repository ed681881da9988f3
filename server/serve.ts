import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from './run.ts'
import { BadSetting } from './settings.ts'
import { describeVariables } from './variables.ts'

const site = join(import.meta.dirname, '..', 'dist', 'app')

/** `npm run serve`: serves the app that `npm run build` made. Needs no build tools. `--settings` prints its variables. */
if (process.argv.includes('--settings')) console.log(describeVariables(process.env))
else
  await runServer(() => {
    if (!existsSync(join(site, 'index.html'))) throw new BadSetting('The app is not built. Run `npm run build` first.')
    return Promise.resolve(site)
  })
