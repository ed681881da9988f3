import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { JackpotPanel } from './JackpotPanel.tsx'
import { RollingAmount } from './RollingAmount.tsx'

const panel = (total: string) => (
  <JackpotPanel title="Джекпот сейчас" total={total} note="Сумма." pots={[{ id: 1, name: 'Мини', total: '6 719 ₽' }]} />
)

describeComponent('JackpotPanel', () => panel('3 482 916,40 ₽'))

describe('JackpotPanel', () => {
  it('tells its amount to a screen reader as one', () => {
    renderUi(panel('3 482 916,40 ₽'))
    const region = within(screen.getByRole('region', { name: 'Джекпот сейчас' }))
    expect(region.getByText('3 482 916,40 ₽')).toBeTruthy()
    expect(region.getByText('6 719 ₽').tagName).toBe('DD')
  })

  it('does not speak when it grows', () => {
    const { container } = renderUi(panel('3 482 916,40 ₽'))
    expect(container.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
  })
})

describe('RollingAmount', () => {
  const signs = () => [...document.querySelectorAll('[data-component="RollingAmount"] > span')]

  it('stands still at first', () => {
    renderUi(<RollingAmount amount="99,40 ₽" />)
    expect(signs().map((sign) => sign.className)).toEqual(signs().map(() => ''))
  })

  it('rolls the digits that changed and leaves the others where they are', () => {
    const { rerender } = renderUi(<RollingAmount amount="16,40 ₽" />)
    const before = signs()
    rerender(<RollingAmount amount="17,40 ₽" />)
    const kept = signs().map((sign) => before.includes(sign))
    expect(kept).toEqual([true, false, true, true, true, true, true])
    expect(signs()[1]?.className).not.toBe('')
  })

  it('counts from the end when a digit comes in front', () => {
    const { rerender } = renderUi(<RollingAmount amount="99,40 ₽" />)
    const before = signs()
    rerender(<RollingAmount amount="100,40 ₽" />)
    expect(signs().map((sign) => before.includes(sign))).toEqual([false, false, false, true, true, true, true, true])
  })

  it('touches nothing when the amount is the same', () => {
    const { rerender, container } = renderUi(<RollingAmount amount="99,40 ₽" />)
    const observer = new MutationObserver(() => undefined)
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    rerender(<RollingAmount amount="99,40 ₽" />)
    expect(observer.takeRecords()).toEqual([])
  })
})
