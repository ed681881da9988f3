import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Toasts, type ToastMessage } from './Toast.tsx'

const messages: readonly ToastMessage[] = [
  { id: 1, tone: 'negative', title: 'Сервер не ответил', text: 'Попробуйте ещё раз.' },
  { id: 2, tone: 'positive', title: 'Вывод подтверждён', text: 'Деньги придут в течение трёх часов.' },
]

describeComponent('Toast', () => <Toasts messages={messages} onClose={() => undefined} />)

describe('Toasts', () => {
  it('stand in a region that the keyboard reaches', () => {
    renderUi(<Toasts messages={messages} onClose={() => undefined} />)
    const region = within(screen.getByRole('region', { name: 'Сообщения (F8)' }))
    expect(region.getAllByRole('listitem')).toHaveLength(2)
  })

  it('are announced once: the message itself is no live region', () => {
    renderUi(<Toasts messages={messages} onClose={() => undefined} />)
    const region = within(screen.getByRole('region'))
    expect(region.queryByRole('alert')).toBeNull()
    expect(region.queryByRole('status')).toBeNull()
  })

  it('lead where they are to lead, and are gone then', async () => {
    const closed = vi.fn()
    const [message] = messages
    if (message === undefined) throw new Error('There are messages.')
    renderUi(<Toasts messages={[{ ...message, action: { label: 'К бонусам', href: '#bonuses' } }]} onClose={closed} />)
    const link = screen.getByRole('link', { name: 'К бонусам' })
    expect(link.getAttribute('href')).toBe('#bonuses')
    await userEvent.click(link)
    expect(closed).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('give the keyboard back to where it was, when the last of them is closed', async () => {
    const page = (shown: readonly ToastMessage[], onClose: (id: number) => void) => (
      <>
        <button type="button">Дальше</button>
        {shown.length === 0 ? null : <Toasts messages={shown} onClose={onClose} />}
      </>
    )
    let left = messages
    const { rerender } = renderUi(page(left, () => undefined))
    const close = (id: number) => {
      left = left.filter((message) => message.id !== id)
      rerender(page(left, close))
    }
    rerender(page(left, close))
    screen.getByRole('button', { name: 'Дальше' }).focus()
    await userEvent.keyboard('[F8]')
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[0] ?? document.body)
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true)
    screen.getByRole('button', { name: 'Закрыть' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }))
  })

  it('say which one was closed', async () => {
    const closed = vi.fn()
    renderUi(<Toasts messages={messages} onClose={closed} />)
    const [, second] = screen.getAllByRole('button', { name: 'Закрыть' })
    if (second === undefined) throw new Error('Each message has a button.')
    await userEvent.click(second)
    expect(closed).toHaveBeenCalledExactlyOnceWith(2)
  })
})
