import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { freezeClock } from './journey.ts'
import { cards, usePublicSite } from './public-site.ts'

/* A tournament begins and ends at its second, by the server's clock, whatever the browser's own says. */

const { address, browser, setClock } = usePublicSite()

const HOUR = 3_600_000

const BEGINS = {
  name: 'Янтарный кубок',
  path: '/tournaments/amber-cup',
  // 15:00 in Moscow.
  second: '2026-01-12T12:00:00.000Z',
  before: ['до начала', 'Скоро'],
  after: ['до конца', 'Идёт'],
  sections: ['Скоро', 'Идут сейчас'],
  counted: ['До начала', 'Осталось'],
} as const
const ENDS = {
  name: 'Лучший множитель',
  path: '/tournaments/best-ratio',
  // 16:00 in Moscow.
  second: '2026-01-11T13:00:00.000Z',
  before: ['до конца', 'Идёт'],
  after: ['завершён', 'Завершён'],
  sections: ['Идут сейчас', 'Завершённые'],
  counted: ['Осталось', null],
} as const

/** A page that is read in the last minute before a second; after that the server is gone and the journey has the clock. */
async function lastMinute(path: string, second: string, hoursWrong: number) {
  const now = new Date(Date.parse(second) - 60_000)
  await setClock(now.toISOString())
  const context = await browser().newContext({
    baseURL: address(),
    timezoneId: hoursWrong > 0 ? 'Asia/Vladivostok' : 'America/New_York',
  })
  await context.clock.install({ time: new Date(now.getTime() + hoursWrong * HOUR) })
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('timer').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // An answer that came later would set the page's clock back: the server's stands still.
  await page.route('**/api/**', (route) => route.abort())
  await freezeClock(page)
  return { page, context }
}

/** Stands two seconds before what the countdown counts down to. */
async function toTheLastSeconds(page: Page, countdown: ReturnType<Page['getByRole']>): Promise<void> {
  const left = Number(/00:00:(\d\d)/u.exec((await countdown.textContent()) ?? '')?.[1])
  await page.context().clock.runFor((left - 2) * 1000)
  await expect(countdown).toHaveText(/00:00:0[12]/u)
}

describe.each([
  ['begins', BEGINS],
  ['ends', ENDS],
] as const)('a tournament that %s', (_, { name, path, second, before, after, sections, counted }) => {
  it.each([3, -3])(
    'changes its place in the list at its second, with a clock that is %i hours wrong',
    async (wrong) => {
      const { page, context } = await lastMinute('/tournaments', second, wrong)
      const card = cards(page).filter({ hasText: name })
      const section = (title: string) =>
        page.locator('section, [role="tabpanel"]').filter({ has: page.getByRole('heading', { level: 2, name: title }) })
      await expect(card).toContainText(before[0])
      await expect(section(sections[0]).last()).toContainText(name)
      await toTheLastSeconds(page, card.getByRole('timer'))
      await expect(card).toContainText(before[0])
      await context.clock.runFor(3000)
      if (sections[1] === 'Завершённые') {
        await expect(card).toHaveCount(0)
        await page.getByRole('tab', { name: sections[1] }).click()
      }
      await expect(card).toContainText(after[0])
      await expect(section(sections[1]).last()).toContainText(name)
      await context.close()
    },
  )

  it.each([3, -3])('says so on its page at its second, with a clock that is %i hours wrong', async (wrong) => {
    const { page, context } = await lastMinute(path, second, wrong)
    const head = page.locator('[data-component="TournamentBanner"]')
    await expect(head.getByText(before[1], { exact: true })).toBeVisible()
    const countdown = head.getByRole('timer')
    await expect(countdown).toHaveAccessibleName(`${name}: ${counted[0]}`)
    await toTheLastSeconds(page, countdown)
    await expect(head.getByText(before[1], { exact: true })).toBeVisible()
    await context.clock.runFor(3000)
    await expect(head.getByText(after[1], { exact: true })).toBeVisible()
    await expect(head.getByText(before[1], { exact: true })).toHaveCount(0)
    if (counted[1] === null) await expect(countdown).toHaveCount(0)
    else await expect(countdown).toHaveAccessibleName(`${name}: ${counted[1]}`)
    await context.close()
  })
})
