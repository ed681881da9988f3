import type { Page } from 'playwright'
import { heightOf, type LanguageName, type Mode } from '#storybook/modes.ts'
import { findAxeViolations, findLargeTextFaults, findRussianTexts } from './checks.ts'
import type { DeveloperTools } from './developer-tools.ts'
import { resetPage, startState } from './picture-context.ts'
import { decodePicture, type Picture } from './picture.ts'
import { pixelHash } from './pixel-hash.ts'
import { isForLargeText, isFullHeight, isScreen, modesToVisit, type Shot } from './plan.ts'
import type { TakeProblems } from './problems.ts'
import { hasElementForEachRule, readDocument } from './seed.ts'
import { applyStyles, endAnimations, findOverflow, settle } from './settle.ts'
import { enterState, leaveState } from './state-of-page.ts'
import { stateOf, type State } from './states.ts'
import { compareTake, failedTake, type Take } from './take.ts'
import { readTree } from './trees.ts'
import type { Seed, SeedResult, VisitPlan, VisitRecord } from './visit-plan.ts'

/*
 * One visit of a story sees everything: its play test and its pictures in each mode and state, its accessibility tree in
 * both languages, axe in both themes, and for screens the layout with large text.
 */

/** A page of Storybook, and what is needed to look at it. */
export interface StoryPage {
  page: Page
  /** Closes the page, so that the next story opens another. */
  close: () => Promise<void>
  tools: DeveloperTools
  takeProblems: TakeProblems
}

/** A page for each width: a desktop has no touch. */
export type StoryPages = (width: Mode['width']) => Promise<StoryPage>

const setSize = (page: Page, { width }: Mode): Promise<void> => page.setViewportSize({ width, height: heightOf(width) })

/** Brings the page into a mode. The story that is rendered next is in it. */
async function enterMode({ page }: StoryPage, mode: Mode, { brand }: State = {}): Promise<void> {
  await setSize(page, mode)
  await page.evaluate(resetPage, startState(mode, brand))
}

/** Before the runner renders a story: enters the mode of its first picture. Resolves with the page to render it in. */
export async function beforeVisit(pages: StoryPages, shots: readonly Shot[]): Promise<StoryPage> {
  const [first] = modesToVisit(shots)
  if (first === undefined) throw new Error('A story without pictures was visited.')
  const storyPage = await pages(first.width)
  await enterMode(storyPage, first)
  storyPage.takeProblems()
  return storyPage
}

/** Renders a story, with its play test. @throws if one of them fails */
async function renderStory(page: Page, storyId: string): Promise<void> {
  const error = await page.evaluate(
    (id) =>
      new Promise<string | null>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
        const end = (message: string | null) => {
          for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener)
          resolve(message)
        }
        interface Outcome {
          message?: string
          description?: string
          status?: string
        }
        const fail = ({ message, description }: Outcome) => end(message ?? description ?? 'it was not rendered')
        const listeners: Record<string, (data: Outcome & Outcome[]) => void> = {
          storyFinished: ({ status }) => end(status === 'error' ? 'its play test failed' : null),
          storyErrored: fail,
          storyThrewException: fail,
          playFunctionThrewException: fail,
          unhandledErrorsWhilePlaying: ([first]) => fail(first ?? {}),
          storyMissing: () => end('it is missing'),
        }
        for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener)
        const isCurrent = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender?.id === id
        if (isCurrent) channel.emit('forceRemount', { storyId: id })
        else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    storyId,
  )
  if (error !== null) throw new Error(error)
}

/** Waits for what a screen loads on demand. Only loading stories and hidden tabs keep their skeletons. */
async function waitForScreen(page: Page, story: string): Promise<void> {
  if (!isScreen(story) || story.endsWith('loading')) return
  await page.waitForFunction(() => {
    const texts = document.evaluate('//text()[. = "…"]', document.body, null, XPathResult.BOOLEAN_TYPE)
    const skeletons = [...document.querySelectorAll('[data-component="Skeleton"]')]
    return !skeletons.some((skeleton) => skeleton.checkVisibility()) && !texts.booleanValue
  })
}

/** Whether the page is in the mode that a picture is named after. Returns what is wrong. */
export async function findWrongMode(page: Page, mode: Mode): Promise<string[]> {
  const shown = await page.evaluate(() => ({
    width: innerWidth,
    language: document.documentElement.lang,
    theme: document.documentElement.dataset['theme'],
    hover: matchMedia('(hover: hover)').matches,
  }))
  const expected = { width: mode.width, language: mode.language, theme: mode.theme, hover: mode.width !== 390 }
  return JSON.stringify(shown) === JSON.stringify(expected)
    ? []
    : [`the page is not in mode ${mode.id}: ${JSON.stringify(shown)}`]
}

/** Takes the picture of the current story in a state, and inspects it while it is shown. Leaves the page at rest. */
async function photograph<Result>(
  storyPage: StoryPage,
  shot: Shot,
  inspect: (picture: Picture) => Promise<Result> | Result,
  styles = '',
): Promise<Result> {
  const { page, tools } = storyPage
  const state = stateOfShot(shot)
  await applyStyles(page, { isFlat: shot.isFlat, isMoving: state.motion !== undefined, styles })
  await enterState(storyPage, shot, state)
  await settle(page, { motion: state.motion, isFullHeight: isFullHeight(shot) })
  const result = await inspect(await decodePicture(await tools.screenshot()))
  await leaveState(storyPage, state)
  await setSize(page, shot.mode)
  return result
}

/** Takes the picture of a shot of the rendered story. */
async function takeShot(storyPage: StoryPage, shot: Shot, isSecondTake: boolean): Promise<Take> {
  const { page, takeProblems } = storyPage
  const reasons = await findWrongMode(page, shot.mode)
  const take = await photograph(storyPage, shot, async (picture) => {
    const overflow = await findOverflow(page)
    if (overflow > 0) reasons.push(`the page is ${overflow} px wider than its viewport`)
    return compareTake(page, shot.id, picture, isSecondTake)
  })
  reasons.push(...takeProblems())
  return reasons.length > 0 ? failedTake(shot.id, reasons) : take
}

/** Takes a story again with a fault, in every mode and state. Returns where the fault is seen. */
async function plantSeed(
  pages: StoryPages,
  shots: readonly Shot[],
  seed: Seed,
  plain: Pick<VisitRecord, 'takes' | 'trees'>,
): Promise<SeedResult> {
  const found = new Set<SeedResult['found'][number]>()
  const languagesSeen = new Set<LanguageName>()
  let hasEffect = false
  const plant = async (page: Page): Promise<void> => {
    await renderStory(page, seed.story)
    if (seed.script === undefined) return
    const before = await page.evaluate(readDocument)
    await page.evaluate(seed.script)
    hasEffect ||= (await page.evaluate(readDocument)) !== before
  }
  for (const mode of modesToVisit(shots)) {
    const storyPage = await pages(mode.width)
    const { page } = storyPage
    try {
      await enterMode(storyPage, mode)
      await plant(page)
      await endAnimations(page)
      // The tree of a language is that of its first mode: another width has another one.
      if (!languagesSeen.has(mode.language) && (await readTree(page)) !== plain.trees[mode.language]) found.add('tree')
      languagesSeen.add(mode.language)
      const ofMode = shots.filter((one) => one.mode.id === mode.id)
      for (const shot of [...ofMode.filter((one) => !isRenderedAnew(one)), ...ofMode.filter(isRenderedAnew)]) {
        if (isRenderedAnew(shot)) {
          await enterMode(storyPage, mode, stateOfShot(shot))
          await plant(page)
        }
        const pixels = await photograph(
          storyPage,
          shot,
          async (picture) => {
            if (seed.styles !== undefined) hasEffect ||= await page.evaluate(hasElementForEachRule, seed.styles)
            return pixelHash(picture)
          },
          seed.styles,
        )
        if (plain.takes.find(({ id }) => id === shot.id)?.pixels !== pixels) found.add(shot.state ?? 'rest')
      }
      await applyStyles(page, { isFlat: true })
    } catch {
      found.add('fault')
      // The page may be left in a state of the picture that failed.
      await storyPage.close()
    }
  }
  return { name: seed.name, found: [...found], hasEffect }
}

const isAtRest = ({ state }: Shot): boolean => state === null
const stateOfShot = ({ state }: Shot): State => (state === null ? {} : stateOf(state))
/** A click may begin a motion, and another brand has other art: the story is rendered for each such picture, after all others. */
const isRenderedAnew = (shot: Shot): boolean => {
  const { motion, brand } = stateOfShot(shot)
  return motion !== undefined || brand !== undefined
}

/** After the runner has rendered a story in the mode of its first picture, with its play test. */
export async function visitStory(pages: StoryPages, story: string, plan: VisitPlan): Promise<VisitRecord> {
  const { isSecondTake } = plan
  const shots = plan.shots[story] ?? []
  const takes: Take[] = []
  const trees: Partial<Record<LanguageName, string>> = {}
  const faults: string[] = []
  const themesOfAxe = new Set<string>()

  /** Checks the story at rest, once in each theme and language. Without pictures of the mode, axe checks colours only. */
  async function check(page: Page, mode: Mode, hasPicture: boolean): Promise<void> {
    if (!hasPicture) await endAnimations(page)
    const isFirstOfLanguage = trees[mode.language] === undefined
    trees[mode.language] ??= await readTree(page)
    if (isSecondTake) return
    if (isFirstOfLanguage && mode.language === 'en') faults.push(...(await findRussianTexts(page)))
    await applyStyles(page, { isFlat: true })
    const isColourOnly = shots.every((shot) => shot.mode.id !== mode.id)
    if (!themesOfAxe.has(mode.theme)) faults.push(...(await findAxeViolations(page, mode, { isColourOnly })))
    themesOfAxe.add(mode.theme)
    // Russian has the longer words.
    if (isForLargeText(story) && isFirstOfLanguage && mode.language === 'ru') {
      faults.push(...(await findLargeTextFaults(page)))
      await setSize(page, mode)
    }
  }

  for (const [index, mode] of modesToVisit(shots).entries()) {
    const storyPage = await pages(mode.width)
    const { page, takeProblems } = storyPage
    const ofMode = shots.filter((shot) => shot.mode.id === mode.id && plan.ids.includes(shot.id))
    try {
      if (index > 0) {
        await enterMode(storyPage, mode)
        takeProblems()
        await renderStory(page, story)
      }
      await waitForScreen(page, story)
      const atRest = ofMode.filter(isAtRest)
      for (const shot of atRest) takes.push(await takeShot(storyPage, shot, isSecondTake))
      await check(page, mode, atRest.length > 0)
      for (const shot of ofMode.filter((one) => !isAtRest(one) && !isRenderedAnew(one)))
        takes.push(await takeShot(storyPage, shot, isSecondTake))
      for (const shot of ofMode.filter(isRenderedAnew)) {
        await enterMode(storyPage, mode, stateOfShot(shot))
        await renderStory(page, story)
        await waitForScreen(page, story)
        takes.push(await takeShot(storyPage, shot, isSecondTake))
      }
      faults.push(...takeProblems())
    } catch (error) {
      faults.push(`${mode.id}: ${error instanceof Error ? error.message : String(error)}`)
      // The page may be left in a state of the picture that failed.
      await storyPage.close()
    }
  }
  const results: SeedResult[] = []
  for (const seed of plan.seeds.filter((one) => one.story === story))
    results.push(await plantSeed(pages, shots, seed, { takes, trees }))
  return { story, takes, trees, faults, seeds: results }
}
