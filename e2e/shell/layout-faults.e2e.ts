import { describe, it } from 'vitest'
import { findLayoutFaults } from '#storybook/layout-faults.ts'
import { expect } from '../harness/expect.ts'
import { workerBrowser } from '../harness/browser.ts'

/* What the check of screens with large text reports, and what it accepts. */

const box = (style: string, content: string) => `<div style="${style}">${content}</div>`
const spacedText = 'Игра дня'

const faults: readonly [fault: string, html: string][] = [
  ['makes the page scroll sideways', box('inline-size: 700px; block-size: 20px', '')],
  ['leaves its box with "Длинноеслово"', box('inline-size: 40px; overflow-wrap: normal', 'Длинноеслово')],
  ['leaves its box with "button"', box('inline-size: 40px', '<button style="inline-size: 90px"></button>')],
  ['cuts "Северный Клад"', box('inline-size: 60px; overflow: hidden; white-space: nowrap', 'Северный Клад')],
  [
    'cuts "Первая строка и вторая"',
    box('inline-size: 90px; block-size: 18px; overflow: hidden', 'Первая строка и вторая'),
  ],
  [
    'cuts "Провайдеры"',
    `<nav aria-label="Меню">${box('inline-size: 60px; overflow: hidden; white-space: nowrap', 'Провайдеры')}</nav>`,
  ],
  ['breaks "Невская"', box('inline-size: 50px; overflow-wrap: anywhere', 'Невская')],
  ['has no room for "Банк"', box('inline-size: 0; overflow-wrap: anywhere', 'Банк')],
  ['px high for "Игра дня"', `<ul><li style="block-size: 900px">${spacedText}</li></ul>`],
]
const accepted: readonly [what: string, html: string][] = [
  ['text that wraps', box('inline-size: 60px', spacedText)],
  [
    'cut text with a tooltip',
    `<span title="Северный Клад">${box('inline-size: 60px; overflow: hidden; white-space: nowrap', 'Северный Клад')}</span>`,
  ],
  [
    'text for screen readers',
    box('position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden', spacedText),
  ],
  ['a box that scrolls', box('inline-size: 60px; overflow-x: auto; white-space: nowrap', spacedText)],
  [
    'a slide outside of its carousel',
    box('inline-size: 100px; overflow: hidden; white-space: nowrap', '<p style="translate: 120px">Два</p>'),
  ],
  ['a word wider than the viewport', box('inline-size: 300px; overflow-wrap: anywhere', 'Н'.repeat(60))],
]

describe('the layout faults of a page', () => {
  it('are what a reader with large text cannot read or reach', async () => {
    const browser = await workerBrowser()
    const page = await browser.newPage({ viewport: { width: 320, height: 600 } })
    const faultsOf = async (html: string) => {
      await page.setContent(`<body style="margin: 0; font: 16px/18px monospace">${html}</body>`)
      return page.evaluate(findLayoutFaults)
    }
    for (const [fault, html] of faults) expect((await faultsOf(html)).join('\n'), html).toContain(fault)
    for (const [what, html] of accepted) expect(await faultsOf(html), what).toEqual([])
    await page.close()
  })
})
