import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Alert } from './Alert.tsx'

describeComponent('Alert', (probe) => (
  <Alert {...probe} tone="negative" title="Не удалось загрузить игры" onClose={() => undefined}>
    Проверьте соединение.
  </Alert>
))

describe('Alert', () => {
  it('uses role alert only for the negative tone', () => {
    renderUi(
      <>
        <Alert tone="negative" title="Не удалось" />
        <Alert tone="positive" title="Готово" />
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Не удалось')
    expect(screen.getByRole('status').textContent).toBe('Готово')
  })

  it('shows a close button only with `onClose`', async () => {
    const onClose = vi.fn()
    const { rerender } = renderUi(<Alert tone="neutral" title="Сохранено" />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Alert tone="neutral" title="Сохранено" onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
