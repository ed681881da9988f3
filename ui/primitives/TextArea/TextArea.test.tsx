import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

function ControlledTextArea(props: Omit<TextAreaProps, 'value' | 'onValueChange'>) {
  const [value, setValue] = useState('')
  return <TextArea {...props} value={value} onValueChange={setValue} />
}

describeComponent('TextArea', (probe) => (
  <ControlledTextArea {...probe} label="Сообщение" hint="До 1000 знаков" error="Напишите хоть слово" />
))

it('TextArea is described by its hint and error, and accepts several lines', async () => {
  renderUi(<ControlledTextArea label="Сообщение" hint="До 1000 знаков" error="Напишите хоть слово" />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })
  const descriptions = area
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(descriptions).toEqual(['До 1000 знаков', 'Напишите хоть слово'])
  expect(area.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(area, 'раз{Enter}два')
  expect(area.value).toBe('раз\nдва')
})
