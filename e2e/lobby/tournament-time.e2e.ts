import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { advance, freezeClock } from '../harness/journey.ts'
import { waitForResponses } from '../harness/open-requests.ts'
import { cards, usePublicSite } from '../harness/public-site.ts'

/*
 * A tournament starts by the server clock, whatever the browser clock. What else starts and ends on time is in the tests of
 * the pages, `app/pages/tournaments/page.test.tsx` and `app/pages/tournament/page.test.tsx`.
 */

const { address, browser, setClock } = usePublicSite()

const HOUR = 3_600_000

/** 15:00 in Moscow. */
const START = '2026-01-12T12:00:00.000Z'

describe('tournament', () => {
  it('starts on time on the page of tournaments, with a browser clock three hours fast', async () => {
    const now = new Date(Date.parse(START) - 60_000)
    await setClock(now.toISOString())
    const context = await browser().newContext({ baseURL: address(), timezoneId: 'Asia/Vladivostok' })
    await context.clock.install({ time: new Date(now.getTime() + 3 * HOUR) })
    const page = await context.newPage()
    await page.goto('/tournaments')
    const card = cards(page).filter({ hasText: 'Янтарный кубок' })
    await expect(card.getByRole('timer')).toBeVisible()
    await page.waitForLoadState('networkidle')
    // A later response would reset the page clock, because the server clock is frozen.
    await page.route('**/api/**', (route) => route.abort())
    await waitForResponses(page)
    await freezeClock(page)
    const section = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    await expect(section('Скоро').last()).toContainText('Янтарный кубок')
    const countdown = card.getByRole('timer')
    const secondsLeft = Number(/00:00:(\d\d)/u.exec((await countdown.textContent()) ?? '')?.[1])
    await advance(page, (secondsLeft - 2) * 1000)
    await expect(countdown).toHaveText(/00:00:0[12]/u)
    await expect(card).toContainText('до начала')
    await advance(page, 3000)
    await expect(card).toContainText('до конца')
    await expect(section('Идут сейчас').last()).toContainText('Янтарный кубок')
    await context.close()
  })
})
