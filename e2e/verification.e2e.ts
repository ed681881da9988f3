import type { Page } from 'playwright'
import { afterEach, describe, it } from 'vitest'
import { expect } from './expect.ts'
import { axeViolations } from './axe.ts'
import { delayRequests, dropResponses, advanceUntil } from './journey.ts'
import { button, dialog, field, main, doubleClick, sentTo, tab } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'
import { TEST_NOW } from './site.ts'
import { choice, picture, press, previews, step, verificationsOf } from './verification-visit.ts'

/* The verification from the data to the papers, as a player goes it. */

const site = usePublicSite()
const { openProfile, somebody, lastCode, letArrive, steer, state, papers, told, confirm } = verificationsOf(site)

afterEach(async () => {
  for (const method of ['sms', 'wait-call', 'wait-sms']) await steer('method', { method, closed: false })
})

const later = (seconds: number) => site.setClock(new Date(Date.parse(TEST_NOW) + seconds * 1000).toISOString())
describe('the verification', () => {
  it('of a phone that one tab has begun goes on in another, by one code, and the first is not stuck', async () => {
    const player = await somebody()
    await told(player.token, player.phone)
    const { page: first, context, close } = await openProfile('?tab=profile&sub=verification', { player })
    const second = await context.newPage()
    await second.goto('/profile?tab=profile&sub=verification')
    const code = (page: Page) => dialog(page).getByLabel('Код из SMS', { exact: true })
    await button(first, 'Подтвердить телефон').click()
    await press(first, 'Продолжить')
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

  it('goes from the data by two codes and a reload to papers, is refused, goes again and is confirmed', async () => {
    const { page, errors, login, phone, token, close } = await openProfile('?tab=profile&sub=verification')
    await expect(step(page, 'Личные данные')).toContainText('Ещё нет')
    await expect(step(page, 'Документы')).toContainText('После данных, телефона и e-mail')
    await button(page, 'Заполнить').click()
    await expect(field(page, 'Имя')).toBeVisible()
    await told(token, phone, 'vera@example.com')
    await page.goto('/profile?tab=profile&sub=verification')
    await expect(step(page, 'Личные данные')).toContainText('Готово')

    await button(page, 'Подтвердить телефон').click()
    await expect(dialog(page)).toContainText('+7 999 333-00')
    expect(await axeViolations(page)).toEqual([])
    await press(page, 'Продолжить')
    await expect(dialog(page).getByLabel('Код из SMS', { exact: true })).toBeFocused()
    const code = await lastCode()
    await page.reload()
    await button(page, 'Подтвердить телефон').click()
    const again = dialog(page).getByLabel('Код из SMS', { exact: true })
    await expect(again).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    expect((await state()).outbox.filter(({ contact }) => contact === phone)).toHaveLength(1)
    await again.fill(code)
    await expect(dialog(page)).toHaveCount(0)
    await expect(step(page, 'Телефон')).toContainText('Готово')
    await confirm(page, 'e-mail')
    await expect(step(page, 'E-mail')).toContainText('Готово')

    const release = await delayRequests(page, /passport\/upload/u)
    await choice(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
    await expect(previews(page)).toHaveCount(2)
    for (const shown of await previews(page).locator('img').all()) {
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
    }
    expect(await axeViolations(page)).toEqual([])
    const uploads = sentTo(page, 'passport/upload')
    await doubleClick(page, 'Отправить снимки')
    await expect(main(page).getByRole('progressbar', { name: 'Отправляем снимки' })).toBeVisible()
    await expect(button(page, 'Отправляем снимки')).toHaveAttribute('aria-disabled', 'true')
    release()
    await expect(main(page).getByText('Снимки получены.', { exact: false })).toBeVisible()
    await expect(step(page, 'Документы')).toContainText('Проверяем')
    await expect(choice(page)).toHaveCount(0)
    expect(uploads()).toBe(1)

    // Nobody leaves the profile meanwhile: it is said where it was sent.
    await papers(login, false)
    await tab(page, /^Уведомления/u).click()
    await expect(main(page).getByRole('heading', { name: 'Документы не приняты' })).toBeVisible()
    await tab(page, 'Верификация').click()
    await expect(step(page, 'Документы')).toContainText('Не приняты')
    await expect(main(page).getByText('Снимки не приняты', { exact: false })).toBeVisible()
    await choice(page).setInputFiles([await picture('one.jpg'), await picture('two.jpg')])
    await button(page, 'Отправить снимки').click()
    await expect(step(page, 'Документы')).toContainText('Проверяем')

    await papers(login, true)
    await page.reload()
    await expect(step(page, 'Документы')).toContainText('Готово')
    await expect(main(page).getByText('Документы подтверждены', { exact: true })).toBeVisible()
    await tab(page, 'Данные').click()
    await expect(field(page, 'Имя')).toHaveAttribute('readonly')
    // What the address of a letter says of the e-mail is true of this one.
    await page.goto('/profile?emailverify=success')
    await expect(page.getByText('E-mail подтверждён', { exact: true })).toBeVisible()
    expect(errors).toEqual([])
    await close()
  })

  it('whose answer was lost is done when the same code is sent again', async () => {
    const player = await somebody()
    await told(player.token, player.phone)
    const { page, errors, close } = await openProfile('?tab=profile&sub=verification', { player })
    await button(page, 'Подтвердить телефон').click()
    await press(page, 'Продолжить')
    const code = dialog(page).getByLabel('Код из SMS', { exact: true })
    await expect(code).toBeFocused()
    const hearAgain = await dropResponses(page, /verify-phone/u)
    const sent = await lastCode()
    await code.fill(sent)
    await expect(dialog(page).getByRole('alert')).toContainText('Сервер не ответил')
    await hearAgain()
    await code.fill('')
    await code.fill(sent)
    await expect(dialog(page)).toHaveCount(0)
    await expect(step(page, 'Телефон')).toContainText('Готово')
    expect(errors.filter((words) => !words.includes('[report]'))).toEqual([])
    await close()
  })

  it('takes a call where codes are closed, and then a text', async () => {
    const player = await somebody()
    await told(player.token, player.phone)
    const { page, errors, close } = await openProfile('?tab=profile&sub=verification', { player, driven: true })
    // Closed just between the question for the way and its going: the server answers 27 with the next.
    await page.route('**/user/verify-method*', async (route) => {
      const response = await route.fetch()
      await steer('method', { method: 'sms', closed: true })
      await route.fulfill({ response })
    })
    const closedWays: unknown[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/user/send-code')) closedWays.push((await response.json()).code)
    })
    await button(page, 'Подтвердить телефон').click()
    await press(page, 'Продолжить')
    await expect(dialog(page).getByText('Ждём звонка…')).toBeVisible()
    expect(closedWays).toEqual([27])
    expect(await axeViolations(page)).toEqual([])
    await later(182)
    const text = dialog(page).getByRole('button', { name: 'Подтвердить по SMS от вас' })
    await advanceUntil(page, () => expect(text).toBeVisible({ timeout: 100 }))
    await text.click()
    await expect(dialog(page).getByText('Ждём SMS…')).toBeVisible()
    await letArrive()
    await advanceUntil(page, () => expect(dialog(page)).toHaveCount(0, { timeout: 100 }))
    await expect(step(page, 'Телефон')).toContainText('Готово')
    expect(errors.filter((words) => !words.includes('[report]'))).toEqual([])
    await close()
  })

  it('goes on by a text where the call that is awaited can come no more', async () => {
    const player = await somebody()
    await told(player.token, player.phone)
    await steer('method', { method: 'sms', closed: true })
    const { page, errors, close } = await openProfile('?tab=profile&sub=verification', { player, driven: true })
    await button(page, 'Подтвердить телефон').click()
    await press(page, 'Продолжить')
    await expect(dialog(page).getByText('Ждём звонка…')).toBeVisible()
    const begun: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/user/wait-')) begun.push(new URL(request.url()).pathname)
    })
    await steer('method', { method: 'wait-call', closed: true })
    const text = dialog(page).getByText('Ждём SMS…')
    await advanceUntil(page, () => expect(text).toBeVisible({ timeout: 100 }))
    await expect(dialog(page).getByRole('alert')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await letArrive()
    await advanceUntil(page, () => expect(dialog(page)).toHaveCount(0, { timeout: 100 }))
    await expect(step(page, 'Телефон')).toContainText('Готово')
    expect(begun).toEqual(['/api/v2/user/wait-sms/'])
    expect(errors.filter((words) => !words.includes('[report]'))).toEqual([])
    await close()
  })

  it('takes a call that comes', async () => {
    const player = await somebody()
    await told(player.token, player.phone)
    await steer('method', { method: 'sms', closed: true })
    const { page, close } = await openProfile('?tab=profile&sub=verification', { player, driven: true })
    await button(page, 'Подтвердить телефон').click()
    await press(page, 'Продолжить')
    await expect(dialog(page).getByRole('link', { name: '+7 800 000-00-01' })).toBeVisible()
    await letArrive()
    await advanceUntil(page, () => expect(dialog(page)).toHaveCount(0, { timeout: 100 }))
    await expect(step(page, 'Телефон')).toContainText('Готово')
    await close()
  })
})
