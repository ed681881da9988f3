import { appendFile } from 'node:fs/promises'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { heightOf, modes, themes } from './modes.ts'

/*
 * Every story runs its play test, then axe in every mode. A violation fails the story and names the mode, the rule and
 * the element.
 */
const AXE = 'axe/axe.min.js'
/** The story and its portals. Storybook's own elements are excluded: they take a third of the time for a small story. */
const STORY_SELECTOR = 'body > :not(.sb-wrapper, script)'
/** Rules to repeat for the second theme, which changes only colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * All modes, ordered to minimize work: the current language first, then the other one starting at the current width.
 * Every story thus ends at the width where the next play test starts.
 */
const orderModes = (currentLanguage: string) =>
  modes.toSorted(
    (a, b) =>
      Number(b.language === currentLanguage) - Number(a.language === currentLanguage) ||
      (a.language === currentLanguage ? b.width - a.width : a.width - b.width),
  )

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
    for (const mode of orderModes(await page.evaluate(() => document.documentElement.lang))) {
      if (page.viewportSize()?.width !== mode.width)
        await page.setViewportSize({ width: mode.width, height: heightOf(mode.width) })
      await page.evaluate(
        ({ theme, language }) =>
          new Promise<void>((resolve) => {
            // As in the decorator: a theme changes only colours, so no new render is needed.
            document.documentElement.dataset['theme'] = theme
            if (document.documentElement.lang === language) return resolve()
            const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
            channel.once('storyRendered', () => resolve())
            channel.emit('updateGlobals', { globals: { theme, language } })
          }),
        { theme: mode.theme, language: mode.language },
      )
      const violations = await page.evaluate(
        async ({ selector, rules }): Promise<Violation[]> => {
          for (const animation of document.getAnimations()) animation.cancel()
          const axe = Reflect.get(globalThis, 'axe')
          const result = await axe.run([...document.querySelectorAll(selector)], {
            resultTypes: ['violations'],
            ...(rules === null ? {} : { runOnly: { type: 'rule', values: rules } }),
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
        },
        { selector: STORY_SELECTOR, rules: mode.theme === themes[0] ? null : colourRules },
      )
      failures.push(...violations.map((violation) => `${mode.id}: ${violation.id} at ${violation.targets.join(', ')}`))
    }
    const visitedFile = process.env['SEEN_STORIES']
    if (visitedFile !== undefined) await appendFile(visitedFile, `${id}\n`)
    if (failures.length > 0) throw new Error(`axe in ${id}\n${failures.join('\n')}`)
  },
}

export default config
