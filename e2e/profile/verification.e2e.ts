import type { Page } from 'playwright'
import { afterEach, describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests, dropResponses, advanceUntil } from '../harness/journey.ts'
import { button, dialog, field, main, doubleClick, countRequests, tab } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { TEST_NOW } from '../harness/site.ts'
import { choice, picture, clickInDialog, previews, step, verificationsOf } from '../harness/verification-visit.ts'

/* The whole verification, from personal data to identity documents. */

const site = usePublicSite()
const {
  openProfile,
  openBeforeDocuments,
  registerUser,
  lastCode,
  letArrive,
  steer,
  state,
  reviewDocuments,
  savePersonalData,
  confirm,
} = verificationsOf(site)

afterEach(async () => {
  for (const method of ['sms', 'wait-call', 'wait-sms']) await steer('method', { method, closed: false })
})

const advanceServerClock = (seconds: number) =>
  site.setClock(new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString())
describe('verification', () => {
  it('of a phone continues in another tab with the same code, and the first tab recovers', async () => {
    const player = await registerUser()
    await savePersonalData(player.token, player.phone)
    const { page: first, context, close } = await openProfile('?tab=profile&sub=verification', { player })
    const second = await context.newPage()
    await second.goto('/profile?tab=profile&sub=verification')
    const code = (page: Page) => dialog(page).getByLabel('Код из SMS', { exact: true })
    await button(first, 'Подтвердить телефон').click()
    await clickInDialog(first, 'Продолжить')
    await expect(code(first)).toBeFocused()
    await button(second, 'Подтвердить телефон').click()
    await expect(code(second)).toBeVisible()
    expect((await state()).outbox.filter(({ contact }) => contact === player.phone)).toHaveLength(1)

    const digits = await lastCode()
    await code(second).fill(digits)
    await expect(step(second, 'Телефон')).toContainText('Готово')
    await code(first).fill(digits)
    await expect(dialog(first)).toHaveCount(0)
    await expect(step(first, 'Телефон')).toContainText('Готово')
    await close()
  })

  it('confirms both contacts across a reload', async () => {
    const { page, errors, phone, token, close } = await openProfile('?tab=profile&sub=verification')
    await expect(step(page, 'Личные данные')).toContainText('Ещё нет')
    await expect(step(page, 'Документы')).toContainText('После данных, телефона и e-mail')
    await button(page, 'Заполнить').click()
    await expect(field(page, 'Имя')).toBeVisible()
    await savePersonalData(token, phone, 'vera@example.com')
    await page.goto('/profile?tab=profile&sub=verification')
    await expect(step(page, 'Личные данные')).toContainText('Готово')

    await button(page, 'Подтвердить телефон').click()
    await expect(dialog(page)).toContainText('+7 999 333-00')
    await clickInDialog(page, 'Продолжить')
    await expect(dialog(page).getByLabel('Код из SMS', { exact: true })).toBeFocused()
    const code = await lastCode()
    await page.reload()
    await button(page, 'Подтвердить телефон').click()
    const reopenedCode = dialog(page).getByLabel('Код из SMS', { exact: true })
    await expect(reopenedCode).toBeFocused()
    expect((await state()).outbox.filter(({ contact }) => contact === phone)).toHaveLength(1)
    await reopenedCode.fill(code)
    await expect(dialog(page)).toHaveCount(0)
    await expect(step(page, 'Телефон')).toContainText('Готово')
    await confirm(page, 'e-mail')
    await expect(step(page, 'E-mail')).toContainText('Готово')
    // The confirmation link now matches the confirmed e-mail.
    await page.goto('/profile?emailverify=success')
    await expect(page.getByText('E-mail подтверждён', { exact: true })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('rejects and then accepts the identity documents', async () => {
    const { page, errors, login, close } = await openBeforeDocuments(9)
    const release = await delayRequests(page, /passport\/upload/u)
    await choice(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
    await expect(previews(page)).toHaveCount(2)
    for (const preview of await previews(page).locator('img').all()) {
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    }
    const uploads = countRequests(page, 'passport/upload')
    await doubleClick(page, 'Отправить снимки')
    await expect(main(page).getByRole('progressbar', { name: 'Отправляем снимки' })).toBeVisible()
    await expect(button(page, 'Отправляем снимки')).toHaveAttribute('aria-disabled', 'true')
    release()
    await expect(main(page).getByText('Снимки получены.', { exact: false })).toBeVisible()
    await expect(step(page, 'Документы')).toContainText('Проверяем')
    await expect(choice(page)).toHaveCount(0)
    expect(uploads()).toBe(1)

    // The decision is announced while the profile is open.
    await reviewDocuments(login, false)
    await tab(page, /^Уведомления/u).click()
    await expect(main(page).getByRole('heading', { name: 'Документы не приняты' })).toBeVisible()
    await tab(page, 'Верификация').click()
    await expect(step(page, 'Документы')).toContainText('Не приняты')
    await expect(main(page).getByText('Снимки не приняты', { exact: false })).toBeVisible()
    await choice(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
    await button(page, 'Отправить снимки').click()
    await expect(step(page, 'Документы')).toContainText('Проверяем')

    await reviewDocuments(login, true)
    await page.reload()
    await expect(step(page, 'Документы')).toContainText('Готово')
    await expect(main(page).getByText('Документы подтверждены', { exact: true })).toBeVisible()
    await tab(page, 'Данные').click()
    await expect(field(page, 'Имя')).toHaveAttribute('readonly')
    expect(errors).toEqual([])
    await close()
  })

  it('with a lost response completes when the same code is sent again', async () => {
    const player = await registerUser()
    await savePersonalData(player.token, player.phone)
    const { page, errors, close } = await openProfile('?tab=profile&sub=verification', { player })
    await button(page, 'Подтвердить телефон').click()
    await clickInDialog(page, 'Продолжить')
    const code = dialog(page).getByLabel('Код из SMS', { exact: true })
    await expect(code).toBeFocused()
    const restoreResponses = await dropResponses(page, /verify-phone/u)
    const digits = await lastCode()
    await code.fill(digits)
    await expect(dialog(page).getByRole('alert')).toContainText('Сервер не ответил')
    await restoreResponses()
    await code.fill('')
    await code.fill(digits)
    await expect(dialog(page)).toHaveCount(0)
    await expect(step(page, 'Телефон')).toContainText('Готово')
    expect(errors.filter((message) => !message.includes('[report]'))).toEqual([])
    await close()
  })

  it('falls back to a call if SMS codes are closed, then to an SMS from the player', async () => {
    const player = await registerUser()
    await savePersonalData(player.token, player.phone)
    const { page, errors, close } = await openProfile('?tab=profile&sub=verification', { player, driven: true })
    // Close the method between the method query and the code request: the server rejects with 27 and the next method.
    await page.route('**/user/verify-method*', async (route) => {
      const response = await route.fetch()
      await steer('method', { method: 'sms', closed: true })
      await route.fulfill({ response })
    })
    const rejectionCodes: unknown[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/user/send-code')) rejectionCodes.push((await response.json()).code)
    })
    await button(page, 'Подтвердить телефон').click()
    await clickInDialog(page, 'Продолжить')
    await expect(dialog(page).getByText('Ждём звонка…')).toBeVisible()
    expect(rejectionCodes).toEqual([27])
    await advanceServerClock(182)
    const text = dialog(page).getByRole('button', { name: 'Подтвердить по SMS от вас' })
    await advanceUntil(page, () => expect(text).toBeVisible({ timeout: 100 }))
    await text.click()
    await expect(dialog(page).getByText('Ждём SMS…')).toBeVisible()
    await letArrive()
    await advanceUntil(page, () => expect(dialog(page)).toHaveCount(0, { timeout: 100 }))
    await expect(step(page, 'Телефон')).toContainText('Готово')
    expect(errors.filter((message) => !message.includes('[report]'))).toEqual([])
    await close()
  })

  it('confirms the phone when the call arrives', async () => {
    const player = await registerUser()
    await savePersonalData(player.token, player.phone)
    await steer('method', { method: 'sms', closed: true })
    const { page, close } = await openProfile('?tab=profile&sub=verification', { player, driven: true })
    await button(page, 'Подтвердить телефон').click()
    await clickInDialog(page, 'Продолжить')
    await expect(dialog(page).getByRole('link', { name: '+7 800 000-00-01' })).toBeVisible()
    await letArrive()
    await advanceUntil(page, () => expect(dialog(page)).toHaveCount(0, { timeout: 100 }))
    await expect(step(page, 'Телефон')).toContainText('Готово')
    await close()
  })
})
