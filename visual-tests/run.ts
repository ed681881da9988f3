import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser } from 'playwright'
import { isLongRun } from '#contract/testing/test-runs.ts'
import { createMode } from '#storybook/modes.ts'
import { createProfile, isProfiled } from '#ci/profile.ts'
import { buildStorybook, serveFolder, storybookFolder } from '#ci/storybook.ts'
import { startSite } from '../e2e/harness/site.ts'
import { approve } from './approve.ts'
import { approvedCommit, captureApprovedCommit } from './approved-commit.ts'
import { clearResults, environmentFile, resultFolder, sha256 } from './baselines.ts'
import { createPhotographer, openBrowser, type Photographer } from './capture.ts'
import { hasSamePixels } from './compare.ts'
import { environmentChange } from './environment-change.ts'
import { environmentOf } from './environment.ts'
import { judge, judgeLeftovers, judgeTwoSided, type Finding } from './judge.ts'
import { knownPictures } from './known-pictures.ts'
import { proveModes } from './mode-proofs.ts'
import { chooseShots, planShots, storyIds, type Shot } from './plan.ts'
import { createProgress } from './progress.ts'
import { mergeReports, readReport, pictureSourceHash, writeReport } from './report.ts'
import { writeReviewPage } from './review-page.ts'
import { startReviewServer } from './review-server.ts'
import { seededRegressions } from './seeds.ts'
import { addSources } from './story-sources.ts'
import { writeSummary } from './summary.ts'

/* The commands of `npm run visual`; README.md explains them. */
const WORKERS = isProfiled() ? 1 : 3

/** Shared resources of a command: planned screenshots and a pool of photographers. */
interface RunContext {
  browser: Browser
  shots: Shot[]
  /** Processes the items in parallel; the results keep the order of the items. */
  each<T, R>(items: readonly T[], work: (item: T, photographer: Photographer) => Promise<R>): Promise<R[]>
}

async function withRunContext<T>(work: (context: RunContext) => Promise<T>): Promise<T> {
  if (process.env['STORYBOOK_BUILT'] !== '1' && !(await buildStorybook()))
    throw new Error('Storybook could not be built.')
  const [storybook, site, browser] = await Promise.all([serveFolder(storybookFolder), startSite(), openBrowser()])
  const subjects = { storybook: storybook.address, site: site.address }
  const photographers = Array.from({ length: WORKERS }, () => createPhotographer(browser, subjects))
  try {
    return await work({
      browser,
      shots: planShots(await storyIds(storybookFolder)),
      async each(items, one) {
        const results: Awaited<ReturnType<typeof one>>[] = []
        const queue = [...items.entries()]
        await Promise.all(
          photographers.map(async (photographer) => {
            for (let next = queue.shift(); next !== undefined; next = queue.shift())
              results[next[0]] = await one(next[1], photographer)
          }),
        )
        return results
      },
    })
  } finally {
    await Promise.all(photographers.map((photographer) => photographer.close()))
    await Promise.all([browser.close(), storybook.stop(), site.stop()])
  }
}

/** What a run has captured, before the approved commit is captured. */
interface Captured {
  environment: string
  ids: string[]
  matchingIds: string[]
  isPartial: boolean
  findings: Finding[]
  modeFailures: string[]
}

async function captureAndJudge(words: readonly string[]): Promise<Captured> {
  return withRunContext(async ({ browser, shots: all, each }) => {
    const environment = await environmentOf(browser)
    const known = await knownPictures(storybookFolder, environment)
    const { matching, toCapture, planned } = await chooseShots(all, words, known.isAsApproved)
    await clearResults(planned === null ? matching.map(({ id }) => id) : 'all')
    const countOne = createProgress(toCapture.length)
    const profile = isProfiled() ? createProfile() : null
    const results = await each(toCapture, async (shot, photographer) => {
      const finding = await judge(photographer, shot)
      countOne()
      profile?.add(shot.id.split('--')[0] ?? shot.id)
      return finding
    })
    if (profile !== null) console.log(profile.describe())
    await known.remember(toCapture.filter((_, index) => results[index] === null))
    const leftovers = planned === null ? [] : await judgeLeftovers(planned)
    const [modeFailures = []] =
      planned === null ? [] : await each([null], (_, photographer) => proveModes(photographer))
    return {
      environment,
      ids: toCapture.map(({ id }) => id),
      matchingIds: matching.map(({ id }) => id),
      isPartial: planned === null,
      findings: [...results.filter((finding): finding is Finding => finding !== null), ...leftovers],
      modeFailures,
    }
  })
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

/** Captures the selected screenshots and prints the findings. Resolves to whether the code has changed none. */
async function test(words: readonly string[]): Promise<boolean> {
  const source = await pictureSourceHash()
  const { environment, ids, matchingIds, isPartial, findings: first, modeFailures } = await captureAndJudge(words)
  const judged = await judgeByApprovedCommit(first, environment)
  const findings = (await addSources(judged, storybookFolder)).map((finding) => ({ ...finding, source }))
  const found = new Set(findings.map(({ id }) => id))
  const report = { environment, source, matched: matchingIds.filter((id) => !found.has(id)), findings }
  const wholeReport = isPartial ? mergeReports(await readReport(), report, matchingIds) : report
  await writeReport(wholeReport)
  await writeSummary(wholeReport.findings)
  await writeReviewPage()
  for (const { kind, id, detail } of findings) console.log(`${kind.padEnd(9)} ${id}  ${detail}`)
  for (const failure of modeFailures) console.log(`MODE      ${failure}`)
  const unchanged = matchingIds.length - ids.length
  console.log(
    `${ids.length} pictures${unchanged > 0 ? ` taken, ${unchanged} unchanged` : ''}, ${findings.length} to review${findings.length > 0 ? ': npm run visual -- review' : ''}`,
  )
  return findings.every(({ kind }) => kind === 'browser') && modeFailures.length === 0
}

/** Serves the review page of the last run, or of a downloaded report, until Ctrl+C. */
async function review(folder = resultFolder): Promise<boolean> {
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
  return withRunContext(async ({ shots: all, each }) => {
    const { matching: shots } = await chooseShots(all, words, async () => false)
    const firsts = new Map<string, string>()
    let differing = 0
    for (let run = 0; run < runs; run += 1) {
      await each(shots, async (shot, photographer) => {
        const taken = await photographer.capture(shot)
        const hash = taken.kind === 'taken' ? sha256(taken.picture.rgba) : taken.reasons.join('; ')
        const first = firsts.get(shot.id) ?? hash
        firsts.set(shot.id, first)
        if (taken.kind === 'taken' && first === hash) return
        differing += 1
        console.log(`run ${run + 1}: ${shot.id} differs`)
      })
      console.log(`run ${run + 1} of ${runs}: ${differing} differing so far`)
    }
    return differing === 0
  })
}

/** Tests the tests: each seeded regression must be detected. */
async function seeds(): Promise<boolean> {
  const mode = createMode(1440, 'ru', 'night')
  return withRunContext(async ({ each }) => {
    const caught = await each(seededRegressions, async ({ name, story, styles }, photographer) => {
      const shot: Shot = { id: `${story}/${mode.id}`, subject: { kind: 'story', story }, mode }
      const plain = await photographer.capture(shot)
      const changed = await photographer.capture(shot, { styles })
      const isDetected =
        plain.kind === 'taken' && changed.kind === 'taken' && !hasSamePixels(plain.picture, changed.picture)
      console.log(`${isDetected ? 'caught' : 'MISSED'}  ${name}`)
      return isDetected
    })
    return caught.every(Boolean)
  })
}

/** Captures of each picture in the nightly run. */
const STEADY_RUNS = 20

const USAGE = `Usage: npm run visual -- [test [--changed] [word …]]   compares pictures with the baselines
       npm run visual -- review [folder]               opens the last run, or a downloaded report, for review
       npm run visual -- approve <id …> | --all        approves pictures of the last run
       npm run visual -- stable [runs] [word …]        captures pictures several times
       npm run visual -- seeds                         proves that small regressions are found
README.md in visual-tests explains each.`

const [command = 'test', ...rest] = process.argv.slice(2)
const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  // The nightly run also proves that the pictures are steady.
  test: async () => (await test(rest)) && (!isLongRun || stable(STEADY_RUNS, [])),
  review: () => review(rest[0]),
  approve: () => approve(rest),
  stable: () => stable(Number(rest[0] ?? 10), rest.slice(1)),
  seeds,
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
