import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Prose } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { prose } from '#stories/fixtures/prose.ts'

const meta = {
  title: 'Text/Prose',
  component: Prose,
  args: { html: { kind: 'safe-html', html: localized(prose) }, onNavigate: fn() },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onNavigate).toHaveBeenCalledTimes(1)
    await expect(args.onNavigate).toHaveBeenCalledWith('/faq')
  },
}

/** Below wide content: two columns on a desktop. */
export const Columns: Story = { args: { columns: true } }

export const OneSentence: Story = {
  args: {
    html: {
      kind: 'safe-html',
      html: localized({ ru: '<p>Лимит можно понизить сразу.</p>', en: '<p>You can lower a limit at once.</p>' }),
    },
  },
}
