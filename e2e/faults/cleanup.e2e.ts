import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { trackResources, readActiveResources, type ActiveResources } from '../harness/active-resources.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { expectMode, expectReady } from '../harness/game-visit.ts'
import { advance, advanceUntil, expectLoaded, followFooterLink } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* Leaving a screen must clear its timers and listeners. The profile is covered in `profile-look.e2e.ts`. */

const site = usePublicSite()
const { signUp, steer } = consoleOf(site.address)

const dialog = (page: Page) => page.getByRole('dialog')
const main = (page: Page) => page.getByRole('main')
const socialButton = (page: Page) => dialog(page).getByRole('button', { name: 'Войти через Сеть песочницы' })
const phoneField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Телефон' })
const waitingText = (page: Page) => dialog(page).getByText('Ждём звонка…')
const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
}
const openSignIn = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Войти' }).click()
  await expect(socialButton(page)).toBeVisible()
}
const openRecovery = async (page: Page) => {
  await openSignIn(page)
  await dialog(page).getByRole('button', { name: 'Забыли пароль?' }).click()
  await expect(phoneField(page).or(waitingText(page))).toBeVisible()
}
/** Navigates to the page that every screen is left for. */
const goToFaq = async (page: Page) => {
  await followFooterLink(page, 'Вопросы')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Вопросы и ответы' })).toBeVisible()
}
/** Clicks the first visible link to `href`. */
const clickLink = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).first().click()

type Screen = readonly [name: string, open: (page: Page) => Promise<void>, leave: (page: Page) => Promise<void>]

const PHONE = '+79995550099'
const dialogs: readonly Screen[] = [
  ['login', openSignIn, closeDialog],
  [
    'sign-up',
    async (page) => {
      await page.evaluate(() => (window.location.hash = 'register'))
      await expect(dialog(page).getByLabel('Логин', { exact: true })).toBeVisible()
    },
    async (page) => {
      await closeDialog(page)
      // Leaves the address that opens it, too.
      await goToFaq(page)
    },
  ],
  ['recovery', openRecovery, closeDialog],
  [
    'recovery waiting for a call',
    async (page) => {
      await openRecovery(page)
      // A pending verification survives, so the second visit is already waiting.
      if (!(await waitingText(page).isVisible())) {
        await phoneField(page).fill(PHONE)
        await dialog(page).getByRole('button', { name: 'Продолжить' }).click()
      }
      await expect(waitingText(page)).toBeVisible()
    },
    closeDialog,
  ],
  [
    'open social sign-in popup',
    async (page) => {
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        openSignIn(page).then(() => socialButton(page).click()),
      ])
      await popup.waitForLoadState()
    },
    closeDialog,
  ],
]
const pages: readonly Screen[] = [
  [
    'home page',
    async (page) => {
      await clickLink(page, '/')
      await expect(page.locator('main [data-component="GameTile"]').first()).toBeVisible()
    },
    goToFaq,
  ],
  [
    'favourites',
    async (page) => {
      await clickLink(page, '/')
      await clickLink(page, '/games/favorite')
      await expect(page.locator('main [data-component="GameTile"]')).toHaveCount(1)
    },
    goToFaq,
  ],
  [
    'tournament',
    async (page) => {
      await clickLink(page, '/tournaments')
      await page.locator('main a[href^="/tournaments/"]:visible').first().click()
      await expect(page).toHaveURL(/\/tournaments\/[\w-]+/u)
      // The page before stays until this one is there, which takes the focus: from a link that is pressed by key, too.
      await expect(page.locator('#main')).toBeFocused()
      await expectLoaded(page)
    },
    goToFaq,
  ],
  [
    'game, seated and floating',
    async (page) => {
      await clickLink(page, '/')
      const tile = page.locator('main [data-component="GameTile"]').first()
      await tile.hover()
      await tile.getByRole('link', { name: /^Демо/u }).click()
      await expectReady(page)
      await page.getByRole('button', { name: 'Свернуть игру' }).click()
      await expectMode(page, 'floating')
    },
    async (page) => {
      await page.getByRole('button', { name: 'Закрыть игру' }).click()
      await page.locator('[data-component="Toasts"]').getByRole('button').last().click()
      await goToFaq(page)
    },
  ],
  [
    'winners',
    async (page) => {
      await clickLink(page, '/winners')
      await expect(page.locator('main tbody tr:visible').first()).toBeVisible()
    },
    goToFaq,
  ],
]

/** Returns the minimum of active resources over 45 s, because polls and the lucky winners come and go. */
async function readIdleResources(page: Page): Promise<ActiveResources> {
  const idle = await readActiveResources(page)
  for (let second = 0; second < 45; second += 1) {
    await advance(page, 1000)
    const now = await readActiveResources(page)
    if (now.timers.length < idle.timers.length) idle.timers = now.timers
    if (now.listeners.length < idle.listeners.length) idle.listeners = now.listeners
  }
  return idle
}

/** The items of a list without the known ones, each taken out once. */
function withoutKnown(list: readonly string[], known: readonly string[]): string[] {
  const left = [...known]
  return list.filter((item) => {
    const index = left.indexOf(item)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

async function expectNoLeak(page: Page, [name, open, leave]: Screen, before: ActiveResources): Promise<void> {
  await open(page)
  await leave(page)
  await advanceUntil(page, async () => {
    const { timers, listeners } = await readActiveResources(page)
    expect([name, withoutKnown(listeners, before.listeners)]).toEqual([name, []])
    expect(timers.length, `${name}: ${timers.join(', ')}`).toBeLessThanOrEqual(before.timers.length)
  })
}

describe('resource cleanup', () => {
  it.each([
    ['dialogs', dialogs, false],
    ['pages', pages, true],
  ] as const)('%s leave no timers or listeners behind', async (_, screens, isPlayer) => {
    const { token } = await signUp({
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
    // Visit each screen once first: timers and listeners of lazily loaded modules stay for good.
    for (const [, open, leave] of screens) {
      await open(page)
      await leave(page)
    }
    await goToFaq(page)
    const before = await readIdleResources(page)
    for (const screen of screens) await expectNoLeak(page, screen, before)
    await steer('method', { method: 'sms', closed: false })
    await close()
  })
})
