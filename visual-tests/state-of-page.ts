import type { Page } from 'playwright'
import { heightOf } from '#storybook/modes.ts'
import type { DeveloperTools } from './developer-tools.ts'
import type { Shot } from './plan.ts'
import type { State } from './states.ts'

/** Marks what a finger, a pointer or the keyboard reaches. */
const TARGET = 'data-visual-target'
/** A pointer is over the ancestors of its target too; the keyboard's focus is not in them. */
const POINTED = `[${TARGET}], #storybook-root :has([${TARGET}])`

const INTERACTIVE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]'

/** What a story says of its pictures: `parameters.visual`. */
export interface VisualParameters {
  /** What begins the motion, on the first interactive element. Without it the motion begins by itself. */
  motion?: 'on click' | 'on hover'
}

const readVisual = (page: Page): Promise<VisualParameters> =>
  page.evaluate(() => Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender.story.parameters?.visual ?? {})

/** Marks the interactive elements of the current story: one picture shows the state of all. @throws if it has none */
async function markTargets(page: Page, { id }: Shot): Promise<void> {
  const found = page.locator('#storybook-root').locator(INTERACTIVE)
  if ((await found.count()) === 0) throw new Error(`${id}: the story has nothing interactive for its state`)
  await found.evaluateAll((elements, name) => {
    for (const element of elements) element.setAttribute(name, '')
  }, TARGET)
}

/** Begins the motion of the current story, as its parameter says. @throws if it has no target for that */
async function startMotion({ page, tools }: { page: Page; tools: DeveloperTools }, shot: Shot): Promise<void> {
  const { motion } = await readVisual(page)
  if (motion === undefined) return
  await markTargets(page, shot)
  if (motion === 'on hover') return tools.forcePseudoClasses(POINTED, ['hover'])
  await page.evaluate(async (selector) => {
    document.querySelector<HTMLElement>(selector)?.click()
    // React renders after the click, before the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }, `[${TARGET}]`)
}

/** Brings the current story into a state. A motion begins, and stands still at its start. @throws if it has no target for a state of the pointer */
export async function enterState(
  { page, tools }: { page: Page; tools: DeveloperTools },
  shot: Shot,
  state: State,
): Promise<void> {
  if (state.width !== undefined) await page.setViewportSize({ width: state.width, height: heightOf(shot.mode.width) })
  if (state.forcedColours) await page.emulateMedia({ forcedColors: 'active' })
  if (state.isPrint) await page.emulateMedia({ media: 'print' })
  if (state.fontSize !== undefined)
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), state.fontSize)
  if (state.pseudoClasses !== undefined) {
    await markTargets(page, shot)
    const elements = state.pseudoClasses.includes('hover') ? POINTED : `[${TARGET}]`
    await tools.forcePseudoClasses(elements, state.pseudoClasses)
  }
  if (state.motion !== undefined) {
    await tools.setAnimationRate(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await startMotion({ page, tools }, shot)
  }
}

/** Ends a state. The caller sets the size of the page anew. */
export async function leaveState({ page, tools }: { page: Page; tools: DeveloperTools }, state: State): Promise<void> {
  if (state.forcedColours) await page.emulateMedia({ forcedColors: 'none' })
  if (state.isPrint) await page.emulateMedia({ media: 'screen' })
  if (state.motion !== undefined) {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await tools.setAnimationRate(1)
  }
  if (state.fontSize !== undefined) await page.evaluate(() => void (document.documentElement.style.fontSize = ''))
  if (state.pseudoClasses !== undefined || state.motion !== undefined) {
    await tools.forcePseudoClasses(POINTED, [])
    await page.locator(`[${TARGET}]`).evaluateAll((elements, name) => {
      for (const element of elements) element.removeAttribute(name)
    }, TARGET)
  }
}
