import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

const remaining = { seconds: () => 105, subscribe: () => () => undefined }
type ControlledProps = Partial<Omit<OtpFieldProps, 'value' | 'onValueChange'>>
function ControlledOtpField({ onComplete = () => undefined, ...rest }: ControlledProps) {
  const [value, setValue] = useState('')
  return <OtpField label="Код" length={6} {...rest} onComplete={onComplete} value={value} onValueChange={setValue} />
}

describeComponent('OtpField', (probe) => (
  <ControlledOtpField
    {...probe}
    error="Неверный код"
    resend={{ label: 'Ещё раз', countdown: { label: 'Ещё раз можно через', remaining }, onPress: () => undefined }}
  />
))

describe('OtpField', () => {
  it('is a single field with one-time-code autofill', () => {
    renderUi(<ControlledOtpField />)
    const input = screen.getByRole('textbox', { name: 'Код' })
    expect([input.getAttribute('inputmode'), input.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code'])
    // `maxlength` would truncate a pasted code that contains spaces.
    expect(input.hasAttribute('maxlength')).toBe(false)
  })

  it('calls onComplete for each full code, but not again for the last one', async () => {
    const onComplete = vi.fn()
    renderUi(<ControlledOtpField onComplete={onComplete} />)
    await userEvent.type(screen.getByRole('textbox'), '12345')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    expect(onComplete.mock.calls).toEqual([['123456']])
    await userEvent.keyboard('{Backspace}6')
    expect(onComplete).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Backspace}7')
    expect(onComplete.mock.calls).toEqual([['123456'], ['123457']])
    expect(screen.getByRole('textbox')).toHaveProperty('value', '123457')
  })

  it('extracts the digits from a pasted text', async () => {
    const onComplete = vi.fn()
    renderUi(<ControlledOtpField onComplete={onComplete} />)
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.paste('Код: 12 34-56.')
    expect(onComplete.mock.calls).toEqual([['123456']])
  })

  it.each([
    ['at the end of', 6],
    ['at the start of', 0],
    ['inside', 3],
  ])('replaces a complete code by a code pasted %s it', async (_, caret) => {
    const onComplete = vi.fn()
    renderUi(<ControlledOtpField onComplete={onComplete} />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '123456')
    input.setSelectionRange(caret, caret)
    await userEvent.paste('123 999')
    expect(input.value).toBe('123999')
    expect(onComplete.mock.calls).toEqual([['123456'], ['123999']])
  })

  it('replaces a partial code by a pasted full code and completes', async () => {
    const onComplete = vi.fn()
    renderUi(<ControlledOtpField onComplete={onComplete} />)
    await userEvent.type(screen.getByRole('textbox'), '12')
    await userEvent.paste('284613')
    expect(onComplete.mock.calls).toEqual([['284613']])
  })

  it.each([
    ['Your code: 4 096 12, valid 10 min', '409612'],
    ['10 409612', '409612'],
    ['111111 or 222222', '111111222222'],
    ['10 min: 2846', '102846'],
  ])('fills in the pasted text %j, and completes only after an edit', async (text, value) => {
    const onComplete = vi.fn()
    renderUi(<ControlledOtpField onComplete={onComplete} />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    await userEvent.paste(text)
    expect(input.value).toBe(value)
    // Neither a stray letter nor deleting completes it.
    await userEvent.keyboard('x')
    for (let length = value.length; length > 5; length -= 1) await userEvent.keyboard('{Backspace}')
    expect(onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('7')
    expect(onComplete.mock.calls).toEqual([[`${value.slice(0, 5)}7`]])
  })

  it.each(['４０９６１２', '409—612', '409\u202f612', 'Код: 409612.'])(
    'completes with the pasted code %j',
    async (text) => {
      const onComplete = vi.fn()
      renderUi(<ControlledOtpField onComplete={onComplete} />)
      await userEvent.click(screen.getByRole('textbox'))
      await userEvent.paste(text)
      expect(onComplete.mock.calls).toEqual([['409612']])
    },
  )

  it('completes with a part that is pasted after typed digits', async () => {
    const onComplete = vi.fn()
    renderUi(<ControlledOtpField onComplete={onComplete} />)
    await userEvent.type(screen.getByRole('textbox'), '409')
    await userEvent.paste('612')
    expect(onComplete.mock.calls).toEqual([['409612']])
  })

  it('ignores an extra digit after a complete code', async () => {
    renderUi(<ControlledOtpField />)
    await userEvent.type(screen.getByRole('textbox'), '1234566')
    expect(screen.getByRole('textbox')).toHaveProperty('value', '123456')
  })

  it('selects a rejected code, so that typing replaces it', async () => {
    const { rerender } = renderUi(<ControlledOtpField />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '123456')
    rerender(<ControlledOtpField error="Неверный код" />)
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6])
    await userEvent.keyboard('284')
    expect(input.value).toBe('284')
  })

  it('starts a new code when a digit is typed after a rejected one', async () => {
    renderUi(<ControlledOtpField error="Неверный код" />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '123456')
    await userEvent.type(input, '7')
    expect(input.value).toBe('7')
  })

  it('does not select a partial new code when the error arrives', async () => {
    const { rerender } = renderUi(<ControlledOtpField />)
    const input = screen.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '28')
    rerender(<ControlledOtpField error="Неверный код" />)
    await userEvent.keyboard('4')
    expect(input.value).toBe('284')
  })

  it('shows a resend button, or a countdown until it is available', async () => {
    const onPress = vi.fn()
    const { rerender } = renderUi(<ControlledOtpField resend={{ label: 'Ещё раз', onPress }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Ещё раз' }))
    expect(onPress).toHaveBeenCalledTimes(1)
    const wait = { label: 'Ещё раз можно через', remaining }
    rerender(<ControlledOtpField resend={{ label: 'Ещё раз', countdown: wait, onPress }} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('timer', { name: 'Ещё раз можно через' }).textContent).toBe('1:45')
  })
})
