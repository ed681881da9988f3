import { useUnit } from 'effector-react'
import { Toasts } from '#ui/index.ts'
import { $notices, noticeClosed } from '#app/models/notices/notices.model.ts'

/** Messages over the page, by what came with it: a message may tell that nothing can be fetched. */
export function Notices() {
  const { messages, close } = useUnit({ messages: $notices, close: noticeClosed })
  if (messages.length === 0) return null
  return <Toasts messages={messages} onClose={close} />
}
