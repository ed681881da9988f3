import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { trackResources, readActiveResources, type ActiveResources } from './active-resources.ts'
import { consoleOf } from './console.ts'
import { expect } from './expect.ts'
import { advanceUntil } from './journey.ts'
import { usePublicSite } from './public-site.ts'

/* Whoever leaves a screen leaves no timer and no listener of it running. The profile's own are in `profile-look.e2e.ts`. */

const site = usePublicSite()
const { register, steer } = consoleOf(site.address)

const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')
const network = (page: Page) => dialog(page).getByRole('button', { name: 'Войти через Сеть песочницы' })
const phone = (page: Page) => dialog(page).getByRole('textbox', { name: 'Телефон' })
const waiting = (page: Page) => dialog(page).getByText('Ждём звонка…')
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}
const openLogin = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await expect(network(page)).toBeVisible()
}
const openRecovery = async (page: Page) => {
  await openLogin(page)
  await dialog(page).getByRole('button', { name: 'Забыли пароль?' }).click()
  await expect(phone(page).or(waiting(page))).toBeVisible()
}
/** The page where each screen is left to. */
const toFaq = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Вопросы', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
}
/** By a link of the page, wherever it stands. */
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first().click()

type Screen = readonly [name: string, open: (page: Page) => Promise<void>, leave: (page: Page) => Promise<void>]

const PHONE = '+79995550099'
const dialogs: readonly Screen[] = [
  ['the login', openLogin, closeDialog],
  [
    'the registration',
    async (page) => {
      await page.evaluate(() => (window.location.hash = 'register'))
      await expect(dialog(page).getByLabel('Логин', { exact: true })).toBeVisible()
    },
    closeDialog,
  ],
  ['the recovery', openRecovery, closeDialog],
  [
    'the recovery that waits for a call',
    async (page) => {
      await openRecovery(page)
      // What was begun goes on: the second time it waits already.
      if (!(await waiting(page).isVisible())) {
        await phone(page).fill(PHONE)
        await dialog(page).getByRole('button', { name: 'Продолжить' }).click()
      }
      await expect(waiting(page)).toBeVisible()
    },
    closeDialog,
  ],
  [
    'a social window that is open',
    async (page) => {
      const [popup] = await Promise.all([page.waitForEvent('popup'), openLogin(page).then(() => network(page).click())])
      await popup.waitForLoadState()
    },
    closeDialog,
  ],
]
const pages: readonly Screen[] = [
  [
    'the home page',
    async (page) => {
      await follow(page, '/')
      await expect(page.locator('main [data-component="GameTile"]').first()).toBeVisible()
    },
    toFaq,
  ],
  [
    'the favourites',
    async (page) => {
      await follow(page, '/')
      await follow(page, '/games/favorite')
      await expect(page.locator('main [data-component="GameTile"]')).toHaveCount(1)
    },
    toFaq,
  ],
  [
    'a tournament',
    async (page) => {
      await follow(page, '/tournaments')
      await page.locator('main a[href^="/tournaments/"]:visible').first().click()
      await expect(page).toHaveURL(/\/tournaments\/[\w-]+/u)
      await expect(page.locator('main [data-component="Skeleton"]:visible')).toHaveCount(0)
    },
    toFaq,
  ],
  [
    'the winners',
    async (page) => {
      await follow(page, '/winners')
      await expect(page.locator('main tbody tr:visible').first()).toBeVisible()
    },
    toFaq,
  ],
]

/** What runs on a page that is only read: the least of three quarters of a minute, in which the lucky winners and several polls come and go. */
async function atRest(page: Page): Promise<ActiveResources> {
  const rest = await readActiveResources(page)
  for (let second = 0; second < 45; second += 1) {
    await page.context().clock.runFor(1000)
    const now = await readActiveResources(page)
    if (now.timers.length < rest.timers.length) rest.timers = now.timers
    if (now.listeners.length < rest.listeners.length) rest.listeners = now.listeners
  }
  return rest
}

async function leavesNothing(page: Page, [name, open, leave]: Screen, before: ActiveResources): Promise<void> {
  await open(page)
  await leave(page)
  await advanceUntil(page, async () => {
    const { timers, listeners } = await readActiveResources(page)
    expect([name, listeners]).toEqual([name, before.listeners])
    expect(timers.length, `${name}: ${timers.join(', ')}`).toBeLessThanOrEqual(before.timers.length)
  })
}

describe('who leaves', () => {
  it.each([
    ['a dialog', dialogs, false],
    ['a page', pages, true],
  ] as const)('%s leaves no timer and no listener running', async (_, screens, isPlayer) => {
    const { token } = await register({
      phone: isPlayer ? '+79995550098' : PHONE,
      login: `left-${isPlayer}`,
      password: 'secret-1',
    })
    await fetch(`${site.address()}/api/v2/games/favorite/1`, {
      method: 'POST',
      headers: { authorization: `Token ${token}` },
    })
    await steer('method', { method: 'sms', closed: true })
    const { page, close } = await site.open({
      path: '/faq',
      driven: true,
      before: trackResources,
      ...(isPlayer ? { token } : {}),
    })
    // Each once before it is counted: what a part brings with its code and keeps for good is no leaving of it.
    for (const [, open, leave] of screens) {
      await open(page)
      await leave(page)
    }
    await toFaq(page)
    const before = await atRest(page)
    for (const screen of screens) await leavesNothing(page, screen, before)
    await steer('method', { method: 'sms', closed: false })
    await close()
  })
})
