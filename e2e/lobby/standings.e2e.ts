import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { navigateInside } from '../harness/navigate-inside.ts'
import { rows, usePublicSite } from '../harness/public-site.ts'

const { open } = usePublicSite()

/** Expects that every amount on the podiums of the page takes one line. */
async function expectAmountsOfOneLine(page: Page): Promise<void> {
  await page.locator('[data-component="Podium"]:visible').first().scrollIntoViewIfNeeded()
  const amounts = page.locator('[data-component="Podium"]:visible span', { hasText: /^[\d\s]+₽$/u })
  await expect(amounts.first()).toBeVisible()
  const lines = await amounts.evaluateAll((all) =>
    all.map((amount) => {
      const range = document.createRange()
      range.selectNodeContents(amount)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
}

describe('winners', () => {
  it('have a URL per list, an explanation beside the jackpots, and tables and podiums that fit a phone', async () => {
    const { page, close } = await open({ path: '/winners?list=jackpot', width: 320, height: 800 })
    await expect(page.getByRole('tab', { name: 'Джекпоты' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[data-component="JackpotPanel"]')).toContainText('Джекпот копится, пока его не сорвут')
    await expect(page.getByText('Джекпот — общая сумма', { exact: false })).toBeVisible()
    await expect(page.getByText('В джекпоты идут ставки', { exact: false })).toBeVisible()
    await expect(page.getByText(/с\s1\s000\s₽, 0,4\s% ставки/u)).toBeVisible()

    await expect(rows(page).first()).toBeVisible()
    const overflowingTables = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main table')].filter((table) => {
            const card = table.closest('[data-component="Surface"]')
            if (card === null) throw new Error('The table has no card.')
            const edge = card.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(card).paddingRight)
            return Math.round(table.getBoundingClientRect().right - edge) > 0
          }).length,
      )
    const headerOverflow = () =>
      page.getByRole('banner').evaluate((element) => element.scrollWidth - element.clientWidth)
    for (const width of [320, 360, 400, 412]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(overflowingTables, `${width} px`).toBe(0)
      await expect.poll(headerOverflow, `${width} px`).toBeLessThanOrEqual(0)
    }

    await page.getByRole('tab', { name: 'Последние' }).click()
    await expect(page).toHaveURL(/\?list=last$/u)
    await expect(rows(page)).toHaveCount(7)
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Джекпоты' })).toHaveAttribute('aria-selected', 'true')

    // The podiums at twice the text size.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
    await page.getByRole('tab', { name: 'Неделя' }).click()
    await expectAmountsOfOneLine(page)
    await navigateInside(page, '/')
    await expect(page.getByRole('heading', { name: 'Победители недели' })).toBeVisible()
    await expectAmountsOfOneLine(page)
    await close()
  })
})
