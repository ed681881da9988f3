import { appendFile } from 'node:fs/promises'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { heightOf, oppositeModes } from './modes.ts'

/*
 * Every story runs its play test, then axe in two modes that differ in every dimension. A violation fails the story and names the mode, the rule and
 * the element.
 */
const AXE = 'axe/axe.min.js'
/** The story and its portals. Storybook's own elements are excluded: they take a third of the time for a small story. */
const STORY_SELECTOR = 'body > :not(.sb-wrapper, script)'
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
    }
    const checkedFile = process.env['CHECKED_STORIES']
    if (checkedFile !== undefined) await appendFile(checkedFile, `${id}\n`)
    if (failures.length > 0) throw new Error(`axe in ${id}\n${failures.join('\n')}`)
  },
}

export default config
