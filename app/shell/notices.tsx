import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { idle } from '#app/lib/idle.ts'
import { $notices, noticeClosed } from '#app/models/notices/notices.model.ts'
import { lazyPart } from './lazy-part.tsx'

const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts)

/** Messages over the page; what shows them is fetched before: a message may tell that nothing can be fetched. */
export function Notices() {
  const { messages, close } = useUnit({ messages: $notices, close: noticeClosed })
  useEffect(() => void idle().then(Toasts.fetch), [])
  if (messages.length === 0) return null
  return <Toasts messages={messages} onClose={close} />
}
