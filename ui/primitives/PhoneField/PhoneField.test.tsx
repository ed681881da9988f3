import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { examine, examinePassing } from '../../test/conformance.tsx'
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

examine('PhoneField', () => <Typed error="Неверный номер" hint="Только для входа" />)
examinePassing<HTMLInputElement>('PhoneField', (probe) => <Typed {...probe} />)

describe('PhoneField', () => {
  it('is a number for the keyboard of a phone and for what fills in forms', () => {
    renderUi(<Typed />)
    const input = screen.getByRole('textbox', { name: 'Телефон' })
    expect([input.getAttribute('inputmode'), input.getAttribute('autocomplete')]).toEqual(['tel', 'tel'])
  })

  it('shows the flag of the chosen prefix, and none where there is none', async () => {
    renderUi(<Typed />)
    const flag = () => document.querySelector('img')?.getAttribute('src')
    expect(flag()).toBe('/media/flags/ru.svg')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Код страны' }), '+375')
    expect(flag()).toBe('/media/flags/by.svg')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Код страны' }), '+998')
    expect(flag()).toBeUndefined()
  })

  it('keeps a prefix that the list does not have', () => {
    renderUi(<Typed code="+44" />)
    expect(screen.getByRole('combobox', { name: 'Код страны' })).toHaveProperty('value', '+44')
  })
})
