import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const codes = [
  { code: '+7', image: '/media/flags/ru.svg' },
  { code: '+375', image: '/media/flags/by.svg' },
  { code: '+998', image: '' },
]

type ControlledProps = Partial<Pick<PhoneFieldProps, 'code' | 'error' | 'hint'>>
function ControlledPhoneField({ code: initialCode = '+7', ...rest }: ControlledProps) {
  const [value, setValue] = useState('')
  const [code, setCode] = useState(initialCode)
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

const prefixList = () => screen.getByRole('combobox', { name: 'Код страны' })
const activeText = () => document.getElementById(prefixList().getAttribute('aria-activedescendant') ?? '')?.textContent

describeComponent('PhoneField', (probe) => (
  <ControlledPhoneField {...probe} error="Неверный номер" hint="Только для входа" />
))

describe('PhoneField', () => {
  it('shows the phone keypad and supports autofill', () => {
    renderUi(<ControlledPhoneField />)
    const input = screen.getByRole('textbox', { name: 'Телефон' })
    expect([input.getAttribute('inputmode'), input.getAttribute('autocomplete')]).toEqual(['tel', 'tel'])
  })

  it('shows the flag of the selected prefix, if it has one', async () => {
    renderUi(<ControlledPhoneField />)
    const flag = () => prefixList().querySelector('img')?.getAttribute('src')
    expect(flag()).toBe('/media/flags/ru.svg')
    await userEvent.click(prefixList())
    await userEvent.click(screen.getByRole('option', { name: '+375' }))
    expect(flag()).toBe('/media/flags/by.svg')
    await userEvent.click(prefixList())
    await userEvent.click(screen.getByRole('option', { name: '+998' }))
    expect(flag()).toBeUndefined()
  })

  it('shows flags in its list', async () => {
    renderUi(<ControlledPhoneField />)
    await userEvent.click(prefixList())
    const flags = screen.getAllByRole('option').map((row) => row.querySelector('img')?.getAttribute('src'))
    expect(flags).toEqual(['/media/flags/ru.svg', '/media/flags/by.svg', undefined])
  })

  it('moves by arrows, Home and End, and selects with Enter, Space or Tab', async () => {
    renderUi(<ControlledPhoneField />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(prefixList().textContent).toBe('+375')
    await userEvent.keyboard('{End} ')
    expect(prefixList().textContent).toBe('+998')
    await userEvent.keyboard('{Enter}{Home}')
    expect(activeText()).toBe('+7')
    await userEvent.tab()
    expect(prefixList().textContent).toBe('+7')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })

  it('jumps to a prefix by typing its digits', async () => {
    renderUi(<ControlledPhoneField />)
    await userEvent.tab()
    await userEvent.keyboard('99')
    expect(activeText()).toBe('+998')
    await userEvent.keyboard('3')
    expect(activeText()).toBe('+375')
    await userEvent.keyboard('7')
    expect(activeText()).toBe('+375')
    await userEvent.keyboard('{Enter}')
    expect(prefixList().textContent).toBe('+375')
  })

  it('closes on Escape and keeps the selected prefix', async () => {
    renderUi(<ControlledPhoneField />)
    await userEvent.click(prefixList())
    await userEvent.keyboard('{End}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(prefixList().textContent).toBe('+7')
  })

  it('keeps a prefix that is not in the list', async () => {
    renderUi(<ControlledPhoneField code="+44" />)
    expect(prefixList().textContent).toBe('+44')
    await userEvent.click(prefixList())
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('+44')
  })
})
