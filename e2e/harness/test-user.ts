import type { BrowserContext } from 'playwright'

/** The player of stubbed status responses. */
export const testUser = {
  id: 5,
  login: 'ivan',
  email: 'ivan@example.com',
  balance: '12345.67',
  has_bonuses: 1,
  has_notifications: 1,
}

/** Returns the session token in the browser's cookie. */
export const tokenOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'token')?.value
