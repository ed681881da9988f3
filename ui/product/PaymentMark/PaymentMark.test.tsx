import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PaymentMark, paymentKinds } from './PaymentMark.tsx'

describeComponent('PaymentMark', (probe) => <PaymentMark {...probe} kind="card" />)

describe('PaymentMark', () => {
  it('has a symbol of its own for every kind', () => {
    const { container } = renderUi(
      <>
        {paymentKinds.map((kind) => (
          <PaymentMark key={kind} kind={kind} />
        ))}
      </>,
    )
    const symbols = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
    expect(new Set(symbols).size).toBe(paymentKinds.length)
  })

  it('shows letters in place of the symbol and adds nothing to a name', () => {
    renderUi(
      <button type="button">
        <PaymentMark kind="bank" letter="ВТБ" size={32} /> ВТБ
      </button>,
    )
    const button = screen.getByRole('button', { name: 'ВТБ' })
    expect(button.textContent).toBe('ВТБ ВТБ')
    expect(button.querySelector('svg')).toBeNull()
  })
})
