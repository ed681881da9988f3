import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent, describeForwardedProps, violationsIn } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const codes = [
  { code: '+7', image: '/media/flags/ru.svg' },
  { code: '+375', image: '/media/flags/by.svg' },
  { code: '+998', image: '' },
]

type Given = Partial<Pick<PhoneFieldProps, 'code' | 'error' | 'hint'>>
function Typed({ code: first = '+7', ...rest }: Given) {
  const [value, setValue] = useState('')
  const [code, setCode] = useState(first)
  return (
    <PhoneField
      {...rest}
      label="Телефон"
      codeLabel="Код страны"
      codes={codes}
      code={code}
      onCodeChange={setCode}
      value={value}
      onValueChange={setValue}
    />
  )
}

const list = () => screen.getByRole('combobox', { name: 'Код страны' })
const active = () => document.getElementById(list().getAttribute('aria-activedescendant') ?? '')?.textContent

describeComponent('PhoneField', () => <Typed error="Неверный номер" hint="Только для входа" />)
describeForwardedProps<HTMLInputElement>('PhoneField', (probe) => <Typed {...probe} />)

describe('PhoneField', () => {
  it('is a number for the keyboard of a phone and for what fills in forms', () => {
    renderUi(<Typed />)
    const input = screen.getByRole('textbox', { name: 'Телефон' })
    expect([input.getAttribute('inputmode'), input.getAttribute('autocomplete')]).toEqual(['tel', 'tel'])
  })

  it('shows the flag of the chosen prefix, and none where there is none', async () => {
    renderUi(<Typed />)
    const flag = () => list().querySelector('img')?.getAttribute('src')
    expect(flag()).toBe('/media/flags/ru.svg')
    await userEvent.click(list())
    await userEvent.click(screen.getByRole('option', { name: '+375' }))
    expect(flag()).toBe('/media/flags/by.svg')
    await userEvent.click(list())
    await userEvent.click(screen.getByRole('option', { name: '+998' }))
    expect(flag()).toBeUndefined()
  })

  it('shows the flags in its list', async () => {
    renderUi(<Typed />)
    await userEvent.click(list())
    const flags = screen.getAllByRole('option').map((row) => row.querySelector('img')?.getAttribute('src'))
    expect(flags).toEqual(['/media/flags/ru.svg', '/media/flags/by.svg', undefined])
  })

  it('goes by arrows, Home and End, and chooses by Enter, Space or going on', async () => {
    renderUi(<Typed />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(list().textContent).toBe('+375')
    await userEvent.keyboard('{End} ')
    expect(list().textContent).toBe('+998')
    await userEvent.keyboard('{Enter}{Home}')
    expect(active()).toBe('+7')
    await userEvent.tab()
    expect(list().textContent).toBe('+7')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('goes to a prefix by its digits', async () => {
    renderUi(<Typed />)
    await userEvent.tab()
    await userEvent.keyboard('99')
    expect(active()).toBe('+998')
    await userEvent.keyboard('3')
    expect(active()).toBe('+375')
    await userEvent.keyboard('7')
    expect(active()).toBe('+375')
    await userEvent.keyboard('{Enter}')
    expect(list().textContent).toBe('+375')
  })

  it('closes at Escape and keeps what was chosen', async () => {
    renderUi(<Typed />)
    await userEvent.click(list())
    await userEvent.keyboard('{End}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(list().textContent).toBe('+7')
  })

  it('gives axe nothing to complain of while its list is open', async () => {
    renderUi(<Typed />)
    await userEvent.click(list())
    expect(await violationsIn(document.body)).toEqual([])
  })

  it('keeps a prefix that the list does not have', async () => {
    renderUi(<Typed code="+44" />)
    expect(list().textContent).toBe('+44')
    await userEvent.click(list())
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('+44')
  })
})
