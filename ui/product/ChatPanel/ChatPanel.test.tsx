import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, expectTypeOf, it, vi } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { ChatPanel, type ChatMessage, type ChatPanelProps } from './ChatPanel.tsx'

const messages: readonly ChatMessage[] = [
  { id: '1', author: 'player', text: 'Где бонус?', time: '12:00', state: 'sent' },
  { id: '2', author: 'support', text: '<b>Здесь</b>', time: '12:01', state: 'sent' },
  { id: '3', author: 'player', text: 'Спасибо', time: '', state: 'failed', reason: 'Ответа нет', canRetry: true },
  { id: '4', author: 'player', text: 'Ещё', time: '', state: 'failed', reason: 'Больше нельзя', canRetry: false },
]

function ControlledPanel({
  shownMessages = messages,
  onSend = () => undefined,
  onRetry = () => undefined,
  ...rest
}: Partial<ChatPanelProps> & { shownMessages?: readonly ChatMessage[] }) {
  const [draft, setDraft] = useState('')
  return (
    <ChatPanel
      {...rest}
      label="Переписка"
      messages={shownMessages}
      names={{ player: 'Вы', support: 'Поддержка' }}
      welcome="Напишите, мы ответим."
      draft={draft}
      onDraftChange={setDraft}
      onSend={onSend}
      onRetry={onRetry}
      texts={{
        field: 'Сообщение',
        hint: 'Enter — отправить',
        send: 'Отправить',
        sending: 'Отправляем',
        retry: 'Повторить',
      }}
    />
  )
}

describeComponent('ChatPanel', (probe) => <ControlledPanel {...probe} />)

it('ChatPanel sends on Enter and by its button, inserts a line break on Shift+Enter and never cuts a text', async () => {
  const onSend = vi.fn()
  renderUi(<ControlledPanel onSend={onSend} />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' })
  await userEvent.type(field, 'а{Shift>}{Enter}{/Shift}б')
  expect(onSend).not.toHaveBeenCalled()
  await userEvent.type(field, '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(onSend).toHaveBeenCalledTimes(2)
  await userEvent.type(field, '0123456789')
  expect(field.value).toBe('а\nб0123456789')
})

it('ChatPanel shows what is wrong with the message', () => {
  renderUi(<ControlledPanel error="На 2 символа длиннее" />)
  const field = screen.getByRole('textbox', { name: 'Сообщение' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('На 2 символа длиннее')).toBeTruthy()
})

it('ChatPanel shows messages as plain text, the reason of a failure and a retry button where a retry is possible', async () => {
  const onRetry = vi.fn()
  renderUi(<ControlledPanel onRetry={onRetry} />)
  expect(screen.getByRole('log', { name: 'Переписка' }).textContent).toContain('<b>Здесь</b>')
  expect(screen.getByText('Ответа нет')).toBeTruthy()
  expect(screen.getByText('Больше нельзя')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onRetry).toHaveBeenCalledWith('3')
})

it('ChatPanel shows the welcome text while there are no messages', () => {
  renderUi(<ControlledPanel shownMessages={[]} />)
  expect(screen.getByText('Напишите, мы ответим.')).toBeTruthy()
})

it('ChatMessage has a reason exactly when it failed', () => {
  interface Base {
    id: string
    author: 'player'
    text: string
    time: string
  }
  expectTypeOf<Base & { state: 'sent' }>().toExtend<ChatMessage>()
  expectTypeOf<Base & { state: 'failed'; reason: string; canRetry: boolean }>().toExtend<ChatMessage>()
  expectTypeOf<Base & { state: 'failed' }>().not.toExtend<ChatMessage>()
})
