import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

const remaining = { seconds: () => 105, subscribe: () => () => undefined }
type Given = Partial<Omit<OtpFieldProps, 'value' | 'onValueChange'>>
function Typed({ onComplete = () => undefined, ...rest }: Given) {
  const [value, setValue] = useState('')
  return <OtpField label="Код" length={6} {...rest} onComplete={onComplete} value={value} onValueChange={setValue} />
}

describeComponent('OtpField', () => (
  <Typed
    error="Неверный код"
    repeat={{ label: 'Ещё раз', wait: { label: 'Ещё раз можно через', remaining }, onPress: () => undefined }}
  />
))
describeForwardedProps<HTMLInputElement>('OtpField', (probe) => <Typed {...probe} />)

describe('OtpField', () => {
  it('is one field that phones fill in by themselves', () => {
    renderUi(<Typed />)
    const input = screen.getByRole('textbox', { name: 'Код' })
    expect([input.getAttribute('inputmode'), input.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code'])
    // A limit in the browser would cut a pasted code that has spaces in it.
    expect(input.hasAttribute('maxlength')).toBe(false)
  })

  it('tells the last digit once, whatever is changed after it', async () => {
    const complete = vi.fn()
    renderUi(<Typed onComplete={complete} />)
    await userEvent.type(screen.getByRole('textbox'), '12345')
    expect(complete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    expect(complete.mock.calls).toEqual([['123456']])
    await userEvent.keyboard('{Backspace}7')
    expect(complete).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('textbox')).toHaveProperty('value', '123457')
  })

  it('takes a code that is pasted with what came along', async () => {
    const complete = vi.fn()
    renderUi(<Typed onComplete={complete} />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('Код: 12 34-56.')
    expect(complete.mock.calls).toEqual([['123456']])
  })

  it.each([
    ['behind', 6],
    ['before', 0],
    ['inside', 3],
  ])('takes a code that is pasted %s the wrong one for the new one', async (_, caret) => {
    const complete = vi.fn()
    renderUi(<Typed onComplete={complete} />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '123456')
    input.setSelectionRange(caret, caret)
    await userEvent.paste('123 999')
    expect(input.value).toBe('123999')
    // Judged by a press: by itself it is sent once.
    expect(complete).toHaveBeenCalledTimes(1)
  })

  it('takes a whole code for one that was begun by hand, and sends it', async () => {
    const complete = vi.fn()
    renderUi(<Typed onComplete={complete} />)
    await userEvent.type(screen.getByRole('textbox'), '12')
    await userEvent.paste('284613')
    expect(complete.mock.calls).toEqual([['284613']])
  })

  it('keeps a whole code where a finger slips', async () => {
    renderUi(<Typed />)
    await userEvent.type(screen.getByRole('textbox'), '1234566')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '123456')
  })

  it('selects a code that is found wrong, so that typing takes its place', async () => {
    const { rerender } = renderUi(<Typed />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '123456')
    rerender(<Typed error="Неверный код" />)
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
    await userEvent.keyboard('284')
    expect(input.value).toBe('284')
  })

  it('takes what is typed behind a wrong code for the begin of the next', async () => {
    renderUi(<Typed error="Неверный код" />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '123456')
    await userEvent.type(input, '7')
    expect(input.value).toBe('7')
  })

  it('does not select the next code under the fingers of who types it already', async () => {
    const { rerender } = renderUi(<Typed />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '28')
    rerender(<Typed error="Неверный код" />)
    await userEvent.keyboard('4')
    expect(input.value).toBe('284')
  })

  it('offers another code, or says when', async () => {
    const press = vi.fn()
    const { rerender } = renderUi(<Typed repeat={{ label: 'Ещё раз', onPress: press }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }))
    expect(press).toHaveBeenCalledTimes(1)
    const wait = { label: 'Ещё раз можно через', remaining }
    rerender(<Typed repeat={{ label: 'Ещё раз', wait, onPress: press }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('timer', { name: 'Ещё раз можно через' }).textContent).toBe('1:45')
  })
})
