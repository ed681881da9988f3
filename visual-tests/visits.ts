import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { isProfiled } from '#ci/profile.ts'
import { packageProgram, runProgram } from '#ci/run-program.ts'
import { serveFolder, storybookFolder } from '#ci/storybook.ts'
import { TIMEOUT } from '#ci/timeouts.ts'
import { PICTURE_FLAGS } from './picture-context.ts'
import { storyOf, type Shot } from './plan.ts'
import { readRecords, VISIT_PLAN, writePlan, type Seed, type VisitRecord } from './visit-plan.ts'

/** What a run of the story runner has seen. */
export interface Visits {
  records: readonly VisitRecord[]
  /** Whether every story was visited, with a play test, axe and a layout that pass. */
  passed: boolean
}

/** What to visit and to take. */
export interface VisitOptions {
  stories: readonly string[]
  /** All planned pictures. */
  shots: readonly Shot[]
  /** The pictures to take. */
  ids: readonly string[]
  isSecondTake?: boolean
  seeds?: readonly Seed[]
  /** Is called with the records so far. */
  progress?: (records: readonly VisitRecord[]) => void
}

/** Visits stories. */
export async function visitStories({
  stories,
  shots,
  ids,
  isSecondTake = false,
  seeds = [],
  progress,
}: VisitOptions): Promise<Visits> {
  if (stories.length === 0) return { records: [], passed: true }
  const visited = new Set(stories)
  const byStory: Record<string, Shot[]> = {}
  for (const shot of shots) {
    const story = storyOf(shot)
    if (story !== null && visited.has(story)) (byStory[story] ??= []).push(shot)
  }
  const index: { entries: Record<string, object> } = JSON.parse(
    await readFile(join(storybookFolder, 'index.json'), 'utf8'),
  )
  const server = await serveFolder(storybookFolder, {
    ...index,
    entries: Object.fromEntries(stories.map((id) => [id, index.entries[id]])),
  })
  const folder = await mkdtemp(join(tmpdir(), 'visits-'))
  const log = join(folder, 'log')
  await writePlan(join(folder, 'plan'), { shots: byStory, ids, log, isSecondTake, seeds })
  const showProgress = async () => progress?.(await readRecords(log))
  const watching = setInterval(() => void showProgress().catch(console.error), 2000)
  try {
    const isGreen = await runProgram(
      packageProgram('test-storybook'),
      ['--config-dir', '.storybook', '--url', server.address, '--index-json', '--maxWorkers', isProfiled() ? '1' : '2'],
      {
        BROWSER_PATH: await findBrowser(),
        BROWSER_FLAGS: [...BROWSER_FLAGS, ...PICTURE_FLAGS].join(' '),
        STORY_TIMEOUT: String(TIMEOUT.story),
        [VISIT_PLAN]: join(folder, 'plan'),
      },
    )
    const records = await readRecords(log)
    const recorded = new Set(records.map(({ story }) => story))
    const missed = stories.filter((story) => !recorded.has(story))
    if (isGreen && missed.length > 0) console.error(`The runner did not visit ${missed.join(', ')}`)
    return { records, passed: isGreen && missed.length === 0 }
  } finally {
    clearInterval(watching)
    await server.stop()
    await rm(folder, { recursive: true })
  }
}
