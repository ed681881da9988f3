import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

function ControlledTextField({
  start = '',
  ...rest
}: { start?: string } & Omit<TextFieldProps, 'value' | 'onValueChange'>) {
  const [value, setValue] = useState(start)
  return <TextField {...rest} value={value} onValueChange={setValue} />
}

describeComponent('TextField', (probe) => (
  <ControlledTextField
    {...probe}
    label="Телефон"
    hint="Только для входа"
    error="Введите номер целиком"
    start="+7 900"
    type="tel"
  />
))

describe('TextField', () => {
  it('is described by its hint and error', () => {
    renderUi(
      <ControlledTextField label="Пароль" type="password" hint="Не короче 6 символов" error="Слишком короткий" />,
    )
    const input = screen.getByLabelText('Пароль')
    const descriptions = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(descriptions).toEqual(['Не короче 6 символов', 'Слишком короткий'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('is not invalid without an error', () => {
    renderUi(<ControlledTextField label="Пароль" />)
    expect(screen.getByLabelText('Пароль').hasAttribute('aria-invalid')).toBe(false)
  })

  it('clears a search by its button and keeps focus', async () => {
    renderUi(<ControlledTextField label="Найти игру" labelHidden type="search" start="сев" />)
    await userEvent.click(screen.getByRole('button', { name: 'Очистить' }))
    const input = screen.getByRole('searchbox', { name: 'Найти игру' })
    expect(input).toHaveProperty('value', '')
    expect(document.activeElement).toBe(input)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('clears a search on Escape', async () => {
    renderUi(<ControlledTextField label="Найти игру" type="search" />)
    await userEvent.type(screen.getByRole('searchbox'), 'сев{Escape}')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })

  it('clears a search in a dialog on Escape and closes the dialog on the next Escape', async () => {
    const onClose = vi.fn()
    renderUi(
      <Dialog open title="Поиск" onOpenChange={onClose}>
        <ControlledTextField label="Найти игру" type="search" />
      </Dialog>,
    )
    await userEvent.type(screen.getByRole('searchbox'), 'сев{Escape}')
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
