import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { forEachSize, openFrame, playButton, ROUNDS } from '../harness/demo-frame.ts'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const SIZES = [
  ['wide', 1012, 568],
  ['tablet', 800, 450],
  ['tall', 390, 560],
  ['narrow', 320, 560],
  ['small', 420, 236],
] as const

/** Where the parts of a game lie, and where its main button ends. */
const partsOf = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main > :not(.notices)')].map((part) => part.getBoundingClientRect())
    const play = document.querySelector('#play')?.getBoundingClientRect()
    const rounded = [...boxes.flatMap(({ x, y, width, height }) => [x, y, width, height]), play?.bottom ?? 0]
    return rounded.map(Math.round)
  })

/** The parts in all sizes. */
async function measure(page: Page): Promise<[string, number[]][]> {
  const all: [string, number[]][] = []
  await forEachSize(page, SIZES, async (name) => void all.push([name, await partsOf(page)]))
  return all
}

describe('the problem of a frame', () => {
  it.each(['cherry-row', 'amber-coast', 'night-roulette', 'northern-poker', 'classic-twenty-one', 'minefield-25'])(
    'of %s lies over the game, which keeps its place in every layout',
    async (game) => {
      const { page, close } = await openFrame(site, game)
      if (game === 'night-roulette') await page.getByRole('button', { name: 'Красное', exact: true }).click()
      const before = await measure(page)
      await page.route(ROUNDS, (route) => route.abort())
      await playButton(page).click()
      await expect(page.getByRole('alert')).toContainText('ставка не спишется дважды')
      expect(await measure(page)).toEqual(before)
      await forEachSize(page, SIZES, async (name) => {
        // Seen as a whole, and the main button beside it can be pressed.
        await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
        await playButton(page).click({ trial: true })
        expect([name, await axeViolations(page)]).toEqual([name, []])
      })
      await page.getByRole('button', { name: 'Закрыть' }).click()
      await expect(page.getByRole('alert')).toBeHidden()
      await expect(playButton(page)).toBeFocused()
      await close()
    },
  )
})
