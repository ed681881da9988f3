import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from './browser.ts'
import { buildStorybook, run, serveFolder, storybookFolder } from './storybook.ts'
import { TIME_OUT } from './time-outs.ts'

/* `npm run stories`: runs every story's play test and axe in every mode, against the built Storybook. */

/** The ids of all stories in the Storybook index. */
async function listedStories(): Promise<string[]> {
  const index: { entries: Record<string, { type: string }> } = JSON.parse(
    await readFile(join(storybookFolder, 'index.json'), 'utf8'),
  )
  return Object.entries(index.entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : []))
}

const browser = await findBrowser()
if (process.env['STORYBOOK_BUILT'] !== '1' && !(await buildStorybook()))
  throw new Error('Storybook could not be built.')
const server = await serveFolder(storybookFolder)
const temporaryFolder = await mkdtemp(join(tmpdir(), 'stories-'))
const checkedFile = join(temporaryFolder, 'seen')
const passed = await run(
  join(import.meta.dirname, '..', 'node_modules', '.bin', 'test-storybook'),
  ['--config-dir', '.storybook', '--url', server.address, '--index-json', '--maxWorkers', '2'],
  {
    BROWSER_PATH: browser,
    BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
    SEEN_STORIES: checkedFile,
    STORY_TIME_OUT: String(TIME_OUT.story),
  },
)
await server.stop()

// Fails if the runner's hook was not called for a story, which would otherwise pass unchecked.
const checked = new Set((await readFile(checkedFile, 'utf8').catch(() => '')).split('\n'))
const unchecked = (await listedStories()).filter((id) => !checked.has(id))
await rm(temporaryFolder, { recursive: true })
if (passed && unchecked.length > 0)
  console.error(`axe did not check ${unchecked.length} stories: ${unchecked.join(', ')}`)
process.exitCode = passed && unchecked.length === 0 ? 0 : 1
