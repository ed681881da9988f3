import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { expectNoOverflow } from '../harness/journey.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { button, main, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()
const { registerUser, change } = profilesOf(site)

/** Sends a request with the authorization of a player or of a game, and returns the data of its response. */
async function send(path: string, authorization: string, body?: object) {
  const response = await fetch(`${site.address()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const { error, data } = await response.json()
  expect([path, error]).toEqual([path, 0])
  return data
}

/** Signs up a player who has played a round of Cherry Row for real money. */
async function registerPlayed() {
  const player = await registerUser()
  await change(player.login, { balance: 100 })
  const { url } = await send('/api/v2/games/cherry-row?type=real', `Token ${player.token}`)
  const { token } = await send('/play/enter', '', { token: new URL(url, site.address()).hash.slice(1) })
  const { id } = await send('/play/round', `Play ${token}`, { id: randomUUID(), bet: { stake: 1000 } })
  return { ...player, round: String(id) }
}

describe('the proof of a round', () => {
  it('is computed by keyboard and offline, after the player has changed the seed', async () => {
    const { token } = await registerPlayed()
    const { page, errors, close } = await site.open({
      path: '/cashbox?tab=history&list=bets',
      token,
      width: 390,
      fresh: true,
    })
    const keyboard = keyboardOf(page)
    const row = main(page).getByRole('button', { name: /^Проверить раунд/u })
    await keyboard.use(row)
    await expect(main(page)).toContainText('Проверка ждёт сида')
    await keyboard.use(button(page, 'Сменить сид'))
    await expect(main(page)).toContainText('Раунд честный: 4 шага из 4')
    await keyboard.use(row)
    await page.context().setOffline(true)
    await keyboard.use(row)
    await expect(main(page)).toContainText('Раунд честный: 4 шага из 4')
    expect(await axeViolations(page)).toEqual([])
    await expectNoOverflow(page)
    await page.context().setOffline(false)
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await close()
  })

  it('is beside a file of all rounds of the month', async () => {
    const { token, round } = await registerPlayed()
    const { page, errors, close } = await site.open({ path: '/cashbox?tab=history&list=bets', token, language: 'en' })
    const download = page.waitForEvent('download')
    await button(page, 'Download CSV').click()
    const file = await download
    expect(file.suggestedFilename()).toBe('rounds-2026-01.csv')
    const [, row] = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(row).toMatch(new RegExp(`^1,2026-01-.*,Cherry Row,10,\\d+,100,\\d+,${round}$`, 'u'))
    expect(errors).toEqual([])
    await close()
  })

  it('is public behind the shield of a win, without the name of the player', async () => {
    const { page, errors, close } = await site.open({ path: '/winners' })
    await main(page)
      .getByRole('link', { name: /^Проверить раунд/u })
      .first()
      .click()
    await expect(page).toHaveURL(/\/fairness\?round=bot-\d+$/u)
    await expect(main(page)).toContainText('Раунд честный: 4 шага из 4')
    expect(await axeViolations(page)).toEqual([])
    const { login, token, round } = await registerPlayed()
    await send('/api/v2/play/fairness', `Token ${token}`, {})
    await page.goto(`${site.address()}/fairness?round=${round}`)
    await expect(main(page)).toContainText('Раунд честный: 4 шага из 4')
    await expect(main(page)).not.toContainText(login)
    expect(errors).toEqual([])
    await close()
  })
})
