import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ActionBar, Button, Dialog, Inline, PageFrame, Stack, Text, Toasts } from '#ui/index.ts'
import { useState } from 'react'
import { inLanguage, localized, pickText } from '#stories/fixtures/localized.ts'
import { noResponse } from '#stories/fixtures/messages.ts'
import { ownFrame } from '#stories/fixtures/own-frame.ts'
import { longText } from '#stories/fixtures/long-text.tsx'
import { toastsAnnounced } from '#stories/fixtures/toasts-announced.ts'

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: ownFrame(420),
  args: {
    open: true,
    onOpenChange: fn(),
    title: localized({ ru: 'Регистрация', en: 'Sign up' }),
    description: localized({
      ru: 'Приветственный пакет за первые три депозита.',
      en: 'A welcome package on your first three deposits.',
    }),
    children: localized({
      ru: 'Демо всех игр доступно без регистрации.',
      en: 'Play the demo of any game without an account.',
    }),
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = within(document.body).getByRole('dialog')
    await expect(dialog).toHaveAccessibleName()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Sheet: Story = { args: { shape: 'sheet' } }

/** A sheet on a phone, a dialog elsewhere. */
export const Adaptive: Story = { args: { shape: 'adaptive' } }

export const FocusReturns: Story = {
  parameters: { visual: { motion: 'on click' } },
  args: { open: false },
  render: (args, { globals }) => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{pickText({ ru: 'Открыть', en: 'Open' }, globals['language'])}</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen}>
          <Text>
            {pickText(
              { ru: 'Демо всех игр доступно без регистрации.', en: 'Play the demo of any game without an account.' },
              globals['language'],
            )}
          </Text>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await within(document.body).findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** From the bottom up: the bar of the page, the dialog, the toast. */
export const WithToastAndBar: Story = {
  name: 'With toast and bar',
  render: (args, { globals: { language } }) => (
    <>
      <PageFrame skipLabel={pickText({ ru: 'Перейти к содержанию', en: 'Skip to content' }, language)} header={null}>
        <Stack>
          <ActionBar>
            <Button tone="primary" size="large" wide>
              {pickText({ ru: 'Перейти к оплате', en: 'Continue to payment' }, language)}
            </Button>
          </ActionBar>
          {longText(language)}
        </Stack>
      </PageFrame>
      <Dialog {...args} />
      <Toasts messages={[{ id: 1, tone: 'negative', ...inLanguage(noResponse, language) }]} onClose={fn()} />
    </>
  ),
  play: toastsAnnounced,
}

/** A decision: title, what changes, the action and the way back. */
export const Decision: Story = {
  args: {
    title: localized({ ru: 'Отказаться от бонуса?', en: 'Give up the bonus?' }),
    description: localized({ ru: 'Бонусные 500 ₽ сгорят.', en: 'Your 500 ₽ of bonus money will be lost.' }),
  },
  render: (args, { globals: { language } }) => (
    <Dialog {...args}>
      <Stack>
        <Text>
          {pickText({ ru: 'Свои деньги останутся на балансе.', en: 'Your own money stays in your balance.' }, language)}
        </Text>
        <Inline>
          <Button tone="negative">{pickText({ ru: 'Отказаться от бонуса', en: 'Give up the bonus' }, language)}</Button>
          <Button tone="quiet">{pickText({ ru: 'Оставить бонус', en: 'Keep the bonus' }, language)}</Button>
        </Inline>
      </Stack>
    </Dialog>
  ),
}
