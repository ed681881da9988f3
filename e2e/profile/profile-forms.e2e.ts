import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { field, main, profilesOf } from '../harness/profile-visit.ts'
import { usePublicSite } from '../harness/public-site.ts'

/* The longest form of the profile. The others are tested in `app/pages/profile/account/`. */

const { openProfile } = profilesOf(usePublicSite())

/** Types into the focused field and tabs to the next. */
async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}
async function selectAndTab(page: Page, count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
}

describe('personal data', () => {
  it('can be filled in by keyboard with errors on their fields, and survive a reload', async () => {
    const { page, errors, close } = await openProfile('')
    await field(page, 'Имя').focus()
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toHaveText([
      'Введите имя',
      'Введите фамилию',
      'Укажите дату рождения',
      'Укажите пол',
      'Укажите страну',
    ])
    await expect(field(page, 'Имя')).toBeFocused()
    await expect(field(page, 'Имя')).toHaveAccessibleDescription(/Введите имя/u)
    await typeAndTab(page, 'В')
    await typeAndTab(page, 'Орлова')
    await typeAndTab(page, '8')
    await selectAndTab(page, 2)
    await typeAndTab(page, '1990')
    await selectAndTab(page, 1)
    await expect(field(page, 'Страна')).toBeFocused()
    await page.keyboard.type('герм')
    await expect(page.getByRole('option', { name: 'Германия' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field(page, 'Страна')).toHaveValue('Германия')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: 'Германия' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const country = await field(page, 'Страна').inputValue()
    expect(country).not.toBe('Германия')
    // Skip the country code and the phone, which are filled in.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await expect(field(page, 'E-mail')).toBeFocused()
    await typeAndTab(page, 'vera@example')
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toHaveText(['Имя слишком короткое', 'Неверный e-mail'])
    await expect(field(page, 'Имя')).toBeFocused()
    await page.keyboard.type('Вера')
    await field(page, 'E-mail').focus()
    await page.keyboard.press('End')
    await page.keyboard.type('.com')
    await page.keyboard.press('Enter')
    await expect(main(page).getByText('Данные сохранены')).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('В')
    await page.reload()
    const savedValues = {
      Имя: /Вера$/u,
      Фамилия: /^Орлова$/u,
      День: /^8$/u,
      Год: /^1990$/u,
      'E-mail': /^vera@example\.com$/u,
    }
    for (const [name, value] of Object.entries(savedValues)) await expect(field(page, name)).toHaveValue(value)
    await expect(field(page, 'Месяц').locator('option:checked')).toHaveText('февраля')
    await expect(field(page, 'Пол').locator('option:checked')).toHaveText('Женский')
    await expect(field(page, 'Страна')).toHaveValue(country)
    expect(errors).toEqual([])
    await close()
  })
})
