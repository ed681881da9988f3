import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'

function Typed(props: Omit<PasswordFieldProps, 'value' | 'onValueChange' | 'label'>) {
  const [value, setValue] = useState('')
  return <PasswordField {...props} label="Пароль" value={value} onValueChange={setValue} />
}

describeComponent('PasswordField', () => (
  <Typed purpose="new" strength={{ score: 2, label: 'Средний' }} hint="Не короче 6" />
))
describeForwardedProps<HTMLInputElement>('PasswordField', (probe) => <Typed {...probe} purpose="current" />)

describe('PasswordField', () => {
  it('is hidden, and shown and hidden again at a press that keeps what was typed', async () => {
    renderUi(<Typed purpose="current" />)
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
  ] as const)('tells a password manager that it is a %s one', (purpose, token) => {
    renderUi(<Typed purpose={purpose} />)
    expect(screen.getByLabelText('Пароль').getAttribute('autocomplete')).toBe(token)
  })

  it('says when capital letters are locked, and no more when they are not', () => {
    renderUi(<Typed purpose="current" />)
    const input = screen.getByLabelText('Пароль')
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true })
    expect(screen.getByRole('status').textContent).toBe('Включён Caps Lock')
    fireEvent.keyUp(input, { key: 'CapsLock' })
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('says how strong a new one is in words', () => {
    renderUi(<Typed purpose="new" strength={{ score: 4, label: 'Надёжный' }} />)
    expect(screen.getByText('Надёжный')).toBeTruthy()
  })
})
