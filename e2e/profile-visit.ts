import type { Page } from 'playwright'
import { expect } from './expect.ts'
import { consoleOf } from './console.ts'
import type { OpenPage, Visit } from './journey.ts'
import type { PublicSite } from './public-site.ts'

/** Somebody who has an account. */
export interface TestUser {
  phone: string
  login: string
  password: string
  token: string
}

/** Players of a site, and their way into the profile. */
export function profilesOf(site: PublicSite) {
  const steering = consoleOf(site.address)
  let made = 0
  const registerUser = async (): Promise<TestUser> => {
    made += 1
    const two = String(made).padStart(2, '0')
    const player = { phone: `+799933300${two}`, login: `vip-${two}`, password: 'Kf82-mqt' }
    return { ...player, ...(await steering.register(player)) }
  }
  /** Ends a session behind the back of the browser that has it. */
  const endSession = async (token: string): Promise<void> => {
    const answer = await fetch(`${site.address()}/api/v2/auth/logout/`, {
      method: 'POST',
      headers: { authorization: `Token ${token}` },
    })
    expect(await answer.json()).toMatchObject({ error: 0 })
  }
  return {
    ...steering,
    somebody: registerUser,
    endSession,
    /** Opens the profile of somebody who is signed in already; without `player`, of somebody new. */
    async openProfile(place: string, options: Visit & { player?: TestUser } = {}): Promise<OpenPage & TestUser> {
      const { player = await registerUser(), ...visit } = options
      const opened = await site.open({ ...visit, path: `/profile${place}`, token: player.token })
      return { ...opened, ...player }
    },
  }
}

export const main = (page: Page) => page.getByRole('main')
export const banner = (page: Page) => page.getByRole('banner')
export const dialog = (page: Page) => page.getByRole('dialog')
/** A tab of the profile, or a part of it; its mark is a part of the name. */
export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tab', { name, exact: typeof name === 'string' })
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
/** A button that is worked on is nobody's to press again. */
export const expectBusy = (page: Page, name: string) =>
  expect(button(page, name)).toHaveAttribute('aria-disabled', 'true')

/** Presses again before anything could have answered. */
export const doubleClick = (page: Page, name: string) =>
  button(page, name).evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Counts what is sent to a path, from here on. */
export function sentTo(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(path)) count += 1
  })
  return () => count
}

/** Signs in by the dialog that is open. */
export async function signIn(page: Page, { login, password }: Pick<TestUser, 'login' | 'password'>): Promise<void> {
  await dialog(page).getByLabel('Логин, телефон или e-mail').fill(login)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
}

/** Leaves by the menu of a phone, the one place that leads out. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
  await dialog(page).getByRole('button', { name: 'Выйти' }).click()
}
