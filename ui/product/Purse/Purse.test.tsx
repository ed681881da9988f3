import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Purse } from './Purse.tsx'

const purse = (probe?: ProbeProps) => (
  <Purse
    {...probe}
    own={{ label: 'Собственные деньги', amount: '4 845 ₽', note: 'для ставок и вывода' }}
    bonus={{ label: 'Бонусные деньги', shortLabel: 'Бонусные', amount: '0 ₽', isZero: true }}
  />
)

describeComponent('Purse', purse)

describe('Purse', () => {
  it('lists both kinds of money by name, with an amount and a note each', () => {
    renderUi(purse())
    const terms = screen.getAllByRole('term').map((term) => term.parentElement)
    expect(terms.map((money) => money?.querySelectorAll('dd').length)).toEqual([2, 1])
    expect(terms[0]?.textContent).toContain('4 845 ₽для ставок и вывода')
    expect(terms[1]?.textContent).toContain('0 ₽')
  })

  it('has a short label for a phone, which is the label by default', () => {
    renderUi(purse())
    const labels = screen.getAllByRole('term').map((term) => [...term.querySelectorAll('span')])
    expect(labels.map((spans) => spans.map(({ textContent }) => textContent))).toEqual([
      ['Собственные деньги', 'Собственные деньги'],
      ['Бонусные деньги', 'Бонусные'],
    ])
  })

  it('tells own from bonus money by shape, and marks a zero', () => {
    const { container } = renderUi(purse())
    expect(container.querySelectorAll('circle, path')).toHaveLength(2)
    expect(container.querySelector('[data-kind="own"] circle')).not.toBeNull()
    expect(screen.getByText('0 ₽').hasAttribute('data-zero')).toBe(true)
    expect(screen.getByText('4 845 ₽').hasAttribute('data-zero')).toBe(false)
  })
})
