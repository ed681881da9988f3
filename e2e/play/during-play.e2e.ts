import { describe, it } from 'vitest'
import { axeViolations } from '../harness/axe.ts'
import { consoleOf } from '../harness/console.ts'
import { expect, WITHIN_STEP } from '../harness/expect.ts'
import { countFrameLoads, expectMode, expectReady, frameLoads, gameWindow } from '../harness/game-visit.ts'
import { advanceUntil } from '../harness/journey.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* What happens around a running game: alerts, sign-in and sign-out. */

const site = usePublicSite()
const { change, signUp } = consoleOf(site.address)
const password = 'secret-1'

describe('during play', () => {
  it('shows a new level over the game that fills the viewport, with a link to the bonuses', async () => {
    const { token } = await signUp({ phone: '+79995550181', login: 'in-play', password })
    const { page, errors, close } = await site.open({ path: '/game/cherry-row?mode=demo', token, driven: true })
    await expectReady(page)
    await page.getByRole('button', { name: 'Во весь экран' }).click()
    await change('in-play', { level: 3 })
    const toast = page.locator('[data-component="Toast"]')
    await advanceUntil(page, () => expect(toast.getByText('Новый уровень: Любитель 1')).toBeVisible(WITHIN_STEP))
    await expect(toast).toContainText(/Кешбэк 10.%\. Бонус 1.500.₽ ждёт в профиле\./u)
    expect(await axeViolations(page)).toEqual([])
    await toast.getByRole('link').click()
    await expect(page).toHaveURL(/\/profile/u)
    await expectMode(page, 'tucked')
    expect(errors).toEqual([])
    await close()
  })

  it('keeps the demo of a guest who signs in beside it', async () => {
    await signUp({ phone: '+79995550183', login: 'beside-demo', password })
    const { page, errors, close } = await site.open({ path: '/game/cherry-row?mode=demo', before: countFrameLoads })
    await expectReady(page)
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Уменьшить ставку' }).click()
    const stake = frame.getByRole('combobox', { name: 'Ставка' }).getByRole('option', { selected: true })
    await expect(stake).toHaveText('5 ₽')
    await page.getByRole('textbox', { name: 'Логин, телефон или e-mail' }).fill('beside-demo')
    await page.getByLabel('Пароль', { exact: true }).fill(password)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'В избранное' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Панель игры' }).getByRole('link', { name: 'Пополнить' }),
    ).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/game/cherry-row?mode=demo`)
    await expect(stake).toHaveText('5 ₽')
    expect(await frameLoads(page)).toBe(1)
    expect(errors).toEqual([])
    await close()
  })

  it('opens real play for a guest who signs in for it, and ends it with a sign-out until the next sign-in', async () => {
    await signUp({ phone: '+79995550182', login: 'from-demo', password })
    const { page, errors, close } = await site.open({ path: '/game/cherry-row?mode=demo', before: countFrameLoads })
    await expectReady(page)
    await page.getByRole('button', { name: 'Играть на деньги' }).first().click()
    const dialog = page.getByRole('dialog')
    const signIn = async () => {
      await dialog.getByRole('textbox').first().fill('from-demo')
      await dialog.getByLabel('Пароль', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Войти', exact: true }).click()
      await expect(dialog).toHaveCount(0)
    }
    await signIn()
    await expect(page.getByRole('button', { name: 'В избранное' })).toBeVisible()
    await expect(page).toHaveURL(`${site.address()}/game/cherry-row`)
    await expect.poll(() => frameLoads(page)).toBe(2)
    await expectReady(page)
    await page.getByRole('button', { name: /from-demo/u }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Выйти' }).click()
    await expect(gameWindow(page).getByText('Вы вышли из аккаунта')).toBeVisible()
    await page.getByRole('button', { name: 'Войти и играть' }).click()
    await signIn()
    await expectReady(page)
    await expect(gameWindow(page)).toContainText('На деньги')
    await expect(page.getByText('Вы вышли из аккаунта')).toBeHidden()
    expect(errors).toEqual([])
    await close()
  })
})
