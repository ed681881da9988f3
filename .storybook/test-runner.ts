import { appendFile } from 'node:fs/promises'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { heightOf, modes, themes } from './modes.ts'

/*
 * Every story runs its play test, and then axe looks at it in every mode. A violation fails the story with the rule and
 * the element, in the mode where it was seen.
 */
const AXE = 'axe/axe.min.js'
/** The story, and what it has laid over the page; Storybook's own messages are a third of the work of looking at a small one. */
const SHOWN = 'body > :not(.sb-wrapper, script)'
/** The theme changes nothing but colours: what looks at colours alone is all that has to look again. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * All modes, with as little as possible done anew: the language that is shown comes first, and the other begins at the width
 * where it has ended. So every story ends as wide as the next one's play test begins.
 */
const from = (shown: string) =>
  modes.toSorted(
    (a, b) =>
      Number(b.language === shown) - Number(a.language === shown) ||
      (a.language === shown ? b.width - a.width : a.width - b.width),
  )

interface Violation {
  id: string
  targets: string[]
}

const config: TestRunnerConfig = {
  async postVisit(page, { id }) {
    // The page shows one story of a file after the other.
    if (!(await page.evaluate(() => 'axe' in globalThis))) {
      await page.addScriptTag({ url: AXE })
      // Axe judges no colour that a stylesheet's own element lies behind, and the light at the head of a page lies behind every one.
      await page.addStyleTag({ content: 'html::before, body::before, body::after { content: none !important }' })
    }
    const failures: string[] = []
    for (const mode of from(await page.evaluate(() => document.documentElement.lang))) {
      if (page.viewportSize()?.width !== mode.width)
        await page.setViewportSize({ width: mode.width, height: heightOf(mode.width) })
      await page.evaluate(
        ({ theme, language }) =>
          new Promise<void>((resolve) => {
            // As the decorator does it: the theme is nothing but colours, and the story need not be told anew.
            document.documentElement.dataset['theme'] = theme
            if (document.documentElement.lang === language) return resolve()
            const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
            channel.once('storyRendered', () => resolve())
            channel.emit('updateGlobals', { globals: { theme, language } })
          }),
        { theme: mode.theme, language: mode.language },
      )
      const violations = await page.evaluate(
        async ({ shown, only }): Promise<Violation[]> => {
          for (const animation of document.getAnimations()) animation.cancel()
          const axe = Reflect.get(globalThis, 'axe')
          const result = await axe.run([...document.querySelectorAll(shown)], {
            resultTypes: ['violations'],
            ...(only === null ? {} : { runOnly: { type: 'rule', values: only } }),
            // A component alone is no page: it has no landmarks and no first heading.
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
        { shown: SHOWN, only: mode.theme === themes[0] ? null : colourRules },
      )
      failures.push(...violations.map((violation) => `${mode.id}: ${violation.id} at ${violation.targets.join(', ')}`))
    }
    const seen = process.env['SEEN_STORIES']
    if (seen !== undefined) await appendFile(seen, `${id}\n`)
    if (failures.length > 0) throw new Error(`axe in ${id}\n${failures.join('\n')}`)
  },
}

export default config
