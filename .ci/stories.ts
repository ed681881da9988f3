import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMadeFrom } from '../visual-tests/made-from.ts'
import { BROWSER_FLAGS, browserVersion, findBrowser } from './browser.ts'
import { isProfiled } from './profile.ts'
import { packageProgram, runProgram } from './run-program.ts'
import { sourceHash } from './source-hash.ts'
import { STORY_RUNNER_SOURCES } from './sources.ts'
import { buildStorybook, serveFolder, storybookFolder } from './storybook.ts'
import { runChanged } from './test-cache.ts'
import { TIMEOUT } from './timeouts.ts'

/* `npm run stories`: runs the play test and axe of every story that is not known to pass, against the built Storybook. */

interface StoryIndex {
  v: number
  entries: Record<string, { type: string }>
}

const browser = await findBrowser()
if (process.env['STORYBOOK_BUILT'] !== '1' && !(await buildStorybook()))
  throw new Error('Storybook could not be built.')
const index: StoryIndex = JSON.parse(await readFile(join(storybookFolder, 'index.json'), 'utf8'))
const stories = Object.keys(index.entries).filter((id) => index.entries[id]?.type === 'story')

// What a pass depends on besides the built story: the browser, and how stories are tested.
const runner = await sourceHash(STORY_RUNNER_SOURCES)
const madeFrom = await readMadeFrom(storybookFolder, `${browserVersion(browser)} ${runner}`)

/** Runs stories, of which all must be checked by axe: the runner's hook may be renamed. */
async function runStories(ids: readonly string[]): Promise<boolean> {
  const server = await serveFolder(storybookFolder, {
    ...index,
    entries: Object.fromEntries(ids.map((id) => [id, index.entries[id]])),
  })
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'stories-'))
  const checkedFile = join(temporaryFolder, 'checked')
  const passed = await runProgram(
    packageProgram('test-storybook'),
    ['--config-dir', '.storybook', '--url', server.address, '--index-json', '--maxWorkers', isProfiled() ? '1' : '2'],
    {
      BROWSER_PATH: browser,
      BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
      CHECKED_STORIES: checkedFile,
      STORY_TIMEOUT: String(TIMEOUT.story),
      STATE_TIMEOUT: String(TIMEOUT.state),
    },
  )
  await server.stop()
  const checked = new Set((await readFile(checkedFile, 'utf8').catch(() => '')).split('\n'))
  await rm(temporaryFolder, { recursive: true })
  const unchecked = ids.filter((id) => !checked.has(id))
  if (passed && unchecked.length > 0) console.error(`axe did not check ${unchecked.join(', ')}`)
  return passed && unchecked.length === 0
}

const passed = await runChanged({
  kind: 'stories',
  ids: stories,
  stateOf: async (id) => madeFrom(id),
  run: async (ids) => ((await runStories(ids)) ? ids : []),
})
process.exitCode = passed ? 0 : 1
