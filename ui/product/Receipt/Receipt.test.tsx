import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Receipt } from './Receipt.tsx'

const receipt = (probe?: ProbeProps, onPrint = () => undefined) => (
  <Receipt
    {...probe}
    status="Оплата успешна"
    title="Квитанция № 4 918 205, пополнение"
    amountText="501,00 ₽"
    facts={[
      { id: 'created', label: 'Создана', value: '24 ноября 2026, 12:04 МСК' },
      { id: 'card', label: 'Карта получателя', value: '•••• 6789' },
    ]}
    note="Игровые деньги"
    printLabel="Печать или PDF"
    onPrint={onPrint}
  />
)

describeComponent('Receipt', receipt)

describe('Receipt', () => {
  it('is an article that is named by its number and lists its facts', () => {
    renderUi(receipt())
    const article = screen.getByRole('article', { name: 'Квитанция № 4 918 205, пополнение' })
    expect(article.textContent).toContain('501,00 ₽')
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Создана', 'Карта получателя'])
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '24 ноября 2026, 12:04 МСК',
      '•••• 6789',
    ])
  })

  it('calls onPrint', async () => {
    const onPrint = vi.fn()
    renderUi(receipt(undefined, onPrint))
    await userEvent.click(screen.getByRole('button', { name: 'Печать или PDF' }))
    expect(onPrint).toHaveBeenCalledOnce()
  })
})
