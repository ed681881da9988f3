import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { createMode } from '#storybook/modes.ts'
import { buildStorybook, serveFolder, storybookFolder } from '#ci/storybook.ts'
import { startSite } from '../e2e/harness/site.ts'
import { approve } from './approve.ts'
import { clearResults, environmentFile, reportFile, resultFolder, sha256, writeInto } from './baselines.ts'
import { createPhotographer, openBrowser, type Photographer } from './capture.ts'
import { hasSamePixels } from './compare.ts'
import { environmentOf } from './environment.ts'
import { judge, judgeLeftovers, type Finding } from './judge.ts'
import { knownPictures } from './known-pictures.ts'
import { proveModes } from './mode-proofs.ts'
import { chooseShots, planShots, storyIds, type Shot } from './plan.ts'
import { reviewPage } from './review-page.ts'
import { seededRegressions } from './seeds.ts'

/*
 * `npm run visual [test [--changed] [word …] | approve <id …> | approve --all | stable <runs> [word …] | seeds]`, see README.md in this folder.
 */
const WORKERS = 3

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

const isApprovedEnvironment = async (environment: string): Promise<boolean> =>
  !existsSync(environmentFile) || (await readFile(environmentFile, 'utf8')) === environment

/** Captures the selected screenshots and prints the findings. Resolves to whether there were none. */
async function test(words: readonly string[]): Promise<boolean> {
  await clearResults()
  return withRunContext(async ({ browser, shots: all, each }) => {
    const environment = await environmentOf(browser)
    const known = await knownPictures(storybookFolder, environment)
    const { matching, toCapture, planned } = await chooseShots(all, words, known.isAsApproved)
    const compare = await isApprovedEnvironment(environment)
    if (!compare) {
      console.log(
        'NOT COMPARED: this browser or machine differs from the one of the baselines (baselines/environment.json).',
      )
      console.log(
        'Each screenshot is still checked by itself: rendered, steady, product fonts, no horizontal overflow.',
      )
    }
    const results = await each(toCapture, (shot, photographer) => judge(photographer, shot, compare))
    if (compare) await known.remember(toCapture.filter((_, index) => results[index] === null))
    const leftovers = planned === null ? [] : await judgeLeftovers(planned)
    const findings = [...results.filter((finding): finding is Finding => finding !== null), ...leftovers]
    const [modeFailures = []] =
      planned === null ? [] : await each([null], (_, photographer) => proveModes(photographer))
    await writeInto(reportFile, JSON.stringify({ environment, findings }, null, 2))
    if (findings.length > 0) await writeInto(join(resultFolder, 'index.html'), reviewPage(findings))
    for (const { kind, id, detail } of findings) console.log(`${kind.padEnd(9)} ${id}  ${detail}`)
    for (const failure of modeFailures) console.log(`MODE      ${failure}`)
    console.log(
      `${toCapture.length} pictures${toCapture.length < matching.length ? ` taken, ${matching.length - toCapture.length} unchanged` : ''}, ${findings.length} to review${findings.length > 0 ? ': open visual-tests/results/index.html' : ''}`,
    )
    return findings.length === 0 && modeFailures.length === 0
  })
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

const [command = 'test', ...rest] = process.argv.slice(2)
const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  test: () => test(rest),
  approve: () => approve(rest),
  stable: () => stable(Number(rest[0] ?? 10), rest.slice(1)),
  seeds,
}
const chosen = commands[command]
if (chosen === undefined) throw new Error(`Unknown command: ${command}. Use ${Object.keys(commands).join(', ')}.`)
process.exitCode = (await chosen()) ? 0 : 1
