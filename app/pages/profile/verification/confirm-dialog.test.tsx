import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '#app/testing/render-page.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

describe('ConfirmDialog for a phone', () => {
  it('shows an error for a phone number in an old format, and sends nothing', async () => {
    const { sent } = await renderPage(<ConfirmDialog kind="phone" contact="+7999123456" onClose={() => undefined} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Продолжить' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Неверный номер телефона')
    expect(sent).toEqual([])
  })
})
