import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ChatPanel } from '#ui/index.ts'

const meta = {
  title: 'Product/ChatPanel',
  component: ChatPanel,
  args: {
    label: 'Переписка с поддержкой',
    names: { player: 'Вы', support: 'Поддержка' },
    welcome: 'Напишите, мы ответим.',
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    onRetry: fn(),
    texts: {
      field: 'Сообщение',
      hint: 'Enter — отправить, Shift + Enter — новая строка',
      send: 'Отправить',
      sending: 'Отправляем…',
      retry: 'Повторить',
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
        text: 'Деньги пришли, спасибо!',
        time: '',
        state: 'failed',
        reason: 'Лимит отправок исчерпан. Обратитесь в службу поддержки',
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
  args: { draft: 'Пополнил через СБП. '.repeat(51), error: 'Сообщение длиннее 1 000 символов. Сократите его на 19' },
}

export const Talking: Story = {
  args: {
    messages: [
      {
        id: '1',
        author: 'player',
        text: 'Пополнил через СБП на 1 500 ₽ полчаса назад, денег на счёте нет. Номер операции 48213.',
        time: '14:02',
        state: 'sent',
      },
      {
        id: '2',
        author: 'support',
        text: 'Видим платёж: банк ещё не подтвердил его. Обычно это до часа. Деньги не потеряются.',
        time: '14:05',
        state: 'sent',
      },
      {
        id: '3',
        author: 'player',
        text: 'Спасибо, подожду',
        time: '',
        state: 'failed',
        reason: 'Ответа нет. Возможно, сообщение уже у нас',
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
