import { useUnit } from 'effector-react'
import { $supportOpen, supportClosed } from '#app/models/support/support-open.model.ts'
import { LoadErrorNotice } from './load-error.tsx'
import { lazyPart } from './lazy-part.tsx'

const SupportPanel = lazyPart(async () => (await import('./support-panel.tsx')).SupportPanel, {
  failed: (_, { onClose }) => <LoadErrorNotice close={onClose} />,
})

/** The support panel, while it is open. */
export function Support() {
  const { open, close } = useUnit({ open: $supportOpen, close: supportClosed })
  return open ? <SupportPanel onClose={() => close()} /> : null
}
