import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PaymentList } from './PaymentList.tsx'
import type { ListedPayment } from './PaymentRow.tsx'

const payment = (id: string, change: Partial<ListedPayment> = {}): ListedPayment => ({
  id,
  time: '14:04',
  mark: null,
  name: `Карта ${id}`,
  kind: 'Вывод',
  account: '•••• 4417',
  tone: 'waiting',
  status: 'В обработке',
  note: 'ждём банк',
  amount: '−3 000 ₽',
  isVoid: false,
  details: <p>Заявка {id}</p>,
  ...change,
})
const list = (probe?: ProbeProps) => (
  <PaymentList
    {...probe}
    titles={{ time: 'Когда', method: 'Способ', status: 'Состояние', amount: 'Сумма' }}
    days={[
      { id: '2', label: '24 ноября', payments: [payment('a'), payment('b', { details: null })] },
      { id: '1', label: '21 ноября', payments: [payment('c', { isVoid: true, note: '', account: '' })] },
    ]}
  />
)
const row = (name: RegExp) => screen.getByRole('button', { name })

describeComponent('PaymentList', (probe) => list(probe))

describe('PaymentList', () => {
  it('lists the payments below the heading of their day', () => {
    renderUi(list())
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['24 ноября', '21 ноября'])
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(row(/Карта a/u).getAttribute('aria-expanded')).toBe('false')
  })

  it('opens one row at a time by keyboard, and closes it again', async () => {
    renderUi(list())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Заявка a')).toBeTruthy()
    expect(row(/Карта a/u).getAttribute('aria-controls')).toBe(screen.getByText('Заявка a').closest('[id]')?.id)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(screen.queryByText('Заявка a')).toBeNull()
    expect(screen.getByText('Заявка c')).toBeTruthy()
    await userEvent.keyboard(' ')
    expect(screen.queryByText('Заявка c')).toBeNull()
  })

  it('has no button in a row without details', () => {
    renderUi(list())
    expect(screen.getByText('Карта b')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Карта b/u })).toBeNull()
  })

  it('strikes the amount of a payment through that did not happen', () => {
    renderUi(list())
    expect(screen.getAllByText('−3 000 ₽').map(({ localName }) => localName)).toEqual(['span', 'span', 's'])
  })
})
