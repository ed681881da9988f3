import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

function ControlledPasswordField(props: Omit<PasswordFieldProps, 'value' | 'onValueChange' | 'label'>) {
  const [value, setValue] = useState('')
  return <PasswordField {...props} label="Пароль" value={value} onValueChange={setValue} />
}

describeComponent('PasswordField', (probe) => (
  <ControlledPasswordField {...probe} purpose="new" strength={{ score: 2, label: 'Средний' }} hint="Не короче 6" />
))

describe('PasswordField', () => {
  it('toggles its visibility and keeps its value', async () => {
    renderUi(<ControlledPasswordField purpose="current" />)
    const input = screen.getByLabelText('Пароль')
    await userEvent.type(input, 'тайна')
    expect(input.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
    expect(input.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
    expect(input.getAttribute('type')).toBe('password')
    expect(input).toHaveProperty('value', 'тайна')
  })

  it.each([
    ['current', 'current-password'],
    ['new', 'new-password'],
  ] as const)('sets the autocomplete token of a %s password', (purpose, token) => {
    renderUi(<ControlledPasswordField purpose={purpose} />)
    expect(screen.getByLabelText('Пароль').getAttribute('autocomplete')).toBe(token)
  })

  it('announces Caps Lock while it is on', () => {
    renderUi(<ControlledPasswordField purpose="current" />)
    const input = screen.getByLabelText('Пароль')
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
    expect(screen.getByRole('status').textContent).toBe('Включён Caps Lock')
    fireEvent.keyUp(input, { key: 'CapsLock' })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows the strength as text', () => {
    renderUi(<ControlledPasswordField purpose="new" strength={{ score: 4, label: 'Надёжный' }} />)
    expect(screen.getByText('Надёжный')).toBeTruthy()
  })
})
