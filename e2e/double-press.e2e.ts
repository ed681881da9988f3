import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from './expect.ts'
import { delayRequests } from './journey.ts'
import { banner, dialog, main, profilesOf, sentTo, type TestUser } from './profile-visit.ts'
import { usePublicSite } from './public-site.ts'

/* A press that comes twice before anything could have answered, and a key that is held: what is meant once is sent once. */

const site = usePublicSite()
const { openProfile, somebody } = profilesOf(site)

/** What is filled in and sent: where it stands, its button and its last field, its call, and what is said when it is done. */
interface Form {
  open: (player: TestUser) => Promise<Page>
  button: (page: Page) => ReturnType<Page['getByRole']>
  field: (page: Page) => ReturnType<Page['getByRole']>
  call: string
  done: (page: Page, player: TestUser) => ReturnType<Page['getByRole']>
}

const inDialog = (name: string) => (page: Page) => dialog(page).getByRole('button', { name, exact: true })
const typed = (page: Page, name: string) =>
  dialog(page).getByLabel(name, { exact: true }).and(page.locator('input:not([type="radio"])'))
const opened = async (path: string) => (await site.open({ path })).page
/** Opens the login, and says who signs in. */
async function atLogin(player: TestUser): Promise<Page> {
  const page = await opened('/faq')
  await banner(page).getByRole('button', { name: 'Войти' }).click()
  await typed(page, 'Логин, телефон или e-mail').fill(player.phone)
  return page
}
let newcomers = 0

const forms: Readonly<Record<string, Form>> = {
  'the login': {
    open: async (player) => {
      const page = await atLogin(player)
      await typed(page, 'Пароль').fill(player.password)
      return page
    },
    button: inDialog('Войти'),
    field: (page) => typed(page, 'Пароль'),
    call: 'auth/login',
    done: (page, { login }) => banner(page).getByRole('link', { name: login }),
  },
  'a registration': {
    open: async () => {
      newcomers += 1
      const page = await opened('/faq#register')
      await typed(page, 'Телефон').fill(`999 777-00-0${newcomers}`)
      await typed(page, 'Логин').fill(`twice-${newcomers}`)
      await typed(page, 'Пароль').fill('Kf82-mqt')
      await page.getByRole('checkbox').check()
      return page
    },
    button: inDialog('Создать аккаунт'),
    field: (page) => typed(page, 'Пароль'),
    call: 'auth/register',
    done: (page) => page.getByRole('dialog', { name: 'Добро пожаловать' }),
  },
  'the code of a recovery': {
    open: async (player) => {
      const page = await atLogin(player)
      await inDialog('Забыли пароль?')(page).click()
      await expect(typed(page, 'Телефон')).toHaveValue(/\d/u)
      return page
    },
    button: inDialog('Продолжить'),
    field: (page) => typed(page, 'Телефон'),
    call: 'send-verification-code',
    done: (page) => typed(page, 'Код из SMS'),
  },
  'a promo code': {
    open: async (player) => {
      const { page } = await openProfile('?tab=promo&sub=codes', { player })
      await main(page).getByRole('textbox', { name: 'Промокод' }).fill('SANDBOX')
      return page
    },
    button: (page) => main(page).getByRole('button', { name: 'Применить' }),
    field: (page) => main(page).getByRole('textbox', { name: 'Промокод' }),
    call: 'user/bonuses',
    done: (page) => main(page).getByText('Промокод принят, бонус активен'),
  },
}

describe.each(Object.entries(forms))('%s', (_, { open, button, field, call, done }) => {
  /** Fills it in, presses, and lets the answer come only then; what has been sent to the call in all. */
  async function sentBy(press: (page: Page, isAnswered: () => Promise<void>) => Promise<void>): Promise<number> {
    const player = await somebody()
    const page = await open(player)
    const sent = sentTo(page, call)
    const answer = await delayRequests(page, new RegExp(call, 'u'))
    await press(page, async () => {
      await expect.poll(sent).toBeGreaterThan(0)
      answer()
      await expect(done(page, player)).toBeVisible()
    })
    // What a second press would have sent was sent before this is answered.
    await page.evaluate(() => fetch('/api/v2/status/'))
    const count = sent()
    await page.context().close()
    return count
  }

  it('is sent once by a double click', async () => {
    const count = await sentBy(async (page, isAnswered) => {
      await button(page).evaluate((element: HTMLElement) => {
        element.click()
        element.click()
      })
      await isAnswered()
    })
    expect(count).toBe(1)
  })

  it('is sent once by a double click of the mouse', async () => {
    const count = await sentBy(async (page, isAnswered) => {
      await button(page).dblclick()
      await isAnswered()
    })
    expect(count).toBe(1)
  })

  it('is sent once by Enter that is held, also when the answer comes meanwhile', async () => {
    const count = await sentBy(async (page, isAnswered) => {
      await field(page).focus()
      for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
      await isAnswered()
      for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    })
    expect(count).toBe(1)
  })
})
