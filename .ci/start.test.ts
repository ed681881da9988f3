import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Nothing of the project can be loaded but the script itself. */
const LOAD_NOTHING = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, load) {
      if (url.endsWith('.ts') && !url.endsWith('/start.ts')) throw new Error('not loaded: ' + url)
      return load(url, context)
    },
  })
`)}`

it('npm start says that it starts before it loads or builds anything', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', LOAD_NOTHING, join(import.meta.dirname, 'start.ts')],
    {
      encoding: 'utf8',
    },
  )
  expect(stderr).toContain('not loaded')
  expect(stdout).toBe('Starting Cassiopeia …\n')
})
