import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { axeViolations } from '../harness/axe.ts'
import { profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'
import { advance } from '../harness/journey.ts'

/* The sandbox console as testers use it, and the player activity it shows. */

const site = usePublicSite()
const { open, setClock } = site
const { registerUser, openProfile, change, state } = profilesOf(site)

const DAY_LATER = new Date(Date.parse(TEST_NOW) + 86_400_000).toISOString()

describe('sandbox console', () => {
  it('edits a player on a phone without overflow or axe violations', async () => {
    const player = await registerUser()
    const { page, errors, close } = await open({ path: '/sandbox?lang=en', width: 390 })
    await page.getByLabel(`Balance, ₽, ${player.login}`).fill('250.5')
    await page.getByRole('button', { name: `Save, ${player.login}` }).click()
    await expect(page.getByRole('status')).not.toBeEmpty()
    const { players } = await state()
    expect(players.find(({ login }) => login === player.login)).toMatchObject({ balance: 250.5 })
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(errors).toEqual([])
    await close()
  })

  it('updates the last activity of a player without losing unsaved input', async () => {
    const player = await registerUser()
    const { page, close } = await open({ path: '/sandbox' })
    const row = page.getByRole('row').filter({ hasText: player.login })
    const balance = page.getByLabel(`Баланс, ₽, ${player.login}`)
    await expect(row.locator('time')).toHaveAttribute('datetime', new Date(TEST_NOW).toISOString())
    await balance.fill('77')

    await setClock(DAY_LATER)
    const playerVisit = await openProfile('', { player, driven: true })
    await expect(playerVisit.page.getByRole('heading', { level: 1 })).toBeVisible()
    await advance(playerVisit.page, 10_000)
    await playerVisit.page.mouse.move(50, 50)
    await change(player.login, { level: 3 })
    await expect(row.locator('time')).toHaveAttribute('datetime', DAY_LATER)
    await expect(balance).toHaveValue('77')
    await expect(balance).toBeFocused()
    await playerVisit.close()
    await close()
  })
})
