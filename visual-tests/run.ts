import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildStorybook, serveFolder, storybookFolder } from '#ci/storybook.ts'
import { startSite } from '../e2e/site.ts'
import { approve } from './approve.ts'
import { clearResults, environmentFile, reportFile, resultFolder, writeInto } from './baselines.ts'
import { createPhotographer, openBrowser, type Capture, type Photographer } from './capture.ts'
import { showTheSame } from './compare.ts'
import { environmentOf } from './environment.ts'
import { judge, judgeLeftovers, type Red } from './judge.ts'
import { knownPictures } from './known-pictures.ts'
import { modeProofs } from './mode-proofs.ts'
import { chooseShots, planShots, storyIds, type Shot } from './plan.ts'
import { reviewPage } from './review-page.ts'
import { seededRegressions } from './seeds.ts'

/*
 * `npm run visual [test [--changed] [word …] | approve <id …> | approve --all | stable | seeds]`, see README.md in this folder.
 */
const WORKERS = 3

/** What a command works with: the pictures to take, and several hands that take them. */
interface Studio {
  browser: Browser
  shots: Shot[]
  /** Works through `items` with every hand at once; the results keep the order of the items. */
  each<T, R>(items: readonly T[], work: (item: T, photographer: Photographer) => Promise<R>): Promise<R[]>
}

async function inStudio<T>(work: (studio: Studio) => Promise<T>): Promise<T> {
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

/** Takes what is chosen and says what is not as approved. */
async function test(words: readonly string[]): Promise<boolean> {
  await clearResults()
  return inStudio(async ({ browser, shots: all, each }) => {
    const environment = await environmentOf(browser)
    const known = await knownPictures(storybookFolder, environment)
    const { named, taken, planned } = await chooseShots(all, words, known.isAsApproved)
    const compare = await isApprovedEnvironment(environment)
    if (!compare) {
      console.log(
        'NOT COMPARED: this browser or machine is not the one of the approved pictures (baselines/environment.json).',
      )
      console.log('Every picture is still checked for itself: drawn, steady, own fonts, nothing wider than its window.')
    }
    const judged = await each(taken, (shot, photographer) => judge(photographer, shot, compare))
    if (compare) await known.remember(taken.filter((_, at) => judged[at] === null))
    const leftovers = planned === null ? [] : await judgeLeftovers(planned)
    const reds = [...judged.filter((red): red is Red => red !== null), ...leftovers]
    const proofs = planned !== null && compare && reds.length === 0 ? await modeProofs() : []
    await writeInto(reportFile, JSON.stringify({ environment, reds }, null, 2))
    if (reds.length > 0) await writeInto(join(resultFolder, 'index.html'), reviewPage(reds))
    for (const { kind, id, detail } of reds) console.log(`${kind.padEnd(9)} ${id}  ${detail}`)
    for (const proof of proofs) console.log(`MODE      ${proof}`)
    console.log(
      `${taken.length} pictures${taken.length < named.length ? ` taken, ${named.length - taken.length} unchanged` : ''}, ${reds.length} to review${reds.length > 0 ? ': open visual-tests/results/index.html' : ''}`,
    )
    return reds.length === 0 && proofs.length === 0
  })
}

/** Takes every picture ten times and compares each with its first. */
async function stable(runs: number): Promise<boolean> {
  return inStudio(async ({ shots, each }) => {
    const firsts = new Map<string, Capture>()
    let differing = 0
    for (let run = 0; run < runs; run += 1) {
      await each(shots, async (shot, photographer) => {
        const taken = await photographer.capture(shot)
        const first = firsts.get(shot.id) ?? taken
        firsts.set(shot.id, first)
        if (first.kind === 'taken' && taken.kind === 'taken' && showTheSame(first.png, taken.png)) return
        differing += 1
        console.log(`run ${run + 1}: ${shot.id} differs`)
      })
      console.log(`run ${run + 1} of ${runs}: ${differing} differing so far`)
    }
    return differing === 0
  })
}

/** Proves that the net has no holes: each seeded regression must be seen. */
async function seeds(): Promise<boolean> {
  return inStudio(async ({ shots, each }) => {
    const caught = await each(seededRegressions, async ({ name, story, styles }, photographer) => {
      const shot = shots.find(({ id }) => id === `${story}/1440-ru-night`)
      if (shot === undefined) throw new Error(`No picture of ${story}`)
      const plain = await photographer.capture(shot)
      const changed = await photographer.capture(shot, { styles })
      const seen = plain.kind === 'taken' && changed.kind === 'taken' && !showTheSame(plain.png, changed.png)
      console.log(`${seen ? 'caught' : 'MISSED'}  ${name}`)
      return seen
    })
    return caught.every(Boolean)
  })
}

const [command = 'test', ...rest] = process.argv.slice(2)
const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  test: () => test(rest),
  approve: () => approve(rest),
  stable: () => stable(Number(rest[0] ?? 10)),
  seeds,
}
const chosen = commands[command]
if (chosen === undefined) throw new Error(`Unknown: ${command}. One of ${Object.keys(commands).join(', ')}.`)
process.exitCode = (await chosen()) ? 0 : 1
