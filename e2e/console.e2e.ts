import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { axeViolations } from './axe.ts'
import { profilesOf } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'

/* The console of the reference API, as its testers use it, and what it learns of a player who is at a page. */

const site = usePublicSite()
const { open, setClock } = site
const { somebody, openProfile, change, state } = profilesOf(site)

const DAY_LATER = new Date(Date.parse(TEST_NOW) + 86_400_000).toISOString()

describe('the console', () => {
  it.each([
    ['ru', 1440],
    ['en', 390],
  ] as const)(
    'shows what is sent and steers the players, in %s at %d px; axe has nothing to say',
    async (language, width) => {
      const player = await somebody()
      const { page, errors, close } = await open({ path: `/sandbox?lang=${language}`, width })
      const words =
        language === 'ru' ? { balance: 'Баланс, ₽', save: 'Сохранить' } : { balance: 'Balance, ₽', save: 'Save' }
      const balance = page.getByLabel(`${words.balance}, ${player.login}`)
      await balance.fill('250.5')
      await page.getByRole('button', { name: `${words.save}, ${player.login}` }).click()
      await expect(page.getByRole('status')).not.toBeEmpty()
      const { players } = await state()
      expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 250.5 })
      expect(await axeViolations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(errors).toEqual([])
      await close()
    },
  )

  it('shows when a player was last at a page, and takes nothing away that is being typed', async () => {
    const player = await somebody()
    const { page, close } = await open({ path: '/sandbox' })
    const row = page.getByRole('row').filter({ hasText: player.login })
    const balance = page.getByLabel(`Баланс, ₽, ${player.login}`)
    await expect(row.locator('time')).toHaveAttribute('datetime', new Date(TEST_NOW).toISOString())
    await balance.fill('77')

    await setClock(DAY_LATER)
    const there = await openProfile('', { player, driven: true })
    await expect(there.page.getByRole('heading', { level: 1 })).toBeVisible()
    await there.context.clock.runFor(10_000)
    await there.page.mouse.move(50, 50)
    await change(player.login, { level: 3 })
    await expect(row.locator('time')).toHaveAttribute('datetime', DAY_LATER)
    await expect(balance).toHaveValue('77')
    await expect(balance).toBeFocused()
    await there.close()
    await close()
  })
})
