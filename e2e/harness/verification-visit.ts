import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from './expect.ts'
import { button, dialog, main, profilesOf } from './profile-visit.ts'
import type { PublicSite } from './public-site.ts'

/** Helpers to bring players to a given step of the verification. */
export function verificationsOf(site: PublicSite) {
  const profiles = profilesOf(site)
  const { openProfile, registerUser, lastCode } = profiles

  /** Saves personal data through the API. */
  async function savePersonalData(token: string, phone: string, email = ''): Promise<void> {
    const response = await fetch(`${site.address()}/api/v2/user/update/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${token}` },
      body: JSON.stringify({
        first_name: 'Вера',
        last_name: 'Орлова',
        birthday: '1990-02-08',
        sex: 'f',
        country: 'RU',
        phone,
        email,
      }),
    })
    expect(await response.json()).toMatchObject({ error: 0 })
  }

  /** Confirms a contact with the code sent to it. */
  async function confirm(page: Page, contact: 'телефон' | 'e-mail'): Promise<void> {
    await button(page, `Подтвердить ${contact}`).click()
    await clickInDialog(page, 'Продолжить')
    const code = dialog(page).getByLabel(contact === 'телефон' ? 'Код из SMS' : 'Код из письма', { exact: true })
    await expect(code).toBeFocused()
    await code.fill(await lastCode())
    await expect(dialog(page)).toHaveCount(0)
  }

  return {
    ...profiles,
    savePersonalData,
    confirm,
    /** Opens the profile of a player who only lacks identity documents. */
    async openBeforeDocuments(number: number) {
      const player = await registerUser()
      await savePersonalData(player.token, player.phone, `vera-${number}@example.com`)
      const opened = await openProfile('?tab=profile&sub=verification', { player })
      await confirm(opened.page, 'телефон')
      await confirm(opened.page, 'e-mail')
      await expect(choice(opened.page)).toBeAttached()
      return opened
    },
  }
}

export const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer(),
})
export const step = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
export const clickInDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click()
export const choice = (page: Page) => main(page).getByLabel('Выбрать снимки', { exact: true })
export const previews = (page: Page) => main(page).getByRole('group', { name: 'Документы' }).getByRole('listitem')
