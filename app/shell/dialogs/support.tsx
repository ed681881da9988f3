import { useUnit } from 'effector-react'
import { $supportOpen, supportClosed } from '#app/models/support/support-open.model.ts'
import { lazyDialog } from '../lazy/lazy-part.tsx'

const SupportPanel = lazyDialog(async () => (await import('./support-panel.tsx')).SupportPanel)

/** The support panel, while it is open. */
export function Support() {
  const { open, close } = useUnit({ open: $supportOpen, close: supportClosed })
  return open ? <SupportPanel onClose={() => close()} /> : null
}
