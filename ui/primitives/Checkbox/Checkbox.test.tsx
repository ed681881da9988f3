import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Checkbox } from './Checkbox.tsx'

function ControlledCheckbox({ error, ...rest }: { error?: string }) {
  const [checked, setChecked] = useState(false)
  return (
    <Checkbox
      {...rest}
      error={error}
      checked={checked}
      onCheckedChange={setChecked}
      label={
        <>
          Мне есть 18, принимаю <a href="/terms-and-conditions">правила</a>
        </>
      }
    />
  )
}

describeComponent('Checkbox', (probe) => <ControlledCheckbox {...probe} error="Обязательное поле" />)

describe('Checkbox', () => {
  it('toggles by a click on its label and by the space bar', async () => {
    renderUi(<ControlledCheckbox />)
    const box = screen.getByRole('checkbox', { name: 'Мне есть 18, принимаю правила' })
    await userEvent.click(screen.getByText('Мне есть 18', { exact: false }))
    expect(box).toHaveProperty('checked', true)
    await userEvent.keyboard(' ')
    expect(box).toHaveProperty('checked', false)
  })

  it('is invalid and described by its error', () => {
    renderUi(<ControlledCheckbox error="Обязательное поле" />)
    const box = screen.getByRole('checkbox')
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Обязательное поле')
  })
})
