import type { Page } from 'playwright'
import { expect } from './expect.ts'
import { consoleOf } from './console.ts'
import type { OpenPage, Visit } from './journey.ts'
import type { PublicSite } from './public-site.ts'

/** A registered user. */
export interface TestUser {
  phone: string
  login: string
  password: string
  token: string
}

/** Helpers to sign up users and open their profiles. */
export function profilesOf(site: PublicSite) {
  const sandbox = consoleOf(site.address)
  let userCount = 0
  const registerUser = async (): Promise<TestUser> => {
    userCount += 1
    const suffix = String(userCount).padStart(2, '0')
    const player = { phone: `+799933300${suffix}`, login: `vip-${suffix}`, password: 'Kf82-mqt' }
    return { ...player, ...(await sandbox.signUp(player)) }
  }
  /** Ends a session without its browser noticing. */
  const endSession = async (token: string): Promise<void> => {
    const response = await fetch(`${site.address()}/api/v2/auth/logout/`, {
      method: 'POST',
      headers: { authorization: `Token ${token}` },
    })
    expect(await response.json()).toMatchObject({ error: 0 })
  }
  return {
    ...sandbox,
    registerUser,
    endSession,
    /** Opens the profile of `player`, or of a newly registered user. */
    async openProfile(search: string, options: Visit & { player?: TestUser } = {}): Promise<OpenPage & TestUser> {
      const { player = await registerUser(), ...visit } = options
      const opened = await site.open({ ...visit, path: `/profile${search}`, token: player.token })
      return { ...opened, ...player }
    },
  }
}

export const main = (page: Page) => page.getByRole('main')
export const banner = (page: Page) => page.getByRole('banner')
export const dialog = (page: Page) => page.getByRole('dialog')
/** A tab or subtab of the profile; its marker is part of the accessible name. */
export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tab', { name, exact: typeof name === 'string' })
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
export const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
/** Clicks twice synchronously, before any response. */
export const doubleClick = (page: Page, name: string) =>
  button(page, name).evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** Counts POST requests to a path from now on. */
export function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(path)) count += 1
  })
  return () => count
}

/** Signs in through the open dialog. */
export async function signIn(page: Page, { login, password }: Pick<TestUser, 'login' | 'password'>): Promise<void> {
  await dialog(page).getByLabel('Логин, телефон или e-mail').fill(login)
  await dialog(page).getByLabel('Пароль', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
}

/** Signs out through the mobile menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Быстрое меню' }).getByRole('button', { name: 'Меню' }).click()
  await dialog(page).getByRole('button', { name: 'Выйти' }).click()
}
