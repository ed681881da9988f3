import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { delayRequests, dropResponses } from '../harness/journey.ts'
import { button, dialog, field, main, doubleClick, countRequests, tab } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'
import { choice, picture, clickInDialog, previews, step, verificationsOf } from '../harness/verification-visit.ts'

/*
 * The whole verification, from contacts to identity documents. Two tabs, calls and SMS are tested in
 * `e2e/sign-in/verification-model.test.ts`, the checklist in `verification.test.tsx`.
 */

const { openProfile, openBeforeDocuments, registerUser, lastCode, reviewDocuments, savePersonalData } =
  verificationsOf(usePublicSite())

describe('verification', () => {
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
})
