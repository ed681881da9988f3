import type { KeyboardEvent } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import * as styles from './ChatPanel.css.ts'

export type ChatMessage = {
  id: string
  author: 'player' | 'support'
  text: string
  /** Formatted time; empty until the server confirms the message. */
  time: string
} & (
  | { state: 'sent' | 'sending' }
  /** `reason` is shown with the message; `canRetry` adds a retry button. */
  | { state: 'failed'; reason: string; canRetry: boolean }
)

export interface ChatPanelProps extends NativeProps<'div'> {
  /** Accessible name of the conversation. */
  label: string
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Names of the authors. */
  names: { player: string; support: string }
  /** Shown before the first message. */
  welcome: string
  /** Text of the input (controlled). */
  draft: string
  /** Called with the new text after each change. */
  onDraftChange: (draft: string) => void
  /** Called by Enter or the send button. */
  onSend: () => void
  /** Called with the id of a failed message that is to be sent again. */
  onRetry: (id: string) => void
  /** What is wrong with the draft: it is too long. The field cuts nothing. */
  error?: string | undefined
  /** Texts of the input, the buttons, and a message that is being sent. */
  texts: { field: string; hint: string; send: string; sending: string; retry: string }
}

/** A support chat: message log and input. New messages are announced politely. */
export function ChatPanel({
  label,
  messages,
  names,
  welcome,
  draft,
  onDraftChange,
  onSend,
  onRetry,
  error,
  texts,
  ...rest
}: ChatPanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition Enter confirms the composed word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <div {...rest} className={styles.panel} data-component="ChatPanel">
      <div
        className={styles.log}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard can scroll it
        tabIndex={0}
      >
        <div className={styles.messages}>
          {messages.length === 0 ? <p>{welcome}</p> : null}
          {messages.map((message) => (
            <div key={message.id} className={styles.message} data-author={message.author} data-state={message.state}>
              <p className={styles.facts}>
                <span>{names[message.author]}</span>
                <span>{message.time}</span>
              </p>
              <p>{message.text}</p>
              {message.state === 'sending' ? <p className={styles.facts}>{texts.sending}</p> : null}
              {message.state === 'failed' ? (
                <div className={styles.facts}>
                  <span className={styles.failed}>{message.reason}</span>
                  {message.canRetry ? <Button onClick={() => onRetry(message.id)}>{texts.retry}</Button> : null}
                </div>
              ) : null}
            </div>
          ))}
        </div>
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        <TextArea
          label={texts.field}
          value={draft}
          onValueChange={onDraftChange}
          hint={texts.hint}
          error={error}
          enterKeyHint="send"
          onKeyDown={onKeyDown}
        />
        <Button type="submit" tone="primary" wide>
          {texts.send}
        </Button>
      </form>
    </div>
  )
}
