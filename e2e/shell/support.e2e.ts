import type { Page } from 'playwright'
import { describe, it } from 'vitest'
import { expect } from '../harness/expect.ts'
import { usePublicSite } from '../harness/public-site.ts'

const site = usePublicSite()

describe('support chat', () => {
  const sendMessage = async (page: Page, text: string) => {
    await page.getByRole('textbox', { name: 'Сообщение' }).fill(text)
    await page.getByRole('textbox', { name: 'Сообщение' }).press('Enter')
  }
  const conversation = (page: Page) => page.getByRole('log', { name: 'Переписка с поддержкой' })

  it('opens from the footer, replies, survives a reload and restores focus', async () => {
    const { page, errors, close } = await site.open({})
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Чат поддержки' })
    await opener.click()
    await expect(page.getByText('Пароли и коды поддержка не спрашивает никогда.', { exact: false })).toBeVisible()
    await sendMessage(page, '<img src=x onerror=alert(1)> Где бонус?')
    await expect(conversation(page)).toContainText('<img src=x onerror=alert(1)> Где бонус?')
    await expect(conversation(page)).toContainText('Спасибо, сообщение получено.')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.reload()
    await opener.click()
    await expect(conversation(page)).toContainText('Где бонус?')
    expect(errors).toEqual([])
    await close()
  })

  it('keeps a message while the server is unreachable and sends it once', async () => {
    const { page, close } = await site.open({ width: 390, height: 844, touch: true, language: 'ru' })
    const open = async () => {
      await page.getByRole('button', { name: 'Меню' }).click()
      await page.getByRole('dialog', { name: 'Меню' }).getByRole('button', { name: 'Чат поддержки' }).click()
    }
    await open()
    await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeVisible()
    await page.route('**/api/v2/support/**', (route) => route.abort())
    await sendMessage(page, 'Алло?')
    await expect(conversation(page).getByText('Ответа нет. Возможно, сообщение уже у нас')).toBeVisible()
    await page.keyboard.press('Escape')
    await open()
    await page.unroute('**/api/v2/support/**')
    await conversation(page).getByRole('button', { name: 'Повторить' }).click()
    await expect(conversation(page)).toContainText('Спасибо, сообщение получено.')
    await expect(conversation(page).getByText('Алло?')).toHaveCount(1)
    await close()
  })

  it('opens the operator’s chat with the client info if one is configured', async () => {
    const { page, close } = await site.open({
      before: () => {
        window.operatorSettings = {
          onlineBump: false,
          supportChat: (client) => Reflect.set(window, 'chatWith', client),
        }
      },
    })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Чат поддержки' }).click()
    expect(await page.evaluate(() => Reflect.get(window, 'chatWith'))).toEqual({
      id: 0,
      phone: '',
      email: '',
      username: '',
      level: 0,
      login: '',
      playerPage: null,
    })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await close()
  })
})
