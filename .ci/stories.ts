import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from './browser.ts'
import { buildStorybook, run, serveFolder, storybookFolder } from './storybook.ts'

/* `npm run stories`: every story's play test and axe in every mode, against the built Storybook. */
const browser = await findBrowser()
if (!(await buildStorybook())) throw new Error('Storybook could not be built.')
const server = await serveFolder(storybookFolder)
const passed = await run(
  join(import.meta.dirname, '..', 'node_modules', '.bin', 'test-storybook'),
  ['--config-dir', '.storybook', '--url', server.address, '--index-json', '--maxWorkers', '2'],
  { BROWSER_PATH: browser, BROWSER_FLAGS: BROWSER_FLAGS.join(' ') },
)
await server.stop()
process.exitCode = passed ? 0 : 1
