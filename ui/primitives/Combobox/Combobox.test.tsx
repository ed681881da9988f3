import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, describeForwardedProps, violationsIn } from '../../test/conformance.tsx'
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

function Chosen({ start = '', onValueChange, ...rest }: Partial<ComboboxProps<Country>> & { start?: Country | '' }) {
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
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describeComponent('Combobox', () => <Chosen hint="Как в паспорте" error="Обязательное поле" />)
describeForwardedProps<HTMLInputElement>('Combobox', (probe) => <Chosen {...probe} />)

describe('Combobox', () => {
  it('finds by typing and chooses by Enter', async () => {
    renderUi(<Chosen />)
    await userEvent.type(field(), 'р')
    expect(shown()).toEqual(['Россия', 'Руанда', 'Беларусь'])
    await userEvent.keyboard('у')
    expect(shown()).toEqual(['Руанда', 'Беларусь'])
    await userEvent.keyboard('{Enter}')
    expect(text()).toBe('Руанда')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('goes by arrows, to its ends and no further, the focus in the field', async () => {
    renderUi(<Chosen start="kz" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Казахстан')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Беларусь')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Руанда')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{Enter}')
    expect(text()).toBe('Руанда')
  })

  it('begins anew where its text is typed over, because it comes marked', async () => {
    renderUi(<Chosen start="kz" />)
    await userEvent.click(field())
    await userEvent.keyboard('рос')
    expect(shown()).toEqual(['Россия'])
  })

  it('closes at Escape and returns to what was chosen', async () => {
    const told = vi.fn()
    renderUi(<Chosen start="ru" onValueChange={told} />)
    await userEvent.click(field())
    await userEvent.keyboard('казахстан{Escape}')
    expect(text()).toBe('Россия')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(told).not.toHaveBeenCalled()
  })

  it('takes what was typed whole when it is left, and nothing else', async () => {
    renderUi(<Chosen start="ru" />)
    await userEvent.click(field())
    await userEvent.keyboard('казахстан')
    await userEvent.tab()
    expect(text()).toBe('Казахстан')
    await userEvent.click(field())
    await userEvent.keyboard('бела')
    await userEvent.tab()
    expect(text()).toBe('Казахстан')
  })

  it('takes what the browser fills in, without opening its list', () => {
    renderUi(<Chosen start="ru" />)
    fireEvent.change(field(), { target: { value: 'казахстан' } })
    expect(text()).toBe('Казахстан')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes at a press elsewhere, though nothing there takes the focus', async () => {
    renderUi(<Chosen start="ru" />)
    await userEvent.click(field())
    fireEvent.pointerDown(field())
    expect(screen.getByRole('listbox')).toBeTruthy()
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('opens its whole list by the button and takes a press', async () => {
    renderUi(<Chosen start="ru" />)
    await userEvent.click(screen.getByRole('button', { name: 'Все страны' }))
    expect(shown()).toHaveLength(options.length)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Россия')
    await userEvent.click(screen.getByRole('option', { name: 'Беларусь' }))
    expect(text()).toBe('Беларусь')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('says that nothing matches', async () => {
    renderUi(<Chosen />)
    await userEvent.type(field(), 'яяя')
    expect(screen.getByRole('status').textContent).toBe('Такой страны нет')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{Enter}')
    expect(text()).toBe('')
  })

  it('asks another judge where there is one', async () => {
    renderUi(<Chosen matches={(label, typed) => label.length > typed.length + 7} />)
    await userEvent.type(field(), 'р')
    expect(shown()).toEqual(['Казахстан'])
  })

  it('gives axe nothing to complain of while it is open', async () => {
    renderUi(<Chosen start="ru" />)
    await userEvent.click(field())
    expect(await violationsIn(document.body)).toEqual([])
  })

  it('leaves a dialog open when its own list closes', async () => {
    const change = vi.fn()
    renderUi(
      <Dialog open onOpenChange={change} title="Ваши данные">
        <Chosen />
      </Dialog>,
    )
    await userEvent.click(field())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
  })
})
