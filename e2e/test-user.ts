import type { BrowserContext } from 'playwright'

/** A player whom an answer that stands in for a back end tells of. */
export const testUser = {
  id: 5,
  login: 'ivan',
  email: 'ivan@example.com',
  balance: '12345.67',
  has_bonuses: 1,
  has_notifications: 1,
}

/** The token that the browser has. */
export const tokenOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'token')?.value
