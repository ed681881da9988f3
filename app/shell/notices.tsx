import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $notices, noticeClosed } from '#app/models/notices/notices.model.ts'
import { lazyPart } from './lazy-part.tsx'

const Toasts = lazyPart(async () => (await import('./toasts.tsx')).Toasts)

/** Long after the first screen, and before anybody is likely to need it. */
const FETCH_AFTER_MS = 10_000

/** Messages over the page; what shows them is fetched before: a message may tell that nothing can be fetched. */
export function Notices() {
  const { messages, close, clock } = useUnit({ messages: $notices, close: noticeClosed, clock: $clock })
  useEffect(() => requireClock(clock).after(FETCH_AFTER_MS, () => void Toasts.fetch()), [clock])
  if (messages.length === 0) return null
  return <Toasts messages={messages} onClose={close} />
}
