import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from './browser.ts'
import { buildStorybook, run, serveFolder, storybookFolder } from './storybook.ts'

/* `npm run stories`: every story's play test and axe in every mode, against the built Storybook. */

/** Every story that Storybook lists. */
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
const notes = await mkdtemp(join(tmpdir(), 'stories-'))
const seenFile = join(notes, 'seen')
const passed = await run(
  join(import.meta.dirname, '..', 'node_modules', '.bin', 'test-storybook'),
  ['--config-dir', '.storybook', '--url', server.address, '--index-json', '--maxWorkers', '2'],
  { BROWSER_PATH: browser, BROWSER_FLAGS: BROWSER_FLAGS.join(' '), SEEN_STORIES: seenFile },
)
await server.stop()

// A runner that no longer calls our hook would pass without a look.
const seen = new Set((await readFile(seenFile, 'utf8').catch(() => '')).split('\n'))
const unseen = (await listedStories()).filter((id) => !seen.has(id))
await rm(notes, { recursive: true })
if (passed && unseen.length > 0) console.error(`axe has not looked at ${unseen.length} stories: ${unseen.join(', ')}`)
process.exitCode = passed && unseen.length === 0 ? 0 : 1
