import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent, type ProbeProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { JackpotPanel } from './JackpotPanel.tsx'
import { RollingAmount } from '../../private/rolling-amount.tsx'

const panel = (total: string, probe?: ProbeProps, pot = '6 719 ₽') => (
  <JackpotPanel
    {...probe}
    title="Джекпот сейчас"
    total={total}
    note="Сумма."
    pots={[{ id: 1, name: 'Мини', total: pot }]}
  />
)

describeComponent('JackpotPanel', (probe) => panel('3 482 916,40 ₽', probe))

describe('JackpotPanel', () => {
  it('exposes its amount to assistive technology as one text', () => {
    renderUi(panel('3 482 916,40 ₽'))
    const region = within(screen.getByRole('region', { name: 'Джекпот сейчас' }))
    expect(region.getByText('3 482 916,40 ₽')).toBeTruthy()
    expect(region.getByRole('definition').textContent).toContain('6 719 ₽')
  })

  it('rolls the digits of a pot that grew, like those of the sum', () => {
    const { rerender } = renderUi(panel('100 ₽'))
    const animated = () =>
      [...document.querySelectorAll('dd [data-component="RollingAmount"] > span')].filter(
        ({ className }) => className !== '',
      )
    expect(animated()).toEqual([])
    rerender(panel('100 ₽', undefined, '6 720 ₽'))
    expect(animated().map(({ textContent }) => textContent)).toEqual(['2', '0'])
  })

  it('does not announce changes of the amount', () => {
    const { container } = renderUi(panel('3 482 916,40 ₽'))
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })
})

describe('RollingAmount', () => {
  const characters = () => [...document.querySelectorAll('[data-component="RollingAmount"] > span')]

  it('does not animate on mount', () => {
    renderUi(<RollingAmount amount="99,40 ₽" />)
    expect(characters().map((character) => character.className)).toEqual(characters().map(() => ''))
  })

  it('animates only the digits that changed', () => {
    const { rerender } = renderUi(<RollingAmount amount="16,40 ₽" />)
    const before = characters()
    rerender(<RollingAmount amount="17,40 ₽" />)
    const reused = characters().map((character) => before.includes(character))
    expect(reused).toEqual([true, false, true, true, true, true, true])
    expect(characters()[1]?.className).not.toBe('')
  })

  it('matches digits from the end when a digit is added at the front', () => {
    const { rerender } = renderUi(<RollingAmount amount="99,40 ₽" />)
    const before = characters()
    rerender(<RollingAmount amount="100,40 ₽" />)
    expect(characters().map((character) => before.includes(character))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ])
  })

  it('does not touch the DOM when the amount is unchanged', () => {
    const { rerender, container } = renderUi(<RollingAmount amount="99,40 ₽" />)
    const observer = new MutationObserver(() => undefined)
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    rerender(<RollingAmount amount="99,40 ₽" />)
    expect(observer.takeRecords()).toEqual([])
  })
})
