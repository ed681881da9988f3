import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Menu } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/Menu',
  component: Menu<string>,
  args: {
    label: localized({ ru: 'Тема', en: 'Theme' }),
    icon: 'night',
    value: 'night',
    onValueChange: fn(),
    choices: [
      { value: 'system', label: localized({ ru: 'Как в системе', en: 'System' }) },
      { value: 'night', label: localized({ ru: 'Ночь', en: 'Dark' }) },
      { value: 'day', label: localized({ ru: 'День', en: 'Day' }) },
    ],
  },
} satisfies Meta<typeof Menu<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await within(document.body).findByRole('menu')
    await expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(3)
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('day')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

/** The chosen item is highlighted. */
export const Open: Story = {
  parameters: ownFrame(240),
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = within(await within(document.body).findByRole('menu'))
    const chosen = menu.getByRole('menuitemradio', { checked: true })
    await waitFor(() => expect(menu.getAllByRole('menuitemradio')[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(chosen).toHaveFocus())
  },
}
