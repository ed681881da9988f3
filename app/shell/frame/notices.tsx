import { useUnit } from 'effector-react'
import { Toasts } from '#ui/index.ts'
import { $notices, noticeClosed } from '#app/models/notices/notices.model.ts'

/** Toasts. They wait for no texts: a message may report that nothing can be loaded. */
export function Notices() {
  const { messages, close } = useUnit({ messages: $notices, close: noticeClosed })
  if (messages.length === 0) return null
  return <Toasts messages={messages} onClose={close} />
}
