import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { BetSlider, type BetStop } from './BetSlider.tsx'

const stops: readonly BetStop[] = ['0,10', '0,25', '0,50', '1'].map((label) => ({
  label,
  value: `${label} ₽`,
  spoken: `${label} ₽ за кредит`,
  facts: ['10 кредитов', `${label} ₽ × 10 за раунд`],
}))

function ControlledSlider({ probe, initial = 3 }: { probe?: ProbeProps; initial?: number }) {
  const [index, setIndex] = useState(initial)
  return <BetSlider {...probe} label="Ставка за кредит" stops={stops} index={index} onIndexChange={setIndex} />
}

describeComponent('BetSlider', (probe) => <ControlledSlider probe={probe} />)

describe('BetSlider', () => {
  it('says value, credits and stake', () => {
    renderUi(<ControlledSlider initial={2} />)
    const slider = screen.getByRole('slider', { name: 'Ставка за кредит' })
    expect(slider.getAttribute('aria-valuetext')).toBe('0,50 ₽ за кредит, 10 кредитов, 0,50 ₽ × 10 за раунд')
    expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual([
      '0',
      '3',
      '1',
    ])
    expect(screen.getByText('0,50 ₽')).toBeTruthy()
  })

  it('reports the index of another stop', () => {
    renderUi(<ControlledSlider />)
    const slider = screen.getByRole('slider')
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toContain('0,10 ₽ за кредит')
  })

  it('shows nothing for an index without a stop', () => {
    renderUi(<ControlledSlider initial={4} />)
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('is disabled as a whole', () => {
    const { container } = renderUi(
      <BetSlider disabled label="Ставка за кредит" stops={stops} index={0} onIndexChange={() => undefined} />,
    )
    expect(screen.getByRole('slider')).toHaveProperty('disabled', true)
    expect(container.querySelector('[data-component="BetSlider"]')?.hasAttribute('data-disabled')).toBe(true)
  })

  it.each([
    ['many stops', Array.from({ length: 7 }, (_, index) => `${index}`), ['0', '6']],
    ['long labels', ['100 000 000 ₽', '200 000 000 ₽', '300 000 000 ₽'], ['100 000 000 ₽', '300 000 000 ₽']],
    ['a few short labels', ['0,10', '0,25', '1 ₽'], ['0,10', '0,25', '1 ₽']],
  ])('labels only the ends where all labels would not fit: %s', (_, labels, shown) => {
    const { container } = renderUi(
      <BetSlider
        label="Ставка"
        stops={labels.map((label) => ({ label, value: '', spoken: label }))}
        index={0}
        onIndexChange={() => undefined}
      />,
    )
    const texts = [...(container.querySelector('[data-component="BetSlider"]')?.lastElementChild?.children ?? [])]
    expect(texts.map(({ textContent }) => textContent)).toEqual(shown)
  })

  it('shows its label where several stand below each other', () => {
    renderUi(<BetSlider labelShown label="Кредиты" stops={stops} index={0} onIndexChange={() => undefined} />)
    expect(screen.getByText('Кредиты')).toBeTruthy()
  })
})
