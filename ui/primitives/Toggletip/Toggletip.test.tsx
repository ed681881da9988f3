import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Toggletip } from './Toggletip.tsx'

const EXPLANATION = 'Сколько нужно поставить, чтобы вывести бонус.'
const toggletip = <Toggletip explanation={EXPLANATION}>Отыгрыш</Toggletip>
const button = () => screen.getByRole('button', { name: 'Отыгрыш' })
const isOpen = () => screen.queryByRole('tooltip') !== null

/** Timers that run when the test says so. */
function createTimers() {
  const timers = new Set<() => void>()
  const after = (_: number, run: () => void) => {
    timers.add(run)
    return () => timers.delete(run)
  }
  const runAll = () => {
    for (const run of timers) {
      timers.delete(run)
      act(run)
    }
  }
  return { after, runAll }
}

describeComponent('Toggletip', (probe) => (
  <Toggletip {...probe} explanation={EXPLANATION}>
    Отыгрыш
  </Toggletip>
))

describe('Toggletip', () => {
  it('describes the term by its explanation, also while it is closed', () => {
    renderUi(toggletip)
    const described = document.getElementById(button().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(EXPLANATION)
    expect(isOpen()).toBe(false)
  })

  it('opens and closes on click', async () => {
    renderUi(toggletip)
    await userEvent.click(button())
    expect(screen.getByRole('tooltip').textContent).toBe(EXPLANATION)
    expect(button().getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(button())
    expect(isOpen()).toBe(false)
  })

  it('is previewed on keyboard focus, kept by Enter, and closed when the focus leaves', async () => {
    renderUi(
      <>
        {toggletip}
        <a href="#next">Дальше</a>
      </>,
    )
    await userEvent.tab()
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(isOpen()).toBe(false)
  })

  it('closes on Escape without closing the dialog around it, and keeps the focus', async () => {
    renderUi(
      <Dialog open onOpenChange={(open) => expect(open).toBe(true)} title="Бонус">
        {toggletip}
      </Dialog>,
    )
    await userEvent.click(button())
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  it('closes on a click elsewhere', async () => {
    renderUi(
      <>
        {toggletip}
        <p>Условия бонуса</p>
      </>,
    )
    await userEvent.click(button())
    await userEvent.click(screen.getByText('Условия бонуса'))
    expect(isOpen()).toBe(false)
  })

  it('is previewed by a mouse that rests on it, and stays while the mouse is over the explanation', () => {
    const { after, runAll } = createTimers()
    renderUi(toggletip, { after })
    const mouse = { pointerType: 'mouse' }
    fireEvent.pointerEnter(button(), mouse)
    expect(isOpen()).toBe(false)
    runAll()
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(button(), mouse)
    fireEvent.pointerEnter(screen.getByRole('tooltip'), mouse)
    runAll()
    expect(isOpen()).toBe(true)
    fireEvent.pointerLeave(screen.getByRole('tooltip'), mouse)
    runAll()
    expect(isOpen()).toBe(false)
  })

  it('stays closed if a click closes it before the mouse has rested', () => {
    const { after, runAll } = createTimers()
    renderUi(toggletip, { after })
    fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
    fireEvent.click(button())
    fireEvent.click(button())
    runAll()
    expect(isOpen()).toBe(false)
  })

  it('is not previewed by a finger', () => {
    const { after, runAll } = createTimers()
    renderUi(toggletip, { after })
    fireEvent.pointerEnter(button(), { pointerType: 'touch' })
    runAll()
    expect(isOpen()).toBe(false)
  })
})
