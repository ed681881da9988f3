import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $notices, noticeClosed } from '#app/models/notices/notices.model.ts'

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }))

/** Messages over the page; what shows them is fetched with the first one. */
export function Notices() {
  const { messages, close } = useUnit({ messages: $notices, close: noticeClosed })
  if (messages.length === 0) return null
  return (
    <Suspense fallback={null}>
      <Toasts messages={messages} onClose={close} />
    </Suspense>
  )
}
