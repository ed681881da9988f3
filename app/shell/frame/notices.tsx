import { useUnit } from 'effector-react'
import { Toasts } from '#ui/index.ts'
import { $notices, noticeClosed } from '#app/models/notices/notices.model.ts'
import { $gameOpen } from '#app/models/presence/game-open.ts'

/** Toasts. Part of an already loaded chunk, because a message may report a network failure. */
export function Notices() {
  const { messages, isGameOpen, close } = useUnit({ messages: $notices, isGameOpen: $gameOpen, close: noticeClosed })
  if (messages.length === 0) return null
  // On a phone the button of a game is at the bottom, and so is its floating window.
  return <Toasts messages={messages} placement={isGameOpen ? 'top' : 'bottom'} onClose={close} />
}
