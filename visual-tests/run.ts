import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from 'playwright'
import { languages } from '#storybook/modes.ts'
import { isLongRun } from '#contract/testing/test-runs.ts'
import { BROWSER_FLAGS, findBrowser } from '#ci/browser.ts'
import { buildStorybook, storybookFolder } from '#ci/storybook.ts'
import { approve } from './approve.ts'
import { approvedCommit, captureApprovedCommit } from './approved-commit.ts'
import { clearResults, environmentFile, resultFolder, sha256 } from './baselines.ts'
import { findDocsFaults } from './docs-examples.ts'
import { environmentChange } from './environment-change.ts'
import { environmentOf } from './environment.ts'
import {
  judgeLeftovers,
  judgeMotions,
  judgeTakes,
  judgeTree,
  judgeTwoSided,
  needsSecondTake,
  type Finding,
} from './judge.ts'
import { knownStories } from './known-stories.ts'
import { PICTURE_FLAGS } from './picture-context.ts'
import { chooseShots, planShots, storyIds, storyOf, type Choice, type Shot } from './plan.ts'
import { createProgress } from './progress.ts'
import { mergeReports, readReport, pictureSourceHash, writeReport } from './report.ts'
import { writeReviewPage } from './review-page.ts'
import { startReviewServer } from './review-server.ts'
import { objectionTo } from './seed.ts'
import { seeds as seedsToPlant } from './seeds.ts'
import { stateTable } from './states.ts'
import { takePages } from './site-pages.ts'
import { addSources } from './story-sources.ts'
import { storyOf as subjectOf } from './review/causes.ts'
import { linesOf, writeSummary } from './summary.ts'
import type { Take } from './take.ts'
import { compareTrees, findGoneTrees, storiesWithUnsteadyTrees } from './trees.ts'
import { visitStories, type Visits } from './visits.ts'

/* The commands of `npm run visual`; README.md explains them. */

/** What a run looks at. */
interface Subjects {
  shots: Shot[]
  stories: string[]
}

async function planRun(): Promise<Subjects> {
  if (process.env['STORYBOOK_BUILT'] !== '1' && !(await buildStorybook()))
    throw new Error('Storybook could not be built.')
  const stories = await storyIds(storybookFolder)
  const named = [...stateTable.flatMap((row) => row.stories), ...seedsToPlant.map(({ story }) => story)]
  const unknown = named.filter((story) => !stories.includes(story))
  if (unknown.length > 0) throw new Error(`states.ts or seeds.ts names stories that are gone: ${unknown.join(', ')}`)
  return { shots: planShots(stories), stories }
}

async function readEnvironment(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, ...PICTURE_FLAGS],
  })
  const environment = await environmentOf(browser)
  await browser.close()
  return environment
}

/** Everything that was seen of some stories and pictures. */
interface Seen extends Visits {
  takes: ReadonlyMap<string, Take>
}

/** What to look at. */
interface Selection {
  stories: readonly string[]
  shots: readonly Shot[]
  isSecondTake: boolean
}

async function visitAndTake({ shots: all }: Subjects, { stories, shots, isSecondTake }: Selection): Promise<Seen> {
  const showProgress = createProgress(shots.length)
  const visits = await visitStories({
    stories,
    shots: all,
    ids: shots.map(({ id }) => id),
    isSecondTake,
    progress: (records) => showProgress(records.flatMap(({ takes }) => takes).length),
  })
  const takes = [...visits.records.flatMap((record) => record.takes), ...(await takePages(shots, { isSecondTake }))]
  return { ...visits, takes: new Map(takes.map((take) => [take.id, take])) }
}

const storiesOf = (shots: readonly Shot[]): string[] => [...new Set(shots.flatMap((shot) => storyOf(shot) ?? []))]

/** Id of what the checks of a story have found: a failed play test, axe, a broken layout. Further faults have a number. */
const checksOf = (story: string, index = 0): string => `${story}/checks${index === 0 ? '' : `-${index + 1}`}`

/** Ids of the accessibility trees of a story. */
const treesOf = (story: string): string[] => languages.map((language) => `${story}/${language}`)

function judgeChecks({ records }: Seen, stories: readonly string[]): Finding[] {
  const byStory = new Map(records.map((record) => [record.story, record]))
  return stories.flatMap((story): Finding[] => {
    const faults = byStory.get(story)?.faults ?? ['its visit was not finished: the output of the run says why']
    return faults.map((detail, index) => ({ id: checksOf(story, index), kind: 'failed', detail, sha: null }))
  })
}

/** What a run has found, before the approved commit is captured. */
interface Judged {
  findings: Finding[]
  /** Whether the runner has reported no failure. */
  passed: boolean
}

/** Visits stories and pages, what differs twice, and judges what was seen. */
async function visitAndJudge(subjects: Subjects, { shots, isPartial }: Choice): Promise<Judged> {
  const stories = storiesOf(shots)
  const first = await visitAndTake(subjects, { stories, shots, isSecondTake: false })
  const treeChanges = await compareTrees(first.records)
  const goneTrees = isPartial ? [] : await findGoneTrees(subjects.stories)
  const changed = shots.filter(({ id }) => {
    const take = first.takes.get(id)
    return take !== undefined && needsSecondTake(take)
  })
  const toRepeat = [...new Set([...storiesOf(changed), ...treeChanges.map(({ id }) => subjectOf(id))])]
  const second = await visitAndTake(subjects, { stories: toRepeat, shots: changed, isSecondTake: true })
  const repeated = first.records.filter(({ story }) => toRepeat.includes(story))
  const unsteady = storiesWithUnsteadyTrees(repeated, second.records)
  const isVisited = new Set(first.records.flatMap(({ story, takes }) => (takes.length > 0 ? [story] : [])))
  const unvisited = new Set(stories.filter((story) => !isVisited.has(story)))
  const motionless = judgeMotions(shots, first.takes)
  const isMotionless = new Set(motionless.map(({ id }) => id))
  const pictures = await Promise.all(
    shots
      .filter((shot) => !unvisited.has(storyOf(shot) ?? '') && !isMotionless.has(shot.id))
      .map(({ id }) => judgeTakes(id, first.takes.get(id), second.takes.get(id))),
  )
  return {
    findings: [
      ...judgeChecks(first, stories),
      ...motionless,
      ...pictures.filter((finding): finding is Finding => finding !== null),
      ...treeChanges.map((change) => judgeTree(change, !unsteady.has(subjectOf(change.id)))),
      ...goneTrees.map((change) => judgeTree(change, true)),
    ],
    passed: first.passed,
  }
}

/** In another browser than that of the baselines, judges each changed picture by the approved commit in this browser. */
async function judgeByApprovedCommit(findings: readonly Finding[], environment: string): Promise<Finding[]> {
  const approved = existsSync(environmentFile) ? await readFile(environmentFile, 'utf8') : environment
  const change = environmentChange(approved, environment)
  if (change === '') return [...findings]
  console.log(`Another browser or machine than that of the baselines: ${change}.`)
  const changedIds = findings.flatMap(({ id, kind }) => (kind === 'changed' ? [id] : []))
  if (changedIds.length === 0) return [...findings]
  console.log(`TWO-SIDED: ${changedIds.length} pictures are compared with commit ${approvedCommit()} in this browser.`)
  const references = await captureApprovedCommit(changedIds)
  return Promise.all(
    findings.map(async (finding) =>
      finding.kind === 'changed' ? judgeTwoSided(finding, references.get(finding.id) ?? null) : finding,
    ),
  )
}

const CHANGED_ONLY = '--changed'

/** Visits stories and pages, compares them with what is approved, and prints the findings. Resolves to whether all pass. */
async function test(rest: readonly string[]): Promise<boolean> {
  const words = wordsIn(rest, [CHANGED_ONLY])
  const source = await pictureSourceHash()
  const subjects = await planRun()
  const { shots, isPartial } = chooseShots(subjects.shots, words)
  const environment = await readEnvironment()
  const known = await knownStories(storybookFolder, environment, subjects)
  const isKnown = (shot: Shot): boolean => {
    const story = storyOf(shot)
    return rest.includes(CHANGED_ONLY) && story !== null && known.isAsApproved(story)
  }
  const toTake = shots.filter((shot) => !isKnown(shot))
  const last = isPartial ? await readReport() : null
  await clearResults(isPartial ? shots.map(({ id }) => id) : 'all')
  const judged = await visitAndJudge(subjects, { shots: toTake, isPartial })
  const leftovers = isPartial ? [] : await judgeLeftovers(subjects.shots)
  const judgedTwice = await judgeByApprovedCommit([...judged.findings, ...leftovers], environment)
  const findings = (await addSources(judgedTwice, storybookFolder)).map((finding) => ({ ...finding, source }))
  const found = new Set(findings.map(({ id }) => id))

  const taken = new Set(toTake.map(({ id }) => id))
  const isWhole = (story: string): boolean =>
    subjects.shots.every((shot) => storyOf(shot) !== story || (taken.has(shot.id) && !found.has(shot.id)))
  const isClean = (story: string): boolean => [checksOf(story), ...treesOf(story)].every((id) => !found.has(id))
  if (judged.passed) await known.remember(storiesOf(toTake).filter((story) => isWhole(story) && isClean(story)))

  const stories = storiesOf(shots)
  const covered = [...shots.map(({ id }) => id), ...stories.flatMap((story) => [checksOf(story), ...treesOf(story)])]
  // Pictures of a story that was not visited have no finding of their own.
  const isFound = (shot: Shot): boolean => found.has(shot.id) || found.has(checksOf(storyOf(shot) ?? ''))
  const matched = shots.flatMap((shot) => (isFound(shot) ? [] : [shot.id]))
  const report = { environment, source, matched, findings }
  const wholeReport = isPartial ? mergeReports(last, report, covered) : report
  await writeReport(wholeReport)
  await writeSummary(wholeReport.findings)
  await writeReviewPage()
  for (const line of linesOf(findings)) console.log(line)
  const unchanged = shots.length - toTake.length
  console.log(
    `${toTake.length} pictures${unchanged > 0 ? ` taken, ${unchanged} unchanged` : ''}, ${findings.length} to review${findings.length > 0 ? ': npm run visual -- review' : ''}`,
  )
  const docsFaults = isPartial ? [] : await findDocsFaults(storybookFolder)
  for (const fault of docsFaults) console.log(`failed  ${fault}`)
  return judged.passed && docsFaults.length === 0 && findings.every(({ kind }) => kind === 'browser')
}

/** Serves the review page of the last run, or of a downloaded report, until Ctrl+C. */
async function review(rest: readonly string[]): Promise<boolean> {
  const [folder = resultFolder] = wordsIn(rest)
  if ((await readReport(folder)) === null) {
    console.log('There is no report to review: run `npm run visual` first.')
    return false
  }
  await writeReviewPage(folder)
  const server = await startReviewServer({ folder: resolve(folder), storybook: storybookFolder })
  console.log(`Open this once in a browser, Ctrl+C ends the review: ${server.url}`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await server.stop()
  return true
}

/** Captures the selected screenshots several times and compares each with its first capture. */
async function stable(runs: number, words: readonly string[]): Promise<boolean> {
  const subjects = await planRun()
  const { shots } = chooseShots(subjects.shots, words)
  const firsts = new Map<string, string>()
  let differing = 0
  const compare = (id: string, current: string, run: number): void => {
    const first = firsts.get(id) ?? current
    firsts.set(id, first)
    if (first === current) return
    differing += 1
    console.log(`run ${run}: ${id} differs`)
  }
  for (let run = 1; run <= runs; run += 1) {
    const { takes, records } = await visitAndTake(subjects, { stories: storiesOf(shots), shots, isSecondTake: false })
    for (const { id } of shots) compare(id, takes.get(id)?.pixels ?? 'not taken', run)
    for (const { story, trees } of records) compare(`tree of ${story}`, sha256(Buffer.from(JSON.stringify(trees))), run)
    console.log(`run ${run} of ${runs}: ${differing} differing so far`)
  }
  return differing === 0
}

/** Tests the tests: each seed must be seen where it is, and nowhere else. Words select seeds by a part of their story. */
async function seeds(words: readonly string[]): Promise<boolean> {
  const selected = seedsToPlant.filter(({ story }) => words.length === 0 || words.some((word) => story.includes(word)))
  if (selected.length === 0) throw new Error(`No seed has ${words.join(' or ')} in its story.`)
  const { shots } = await planRun()
  const stories = [...new Set(selected.map(({ story }) => story))]
  const ids = shots.flatMap((shot) => (stories.includes(storyOf(shot) ?? '') ? [shot.id] : []))
  const { records } = await visitStories({ stories, shots, ids, seeds: selected })
  const results = records.flatMap((record) => record.seeds)
  const objections = selected.flatMap((seed) => {
    const objection = objectionTo(
      seed,
      results.find(({ name }) => name === seed.name),
    )
    console.log(objection === null ? `caught  ${seed.name}` : `REJECTED  ${seed.name}: ${objection}`)
    return objection ?? []
  })
  console.log(`${selected.length - objections.length} of ${selected.length} seeds caught`)
  return objections.length === 0
}

/** The words among arguments. @throws for a flag that is not known, which would be ignored in silence */
function wordsIn(rest: readonly string[], flags: readonly string[] = []): string[] {
  const unknown = rest.find((word) => word.startsWith('-') && !flags.includes(word))
  if (unknown !== undefined) throw new Error(`Unknown option: ${unknown}`)
  return rest.filter((word) => !flags.includes(word))
}

/** Captures of each picture by `stable`, and in the nightly run. */
const STABLE_RUNS = 10
const NIGHTLY_RUNS = 20

function stableWith(rest: readonly string[]): Promise<boolean> {
  const [first = '', ...others] = wordsIn(rest)
  return /^\d+$/u.test(first) ? stable(Number(first), others) : stable(STABLE_RUNS, wordsIn(rest))
}

const USAGE = `Usage: npm run visual -- [test [--changed] [word …]]   compares pictures with the baselines
       npm run visual -- review [folder]               opens the last run, or a downloaded report, for review
       npm run visual -- approve <id …> | --all        approves pictures of the last run
       npm run visual -- stable [runs] [word …]        captures pictures several times
       npm run visual -- seeds [word …]                proves that small regressions are found
README.md in visual-tests explains each.`

const [command = 'test', ...rest] = process.argv.slice(2)
const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  // The nightly run also proves that the pictures are steady.
  test: async () => (await test(rest)) && (!isLongRun || stable(NIGHTLY_RUNS, [])),
  review: () => review(rest),
  approve: () => approve(rest),
  stable: () => stableWith(rest),
  seeds: () => seeds(wordsIn(rest)),
}
const isHelp = command === '--help' || (command !== 'approve' && rest.includes('--help'))
const chosen = isHelp ? undefined : commands[command]
try {
  if (chosen === undefined) console.log(USAGE)
  process.exitCode = isHelp || (await chosen?.()) === true ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
