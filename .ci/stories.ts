import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMadeFrom } from '../visual-tests/made-from.ts'
import { BROWSER_FLAGS, browserVersion, findBrowser } from './browser.ts'
import { openKnownPasses } from './known-passes.ts'
import { isProfiled } from './profile.ts'
import { packageProgram, runProgram } from './run-program.ts'
import { sourceHash } from './source-hash.ts'
import { buildStorybook, serveFolder, storybookFolder } from './storybook.ts'
import { TIME_OUT } from './time-outs.ts'

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
const runner = await sourceHash(['.storybook/test-runner*', '.ci/{stories,browser}.ts', 'package-lock.json'])
const madeFrom = await readMadeFrom(storybookFolder, `${browserVersion(browser)} ${runner}`)
const passes = await openKnownPasses('stories')
const states = stories.map((id) => ({ id, state: madeFrom(id) ?? '' }))
const toTest = states.filter(({ id, state }) => state === '' || !passes.has(id, state))
console.log(`${toTest.length} stories to test, ${stories.length - toTest.length} have passed with the same sources`)

const entries = Object.fromEntries(toTest.map(({ id }) => [id, index.entries[id]]))
const server = await serveFolder(storybookFolder, { ...index, entries })
const temporaryFolder = await mkdtemp(join(tmpdir(), 'stories-'))
const checkedFile = join(temporaryFolder, 'seen')
const passed =
  toTest.length === 0 ||
  (await runProgram(
    packageProgram('test-storybook'),
    ['--config-dir', '.storybook', '--url', server.address, '--index-json', '--maxWorkers', isProfiled() ? '1' : '2'],
    {
      BROWSER_PATH: browser,
      BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
      SEEN_STORIES: checkedFile,
      STORY_TIME_OUT: String(TIME_OUT.story),
    },
  ))
await server.stop()

// Fails if the runner's hook was not called for a story, which would otherwise pass unchecked.
const checked = new Set((await readFile(checkedFile, 'utf8').catch(() => '')).split('\n'))
const unchecked = toTest.filter(({ id }) => !checked.has(id))
await rm(temporaryFolder, { recursive: true })
if (passed && unchecked.length > 0)
  console.error(`axe did not check ${unchecked.length} stories: ${unchecked.map(({ id }) => id).join(', ')}`)
const isGreen = passed && unchecked.length === 0
if (isGreen) await passes.add(toTest.filter(({ state }) => state !== ''))
process.exitCode = isGreen ? 0 : 1
