import { appendFile } from 'node:fs/promises'
import type { TestRunnerConfig } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { findCyrillicTexts } from './cyrillic-texts.ts'
import { findLayoutFaults } from './layout-faults.ts'
import { heightOf, oppositeModes, type Mode } from './modes.ts'

/*
 * Every story is rendered in two modes that differ in every dimension. In each it runs its play test, then axe. A
 * violation fails the story and names the mode, the rule and the element. In English no Russian text may be left. Screens
 * are then laid out once more, for readers of large text on a small viewport.
 */
const AXE = 'axe/axe.min.js'
/** The story and its portals. Storybook's own elements are excluded: they take a third of the time for a small story. */
const STORY_SELECTOR = 'body > :not(.sb-wrapper, script)'
/** A desktop at 400 % zoom, whose user has doubled the font size on top of it. */
const SMALL_VIEWPORT = { width: 320, height: 844 }
const LARGE_TEXT = '200%'
/** Russian has the longer words. */
const LAYOUT_LANGUAGE = 'ru'

/** Lists the layout faults of the current story with large text. */
async function checkLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize(SMALL_VIEWPORT)
  const setFontSize = (size: string) =>
    page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)
  await setFontSize(LARGE_TEXT)
  const faults = await page.evaluate(findLayoutFaults)
  await setFontSize('')
  return faults.map((fault) => `320 px, text at 200 %: ${fault}`)
}

/**
 * Switches a story to a mode and resolves with its errors. Another language renders and plays it anew: a screen keeps the
 * responses of its first language.
 */
const switchMode = (page: Page, id: string, { theme, language }: Mode): Promise<string[]> =>
  page.evaluate(
    async ({ id, theme, language }) => {
      // As in the decorator: a theme changes only colours, so no new render is needed.
      document.documentElement.dataset['theme'] = theme
      if (document.documentElement.lang === language) return []
      const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
      const errors: string[] = []
      const onError = (error: unknown): void => void errors.push(String(Reflect.get(Object(error), 'message')))
      const events = [
        'storyThrewException',
        'storyErrored',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
      ]
      const untilFinished = (event: string, payload: object) =>
        new Promise<void>((resolve) => {
          channel.once('storyFinished', () => resolve())
          channel.emit(event, payload)
        })
      await untilFinished('updateGlobals', { globals: { theme, language } })
      for (const event of events) channel.on(event, onError)
      await untilFinished('forceRemount', { storyId: id })
      for (const event of events) channel.off(event, onError)
      return errors
    },
    { id, theme, language },
  )

/** Lists what is still Russian in an English story, unless its parameter `russianInEnglish` gives a reason. */
async function checkEnglish(page: Page): Promise<string[]> {
  const isExcused = await page.evaluate(() => {
    const { currentRender } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__')
    return typeof currentRender.story.parameters.russianInEnglish === 'string'
  })
  return isExcused ? [] : (await page.evaluate(findCyrillicTexts)).map((text) => `in English still "${text}"`)
}

interface Violation {
  id: string
  targets: string[]
}

const config: TestRunnerConfig = {
  async postVisit(page, { id }) {
    // All stories of a file share one page.
    if (!(await page.evaluate(() => 'axe' in globalThis))) {
      await page.addScriptTag({ url: AXE })
      // Axe cannot compute contrast over a pseudo-element, such as the glow behind every page.
      await page.addStyleTag({ content: 'html::before, body::before, body::after { content: none !important }' })
    }
    const failures: string[] = []
    const language = await page.evaluate(() => document.documentElement.lang)
    // The current language first: changing it renders the story again.
    const ordered = oppositeModes.toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
    for (const mode of ordered) {
      if (page.viewportSize()?.width !== mode.width)
        await page.setViewportSize({ width: mode.width, height: heightOf(mode.width) })
      const errors = await switchMode(page, id, mode)
      failures.push(...errors.map((error) => `${mode.id}: ${error}`))
      if (mode.language === 'en') failures.push(...(await checkEnglish(page)))
      const violations = await page.evaluate(async (selector): Promise<Violation[]> => {
        for (const animation of document.getAnimations()) animation.cancel()
        const axe = Reflect.get(globalThis, 'axe')
        const result = await axe.run([...document.querySelectorAll(selector)], {
          resultTypes: ['violations'],
          // Page-level rules do not apply to a single component.
          rules: {
            region: { enabled: false },
            'page-has-heading-one': { enabled: false },
            'landmark-one-main': { enabled: false },
            'heading-order': { enabled: false },
          },
        })
        return result.violations.map((violation: { id: string; nodes: { target: string[] }[] }) => ({
          id: violation.id,
          targets: violation.nodes.map(({ target }) => target.join(' ')),
        }))
      }, STORY_SELECTOR)
      failures.push(...violations.map((violation) => `${mode.id}: ${violation.id} at ${violation.targets.join(', ')}`))
      if (id.startsWith('screens-') && mode.language === LAYOUT_LANGUAGE) failures.push(...(await checkLargeText(page)))
    }
    const checkedFile = process.env['CHECKED_STORIES']
    if (checkedFile !== undefined) await appendFile(checkedFile, `${id}\n`)
    if (failures.length > 0) throw new Error(`${id}\n${failures.join('\n')}`)
  },
}

export default config
