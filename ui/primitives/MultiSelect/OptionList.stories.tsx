import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { OptionList } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { providerNames } from '#stories/fixtures/names.ts'

const meta = {
  title: 'Primitives/OptionList',
  component: OptionList,
  args: {
    label: localized({ ru: 'Провайдеры', en: 'Providers' }),
    options: [
      { id: 1, label: providerNames.northRing },
      { id: 2, label: providerNames.amberWorks },
      { id: 3, label: providerNames.foxAndKey },
    ],
    value: new Set<number>(),
    onValueChange: fn(),
  },
} satisfies Meta<typeof OptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const Some: Story = { args: { value: new Set([1, 3]) } }

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End} ')
    await expect(args.onValueChange).toHaveBeenCalledWith(new Set([3]))
  },
}
