import { describe, it } from 'vitest'
import type { Page } from 'playwright'
import { rows } from '../harness/public-site.ts'
import { expect, WITHIN_STEP } from '../harness/expect.ts'
import { CLIENT_RENDERED_HOME, freezeClock, advanceUntil } from '../harness/journey.ts'
import { useHostileSite } from '../harness/hostile-site.ts'

const text = '<p>Начало</p>'
const open = useHostileSite('odd items', { text, texts: [text] })

/** Expects that no script ran and that no link or image URL is a script. */
async function expectHarmless(page: Page): Promise<void> {
  const elements = page.locator('body :is([href], [src])')
  const urls = await elements.evaluateAll((all) =>
    all.flatMap((element) => [element.getAttribute('href') ?? '', element.getAttribute('src') ?? '']),
  )
  expect(urls.filter((address) => /^(?:\s*javascript:|x$)/iu.test(address))).toEqual([])
  expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false)
}

describe('lists with malformed items', () => {
  it('render the valid winners, tournaments, jackpots and metadata, and names as plain text', async () => {
    const { page, close } = await open({ path: '/icon.svg' })
    const reports: string[] = []
    page.on('console', (message) => reports.push(message.text()))

    await page.goto('/winners')
    const podium = page.locator('[data-component="Podium"]:visible')
    await expect(podium.getByRole('listitem')).toHaveCount(3)
    await expect(podium).toContainText('<img src=x oner')
    await expect(podium).toContainText(/9\s234/u)
    await expect(podium).toContainText('77')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).getByRole('link')).toHaveAttribute('href', '/game/game-1?mode=demo')
    await page.getByRole('tab', { name: 'Джекпоты' }).click()
    const pots = page.locator('[data-component="JackpotPanel"]')
    await expect(pots.getByRole('term')).toHaveText([
      '<img src=x onerror="window.hacked = true"><script>window.hacked = true</script>',
    ])
    await expect(pots).toContainText(/с\s1\s000\s₽, 0,4\s% ставки/u)
    await expect(page.getByText('Здесь пока пусто')).toBeVisible()
    await expectHarmless(page)

    await page.goto(CLIENT_RENDERED_HOME)
    const running = page.locator('section[aria-labelledby="tournaments"] [data-component="TournamentCard"]')
    await expect(running).toHaveCount(1)
    await expect(running).toContainText('<img src=x onerror')
    await expect(page.getByRole('region', { name: 'Победители месяца' })).toContainText('Победителей пока нет')
    await expectHarmless(page)

    await page.goto('/faq')
    await expect(page).toHaveTitle(/^Ответы <img src=x onerror/u)
    await page.goto('/payments-info')
    await expect(page.locator('[data-component="AnswerList"] h2')).toHaveCount(1)
    await expect(page.locator('[data-component="AnswerList"] h3')).toHaveText(['0'])
    for (const droppedPath of ['weekly[1].user', 'pots[1].total', 'items[0].ended_at', 'items.promo', 'items[1].id']) {
      await expect.poll(() => reports.join('\n')).toContain(droppedPath)
    }
    await close()
  })

  it('render the valid lucky winners, without an image for a malformed URL', async () => {
    const { page, close } = await open({ driven: true })
    const strip = page.locator('[data-component="LuckyStrip"]')
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await freezeClock(page)
    await advanceUntil(page, () => expect(strip).toBeVisible(WITHIN_STEP))
    await expect(strip).toContainText('<img src=x onerror')
    await expect(strip).toContainText(/10,50\s₽/u)
    await expect(strip.locator('img')).toHaveCount(0)
    await expectHarmless(page)
    await close()
  })
})
