import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { destinationNames } from '#stories/fixtures/payment-names.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const flag = (stripes: readonly string[]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16">${stripes
      .map((fill, index) => `<rect y="${(index * 16) / stripes.length}" width="24" height="16" fill="${fill}"/>`)
      .join('')}</svg>`,
  )}`

const meta = {
  title: 'Primitives/PhoneField',
  component: PhoneField,
  args: {
    label: destinationNames.phone,
    codeLabel: localized({ ru: 'Код страны', en: 'Country code' }),
    codes: [
      { code: '+7', image: flag(['#fff', '#1c57a7', '#d4213d']) },
      { code: '+375', image: flag(['#c8313e', '#c8313e', '#4aa657']) },
      { code: '+998', image: '' },
    ],
    code: '+7',
    onCodeChange: fn(),
    value: '',
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    const [code, setCode] = useState(args.code)
    return <PhoneField {...args} value={value} onValueChange={setValue} code={code} onCodeChange={setCode} />
  },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '999 123-45-67' } }

export const Filled: Story = { args: { value: '999 123-45-67' } }

export const Invalid: Story = {
  args: { value: '999', error: localized({ ru: 'Неверный номер телефона', en: 'Invalid phone number' }) },
}

export const OtherCountry: Story = {
  parameters: ownFrame(120),
  args: { value: '29 123-45-67' },
  play: async ({ canvas }) => {
    const codes = canvas.getByRole('combobox')
    await userEvent.click(codes)
    await userEvent.keyboard('37{Enter}')
    await expect(codes).toHaveTextContent('+375')
    await expect(canvas.getByRole('textbox')).toHaveValue('29 123-45-67')
  },
}

export const Codes: Story = {
  parameters: ownFrame(260),
  play: async ({ canvas }) => {
    const codes = canvas.getByRole('combobox')
    await userEvent.click(codes)
    await expect(canvas.getAllByRole('option')[0]).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(codes).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  },
}
