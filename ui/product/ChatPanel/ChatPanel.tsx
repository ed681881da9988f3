import type { KeyboardEvent } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import * as styles from './ChatPanel.css.ts'

export type ChatMessage = {
  id: string
  author: 'own' | 'other'
  text: string
  /** When it was said, as text; empty while nobody knows. */
  time: string
} & (
  | { state: 'sent' | 'sending' }
  /** With the reason, and whether sending it again may help. */
  | { state: 'failed'; reason: string; mayRepeat: boolean }
)

export interface ChatPanelProps {
  /** What the conversation is, for a screen reader. */
  label: string
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Who speaks: the visitor and the other side. */
  names: { own: string; other: string }
  /** What stands there before the first message. */
  welcome: string
  draft: string
  onDraftChange: (draft: string) => void
  onSend: () => void
  onRetry: (id: string) => void
  /** Characters of one message. */
  maxLength: number
  words: { field: string; hint: string; send: string; sending: string; retry: string }
}

/** A conversation with support: what was said, and a place to write. New messages are announced as they come. */
export function ChatPanel({
  label,
  messages,
  names,
  welcome,
  draft,
  onDraftChange,
  onSend,
  onRetry,
  maxLength,
  words,
}: ChatPanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className={styles.panel} data-component="ChatPanel">
      <div
        className={styles.log}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it
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
              {message.state === 'sending' ? <p className={styles.facts}>{words.sending}</p> : null}
              {message.state === 'failed' ? (
                <div className={styles.facts}>
                  <span className={styles.failed}>{message.reason}</span>
                  {message.mayRepeat ? <Button onClick={() => onRetry(message.id)}>{words.retry}</Button> : null}
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
          label={words.field}
          value={draft}
          onValueChange={onDraftChange}
          hint={words.hint}
          maxLength={maxLength}
          enterKeyHint="send"
          onKeyDown={onKeyDown}
        />
        <Button type="submit" tone="primary" wide>
          {words.send}
        </Button>
      </form>
    </div>
  )
}
