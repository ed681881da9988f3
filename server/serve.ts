import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from './run.ts'
import { BadSetting } from './settings.ts'

const site = join(import.meta.dirname, '..', 'dist', 'app')

/** `npm run serve`: serves the app that `npm run build` made. Needs no build tools. */
await runServer(() => {
  if (!existsSync(join(site, 'index.html'))) throw new BadSetting('The app is not built. Run `npm run build` first.')
  return Promise.resolve(site)
})
