import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Switch } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { narrow } from '#stories/fixtures/narrow.tsx'

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: {
    label: localized({ ru: 'Письма о бонусах и турнирах', en: 'Emails about bonuses and tournaments' }),
    hint: localized({ ru: 'Не чаще одного раза в неделю', en: 'No more than once a week' }),
    checked: false,
    onCheckedChange: fn(),
  },
  render: (args) => {
    const [checked, setChecked] = useState(args.checked)
    return <Switch {...args} checked={checked} onCheckedChange={setChecked} />
  },
  decorators: [narrow],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  parameters: { visual: { motion: 'on click' } },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
  },
}

export const On: Story = { args: { checked: true } }

export const Busy: Story = {
  args: { checked: true, busy: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Long: Story = {
  args: {
    checked: true,
    label: localized({
      ru: 'Подтверждать вход с нового устройства кодом, который приходит на почту',
      en: 'Confirm sign-ins from new devices with a code sent by email',
    }),
    hint: localized({
      ru: 'Код действует десять минут. Без него в аккаунт не войдёт никто, даже если знает пароль.',
      en: 'The code is valid for ten minutes. Without it no one can sign in, even with your password.',
    }),
  },
}
