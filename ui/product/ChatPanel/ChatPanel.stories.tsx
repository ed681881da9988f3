import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ChatPanel } from '#ui/index.ts'
import { localized } from '#stories/fixtures/localized.ts'
import { supportAnswer, supportQuestion } from '#stories/fixtures/messages.ts'

const meta = {
  title: 'Product/ChatPanel',
  component: ChatPanel,
  args: {
    label: localized({ ru: 'Переписка с поддержкой', en: 'Conversation with support' }),
    names: { player: localized({ ru: 'Вы', en: 'You' }), support: localized({ ru: 'Поддержка', en: 'Support' }) },
    welcome: localized({ ru: 'Напишите, мы ответим.', en: 'Write to us and we’ll reply.' }),
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onRetry: fn(),
    texts: {
      field: localized({ ru: 'Сообщение', en: 'Message' }),
      hint: localized({
        ru: 'Enter — отправить, Shift + Enter — новая строка',
        en: 'Enter to send, Shift + Enter for a new line',
      }),
      send: localized({ ru: 'Отправить', en: 'Send' }),
      sending: localized({ ru: 'Отправляем…', en: 'Sending…' }),
      retry: localized({ ru: 'Повторить', en: 'Try again' }),
    },
    messages: [],
  },
  render: (args) => {
    const [draft, setDraft] = useState(args.draft)
    return (
      <div style={{ maxInlineSize: 412 }}>
        <ChatPanel {...args} draft={draft} onDraftChange={setDraft} />
      </div>
    )
  },
} satisfies Meta<typeof ChatPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** A rejected message without a retry button: sending it again would not help. */
export const Refused: Story = {
  args: {
    messages: [
      {
        id: '1',
        author: 'player',
        text: localized({ ru: 'Деньги пришли, спасибо!', en: 'The money is here, thank you!' }),
        time: '',
        state: 'failed',
        reason: localized({
          ru: 'Лимит отправок исчерпан. Обратитесь в службу поддержки',
          en: 'Sending limit reached. Contact support',
        }),
        canRetry: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('log')).queryByRole('button')).toBeNull()
  },
}

/** A message that is too long is kept as it is, and is not sent. */
export const TooLong: Story = {
  args: {
    draft: localized({ ru: 'Пополнил через СБП. '.repeat(51), en: 'I deposited by SBP. '.repeat(51) }),
    error: localized({
      ru: 'Сообщение длиннее 1 000 символов. Сократите его на 19',
      en: 'The message is longer than 1,000 characters. Shorten it by 19',
    }),
  },
}

export const Talking: Story = {
  args: {
    messages: [
      {
        id: '1',
        author: 'player',
        text: supportQuestion,
        time: localized({ ru: '14:02\u00a0МСК', en: '14:02\u00a0MSK' }),
        state: 'sent',
      },
      {
        id: '2',
        author: 'support',
        text: supportAnswer,
        time: localized({ ru: '14:05\u00a0МСК', en: '14:05\u00a0MSK' }),
        state: 'sent',
      },
      {
        id: '3',
        author: 'player',
        text: localized({ ru: 'Спасибо, подожду', en: 'Thanks, I’ll wait' }),
        time: '',
        state: 'failed',
        reason: localized({
          ru: 'Ответа нет. Возможно, сообщение уже у нас',
          en: 'No response. We may already have your message',
        }),
        canRetry: true,
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(within(canvas.getByRole('log')).getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledWith('3')
    await userEvent.type(canvas.getByRole('textbox'), 'ok{Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
}
