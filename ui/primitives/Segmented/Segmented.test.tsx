import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Segmented } from './Segmented.tsx'

const segments = [
  { value: 'phone', label: 'Телефон' },
  { value: 'email', label: 'E-mail' },
] as const

function Chosen({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState<'phone' | 'email'>('phone')
  return <Segmented label="Способ" segments={segments} value={value} onValueChange={setValue} disabled={disabled} />
}

describeComponent('Segmented', () => <Chosen />)

describe('Segmented', () => {
  it('is a group of radio buttons: a press and an arrow choose', async () => {
    renderUi(<Chosen />)
    expect(screen.getByRole('group', { name: 'Способ' })).toBeTruthy()
    await userEvent.click(screen.getByText('E-mail'))
    expect(screen.getByRole('radio', { name: 'E-mail' })).toHaveProperty('checked', true)
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('radio', { name: 'Телефон' })).toHaveProperty('checked', true)
  })

  it('takes nothing while it is disabled', async () => {
    renderUi(<Chosen disabled />)
    await userEvent.click(screen.getByText('E-mail'))
    expect(screen.getByRole('radio', { name: 'Телефон' })).toHaveProperty('checked', true)
  })
})
