import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

type Country = 'ru' | 'rw' | 'by' | 'kz'
const options = [
  { value: 'by', label: 'Беларусь' },
  { value: 'kz', label: 'Казахстан' },
  { value: 'ru', label: 'Россия' },
  { value: 'rw', label: 'Руанда' },
] as const

function ControlledCombobox({
  start = '',
  onValueChange,
  ...rest
}: Partial<ComboboxProps<Country>> & { start?: Country | '' }) {
  const [value, setValue] = useState(start)
  return (
    <Combobox
      {...rest}
      label="Страна"
      openLabel="Все страны"
      emptyText="Такой страны нет"
      options={options}
      value={value}
      onValueChange={(next) => {
        onValueChange?.(next)
        setValue(next)
      }}
    />
  )
}
const field = () => screen.getByRole('combobox', { name: 'Страна' })
const text = () => field().getAttribute('value')
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const activeOptionText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describeComponent('Combobox', (probe) => (
  <ControlledCombobox {...probe} hint="Как в паспорте" error="Обязательное поле" />
))

describe('Combobox', () => {
  it('filters by typing and selects with Enter', async () => {
    renderUi(<ControlledCombobox />)
    await userEvent.type(field(), 'р')
    expect(optionTexts()).toEqual(['Россия', 'Руанда', 'Беларусь'])
    await userEvent.keyboard('у')
    expect(optionTexts()).toEqual(['Руанда', 'Беларусь'])
    await userEvent.keyboard('{Enter}')
    expect(text()).toBe('Руанда')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('moves the active option by arrows without wrapping, and keeps focus in the field', async () => {
    renderUi(<ControlledCombobox start="kz" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(activeOptionText()).toBe('Казахстан')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(activeOptionText()).toBe('Беларусь')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(activeOptionText()).toBe('Руанда')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Enter}')
    expect(text()).toBe('Руанда')
  })

  it('selects its text on click, so that typing replaces it', async () => {
    renderUi(<ControlledCombobox start="kz" />)
    await userEvent.click(field())
    await userEvent.keyboard('рос')
    expect(optionTexts()).toEqual(['Россия'])
  })

  it('closes on Escape and restores the selected value', async () => {
    const onValueChange = vi.fn()
    renderUi(<ControlledCombobox start="ru" onValueChange={onValueChange} />)
    await userEvent.click(field())
    await userEvent.keyboard('казахстан{Escape}')
    expect(text()).toBe('Россия')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onValueChange).not.toHaveBeenCalled()
  })

  it('selects an exactly typed option on blur and ignores partial text', async () => {
    renderUi(<ControlledCombobox start="ru" />)
    await userEvent.click(field())
    await userEvent.keyboard('казахстан')
    await userEvent.tab()
    expect(text()).toBe('Казахстан')
    await userEvent.click(field())
    await userEvent.keyboard('бела')
    await userEvent.tab()
    expect(text()).toBe('Казахстан')
  })

  it('accepts browser autofill without opening the list', () => {
    renderUi(<ControlledCombobox start="ru" />)
    fireEvent.change(field(), { target: { value: 'казахстан' } })
    expect(text()).toBe('Казахстан')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes on a pointer press outside, even where nothing is focusable', async () => {
    renderUi(<ControlledCombobox start="ru" />)
    await userEvent.click(field())
    fireEvent.pointerDown(field())
    expect(screen.getByRole('listbox')).toBeTruthy()
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('opens the full list by the button and selects by click', async () => {
    renderUi(<ControlledCombobox start="ru" />)
    await userEvent.click(screen.getByRole('button', { name: 'Все страны' }))
    expect(optionTexts()).toHaveLength(options.length)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Россия')
    await userEvent.click(screen.getByRole('option', { name: 'Беларусь' }))
    expect(text()).toBe('Беларусь')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('announces that nothing matches', async () => {
    renderUi(<ControlledCombobox />)
    await userEvent.type(field(), 'яяя')
    expect(screen.getByRole('status').textContent).toBe('Такой страны нет')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{Enter}')
    expect(text()).toBe('')
  })

  it('filters by a custom `matches`', async () => {
    renderUi(<ControlledCombobox matches={(label, typed) => label.length > typed.length + 7} />)
    await userEvent.type(field(), 'р')
    expect(optionTexts()).toEqual(['Казахстан'])
  })

  it('keeps a surrounding dialog open when Escape closes the list', async () => {
    const onOpenChange = vi.fn()
    renderUi(
      <Dialog open onOpenChange={onOpenChange} title="Ваши данные">
        <ControlledCombobox />
      </Dialog>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
