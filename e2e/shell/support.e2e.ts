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
})
