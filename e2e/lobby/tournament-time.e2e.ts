import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { freezeClock } from '../harness/journey.ts'
import { cards, usePublicSite } from '../harness/public-site.ts'

/* Tournaments start and end on time by the server clock, whatever the browser clock. */

const { address, browser, setClock } = usePublicSite()

const HOUR = 3_600_000

const STARTING = {
  name: 'Янтарный кубок',
  path: '/tournaments/amber-cup',
  // 15:00 in Moscow.
  time: '2026-01-12T12:00:00.000Z',
  before: ['до начала', 'Скоро'],
  after: ['до конца', 'Идёт'],
  sections: ['Скоро', 'Идут сейчас'],
  countdownLabels: ['До начала', 'Осталось'],
} as const
const ENDING = {
  name: 'Лучший множитель',
  path: '/tournaments/best-ratio',
  // 16:00 in Moscow.
  time: '2026-01-11T13:00:00.000Z',
  before: ['до конца', 'Идёт'],
  after: ['завершён', 'Завершён'],
  sections: ['Идут сейчас', 'Завершённые'],
  countdownLabels: ['Осталось', null],
} as const

/** Opens a page one minute before `time`, then cuts the API and freezes the page clock. */
async function openMinuteBefore(path: string, time: string, clockOffsetHours: number) {
  const now = new Date(Date.parse(time) - 60_000)
  await setClock(now.toISOString())
  const context = await browser().newContext({
    baseURL: address(),
    timezoneId: clockOffsetHours > 0 ? 'Asia/Vladivostok' : 'America/New_York',
  })
  await context.clock.install({ time: new Date(now.getTime() + clockOffsetHours * HOUR) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('timer').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // A later response would reset the page clock, because the server clock is frozen.
  await page.route('**/api/**', (route) => route.abort())
  await freezeClock(page)
  return { page, context }
}

/** Advances the clock to two seconds before the countdown ends. */
async function advanceToLastSeconds(page: Page, countdown: ReturnType<Page['getByRole']>): Promise<void> {
  const secondsLeft = Number(/00:00:(\d\d)/u.exec((await countdown.textContent()) ?? '')?.[1])
  await page.context().clock.runFor((secondsLeft - 2) * 1000)
  await expect(countdown).toHaveText(/00:00:0[12]/u)
}

// The browser's clock is fast for one, slow for the other.
describe.each([
  ['starts', 3, STARTING],
  ['ends', -3, ENDING],
] as const)('tournament that %s, with a browser clock %i hours off', (_, offsetHours, tournament) => {
  const { name, path, time, before, after, sections, countdownLabels } = tournament
  it('moves between lists on time', async () => {
    const { page, context } = await openMinuteBefore('/tournaments', time, offsetHours)
    const card = cards(page).filter({ hasText: name })
    const section = (title: string) =>
      page.locator('section, [role="tabpanel"]').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    await expect(card).toContainText(before[0])
    await expect(section(sections[0]).last()).toContainText(name)
    await advanceToLastSeconds(page, card.getByRole('timer'))
    await expect(card).toContainText(before[0])
    await context.clock.runFor(3000)
    if (sections[1] === 'Завершённые') {
      await expect(card).toHaveCount(0)
      await page.getByRole('tab', { name: sections[1] }).click()
    }
    await expect(card).toContainText(after[0])
    await expect(section(sections[1]).last()).toContainText(name)
    await context.close()
  })

  it('updates its page on time', async () => {
    const { page, context } = await openMinuteBefore(path, time, offsetHours)
    const tournamentBanner = page.locator('[data-component="TournamentBanner"]')
    const status = (word: string) => tournamentBanner.getByText(new RegExp(`^${word}`, 'u'))
    await expect(status(before[1])).toBeVisible()
    const countdown = tournamentBanner.getByRole('timer')
    await expect(countdown).toHaveAccessibleName(`${name}: ${countdownLabels[0]}`)
    await advanceToLastSeconds(page, countdown)
    await expect(status(before[1])).toBeVisible()
    await context.clock.runFor(3000)
    await expect(status(after[1])).toBeVisible()
    await expect(status(before[1])).toHaveCount(0)
    if (countdownLabels[1] === null) await expect(countdown).toHaveCount(0)
    else await expect(countdown).toHaveAccessibleName(`${name}: ${countdownLabels[1]}`)
    await context.close()
  })
})
