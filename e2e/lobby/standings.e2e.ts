import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { cards, rows, usePublicSite } from '../harness/public-site.ts'

const { address, browser, open, setClock } = usePublicSite()

describe('winners', () => {
  it('have a URL per list, with an explanation beside the jackpots', async () => {
    const { page, close } = await open({ path: '/winners?list=jackpot' })
    await expect(page.getByRole('tab', { name: 'Джекпоты' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[data-component="JackpotPanel"]')).toContainText('Джекпот копится, пока его не сорвут')
    await expect(page.getByText('Джекпот — общая сумма', { exact: false })).toBeVisible()
    await expect(page.getByText('В джекпоты идут ставки', { exact: false })).toBeVisible()
    await expect(page.getByText(/с\s1\s000\s₽, 0,4\s% ставки/u)).toBeVisible()
    await page.getByRole('tab', { name: 'Последние' }).click()
    await expect(page).toHaveURL(/\?list=last$/u)
    await expect(rows(page)).toHaveCount(7)
    await page.goBack()
    await expect(page.getByRole('tab', { name: 'Джекпоты' })).toHaveAttribute('aria-selected', 'true')
    await close()
  })

  it.each(['/', '/winners'])(
    'have amounts of one line on the podium of a phone at twice the text size: %s',
    async (path) => {
      const { page, close } = await open({ path, width: 390, height: 844 })
      await page.addStyleTag({ content: ':root { font-size: 200% !important }' })
      await page.locator('[data-component="Podium"]').first().scrollIntoViewIfNeeded()
      const amounts = page.locator('[data-component="Podium"] span', { hasText: /^[\d\s]+₽$/u })
      await expect(amounts.first()).toBeVisible()
      const lines = await amounts.evaluateAll((all) =>
        all.map((amount) => {
          const range = document.createRange()
          range.selectNodeContents(amount)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        }),
      )
      expect(new Set(lines)).toEqual(new Set([1]))
      await close()
    },
  )

  it('show no reference texts with another back end', async () => {
    const { page, close } = await open({ path: '/404' })
    await page.route(/\/api\/v2\/meta/u, (route) => route.fulfill({ json: { error: 0, code: 0, data: { items: {} } } }))
    await page.route('**/api/v2/jackpot/', (route) =>
      route.fulfill({
        json: { error: 0, code: 0, data: { items: [], total: 50, pots: [{ id: 1, name: 'A', total: 50 }] } },
      }),
    )
    await page.goto('/winners?list=jackpot')
    await expect(page.locator('[data-component="JackpotPanel"]')).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/игроки дома|дом играет|ставк|разыгрыва/u)
    await page.goto('/')
    await expect(page.locator('[data-component="JackpotPanel"]')).toBeVisible()
    await expect(page.locator('[data-component="JackpotPanel"]')).not.toContainText(/дом|ставк|четыр/u)
    await close()
  })
})

describe('tournaments', () => {
  it('have one link named after the tournament, with the timer outside it', async () => {
    const { page, close } = await open({ path: '/tournaments' })
    // The lists are sorted again once the server's time is known, so nothing is read before the page is idle.
    await page.waitForLoadState('networkidle')
    const card = cards(page).first()
    const name = await card.getByRole('heading').innerText()
    const snapshot = await card.ariaSnapshot()
    expect(snapshot.split('\n').filter((line) => line.includes('link'))).toEqual([
      expect.stringContaining(`link "${name}"`),
    ])
    // The link covers the whole card, so the timer under it can only be clicked by force.
    await card.getByRole('timer').click({ force: true })
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await close()
  })

  it('leave the home page on time', async () => {
    await setClock('2026-01-11T12:59:00.000Z')
    const context = await browser().newContext({ baseURL: address() })
    await context.clock.install({ time: new Date('2026-01-11T12:59:00.000Z') })
    const page = await context.newPage()
    await page.goto('/')
    await expect(cards(page)).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    await page.route('**/api/**', (route) => route.abort())
    await context.clock.runFor(61_000)
    await expect(cards(page)).toHaveCount(2)
    await context.close()
  })
})
