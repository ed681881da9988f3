import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox, Link } from '#ui/index.ts'
import { localized, pickText } from '#stories/fixtures/localized.ts'

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  args: {
    label: localized({ ru: 'Получать новости о турнирах', en: 'Get tournament news' }),
    checked: false,
    onCheckedChange: fn(),
  },
  render: (args) => {
    const [checked, setChecked] = useState(args.checked)
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />
  },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const Ticked: Story = { args: { checked: true } }

export const Invalid: Story = { args: { error: localized({ ru: 'Обязательное поле', en: 'Required field' }) } }

export const WithLink: Story = {
  render: (args, { globals }) => (
    <Checkbox
      {...args}
      label={
        <Link href="/terms-and-conditions">
          {pickText({ ru: 'Правила и условия', en: 'Terms and conditions' }, globals['language'])}
        </Link>
      }
    />
  ),
}

export const Disabled: Story = { args: { checked: true, disabled: true } }
