import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MultiSelect } from '#ui/index.ts'
import { providerOptions } from '#stories/fixtures/provider-options.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'

const meta = {
  title: 'Primitives/MultiSelect',
  component: MultiSelect,
  args: providerOptions,
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Some: Story = { args: { value: new Set([1, 3]) } }

export const OpensAndReturns: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const list = await within(document.body).findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A chosen option is highlighted. */
export const Open: Story = {
  parameters: ownFrame(320),
  args: { value: new Set([1, 3]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const list = await within(document.body).findByRole('listbox')
    await waitFor(() => expect(list).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    const [chosen] = within(list).getAllByRole('option', { selected: true })
    await expect(list).toHaveAttribute('aria-activedescendant', chosen?.id)
  },
}
