import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Switch, type SwitchProps } from './Switch.tsx'

function ControlledSwitch(props: Partial<SwitchProps>) {
  const [checked, setChecked] = useState(false)
  return <Switch {...props} label="Письма о бонусах" checked={checked} onCheckedChange={setChecked} />
}
const hint = 'Не чаще раза в неделю'

describeComponent('Switch', (probe) => <ControlledSwitch {...probe} hint={hint} busy />)

describe('Switch', () => {
  it('toggles by a click on its label or hint and by the space bar', async () => {
    renderUi(<ControlledSwitch hint={hint} />)
    const control = screen.getByRole('switch', { name: 'Письма о бонусах' })
    await userEvent.click(screen.getByText('Письма о бонусах'))
    expect(control).toHaveProperty('checked', true)
    await userEvent.click(screen.getByText(hint))
    expect(control).toHaveProperty('checked', false)
    await userEvent.keyboard(' ')
    expect(control).toHaveProperty('checked', true)
  })

  it('is described by its hint', () => {
    renderUi(<ControlledSwitch hint={hint} />)
    const described = screen.getByRole('switch').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(hint)
  })

  it('keeps focus and ignores input while busy', async () => {
    renderUi(<ControlledSwitch busy />)
    const control = screen.getByRole('switch')
    await userEvent.tab()
    expect(document.activeElement).toBe(control)
    await userEvent.keyboard(' ')
    expect(control).toHaveProperty('checked', false)
    await userEvent.click(control)
    expect(control).toHaveProperty('checked', false)
    expect(control.getAttribute('aria-busy')).toBe('true')
  })

  it('ignores clicks while disabled', async () => {
    renderUi(<ControlledSwitch disabled />)
    await userEvent.click(screen.getByText('Письма о бонусах'))
    expect(screen.getByRole('switch')).toHaveProperty('checked', false)
  })
})
