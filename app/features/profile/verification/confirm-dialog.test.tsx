import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { $notices } from '#app/models/notices/notices.model.ts'
import { fillIn } from '#app/testing/describe-rejections.tsx'
import { renderPage } from '#app/testing/render-page.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

describe('ConfirmDialog for a phone', () => {
  it('shows an error for a phone number in an old format, and sends nothing', async () => {
    const { sent } = await renderPage(<ConfirmDialog kind="phone" contact="+7999123456" onClose={() => undefined} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Продолжить' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Неверный номер телефона')
    expect(sent).toEqual([])
  })

  it('closes with a notice when the phone is confirmed', async () => {
    const onClose = vi.fn()
    const { scope } = await renderPage(<ConfirmDialog kind="phone" contact="+79991234567" onClose={onClose} />, {
      answers: {
        getVerifyMethod: { method: 'sms', next_method: '' },
        sendUserCode: { method: 'sms', timeout: 10, next_method: '' },
        verifyPhone: {},
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Продолжить' }))
    await fillIn('Код из SMS', '284613')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(scope.getState($notices).map(({ title }) => title)).toEqual(['Телефон подтверждён'])
  })
})
