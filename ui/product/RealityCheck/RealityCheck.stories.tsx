import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Alert, Link, RealityCheck, Text } from '#ui/index.ts'
import { inLanguage, pickText } from '#stories/fixtures/localized.ts'
import { noResponse } from '#stories/fixtures/messages.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { realityCheck } from '#stories/fixtures/reality-check.ts'

const meta = {
  title: 'Product/RealityCheck',
  component: RealityCheck,
  parameters: ownFrame(560),
  args: { ...realityCheck, open: true },
  render: (args, { globals: { language } }) => (
    <RealityCheck {...args}>
      <Text as="span" size={13} tone="muted">
        {pickText({ ru: 'Следующее напоминание через час.', en: 'The next reminder comes in an hour.' }, language)}{' '}
        <Link href="#">{pickText({ ru: 'Изменить', en: 'Change' }, language)}</Link>
      </Text>
    </RealityCheck>
  ),
} satisfies Meta<typeof RealityCheck>

export default meta
type Story = StoryObj<typeof meta>

/** Escape does nothing, and the first Tab goes to the first answer. */
export const Loss: Story = {
  play: async () => {
    const dialog = within(document.body).getByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toHaveFocus()
    await userEvent.tab()
    await expect(within(dialog).getAllByRole('button')[0]).toHaveFocus()
  },
}

/** Looks like a loss: no figure is coloured. */
export const Gain: Story = {
  args: {
    figures: realityCheck.figures.map((figure) =>
      figure.id === 'net' ? { ...figure, value: '+1 240 500,50 ₽' } : figure,
    ),
  },
}

export const Sending: Story = {
  args: {
    actions: realityCheck.actions.map((action) => (action.id === 'goOn' ? { ...action, busy: true } : action)),
  },
}

/** The answer was not saved: it can be given again. */
export const NotSaved: Story = {
  render: (args, { globals: { language } }) => (
    <RealityCheck {...args}>
      <Alert tone="negative" title={inLanguage(noResponse, language).title}>
        {inLanguage(noResponse, language).text}
      </Alert>
    </RealityCheck>
  ),
}
