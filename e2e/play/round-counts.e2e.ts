import { describe, it } from 'vitest'
import { formatNumber } from '#app/lib/text/format.ts'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow, type Visit } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { playInGame } from '../harness/real-game.ts'

/* What a real round counts for besides the balance: a place in a running tournament and a line among the winners. */

const site = usePublicSite()
const sandbox = consoleOf(site.address)
const PLAYER = { phone: '+79995550601', login: 'north-star', password: 'Kf82-mqt' }
const GAME = 'night-tram'
const TOURNAMENT = '/tournaments/best-ratio'

describe('a real round', () => {
  it('brings a place in a running tournament, and a large one the first place among the winners', async () => {
    const { token } = await sandbox.signUp(PLAYER)
    await sandbox.change(PLAYER.login, { balance: 100 })
    const phone: Visit = { language: 'en', width: 390, height: 844, touch: true, reducedMotion: true, token }
    const { page, errors, close } = await site.open({ ...phone, path: TOURNAMENT })
    await expect(page.getByText('Play to get on the leaderboard')).toBeVisible()

    await page.goto(`/game/${GAME}`)
    const { data } = await playInGame(page)
    // Only rounds before the current time count.
    await site.setClock('2026-01-10T12:01:00.000Z')
    await page.goto(TOURNAMENT)
    const standing = page.getByRole('region', { name: 'My rank out of 25' })
    const points = formatNumber(Math.round((data.win / data.stake) * 100) / 100, 'en')
    // On a place with a prize the sum of it follows.
    await expect(standing.getByRole('listitem').filter({ hasText: 'you' })).toContainText(
      new RegExp(`you, ${points} points?`, 'u'),
    )

    await sandbox.playRound(PLAYER.login, { amount: 20, win: 200_000, game: GAME })
    await site.setClock('2026-01-10T12:02:00.000Z')
    await page.reload()
    await expect(standing.getByRole('listitem').first()).toContainText('1you, 10,000 points')
    const first = page.getByRole('list', { name: 'Leaderboard' }).getByRole('listitem').first()
    await expect(first).toContainText('10,000north-star (you)')
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)

    await page.goto('/winners')
    const winner = page.getByRole('list', { name: 'Week' }).getByRole('listitem').first()
    await expect(winner).toContainText('200,000 ₽nort•••Night Tram')
    await expect(winner.getByRole('link', { name: /^Check the round: nort•••, 200,000/u })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })
})
