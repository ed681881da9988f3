import { useUnit } from 'effector-react'
import { lazy, Suspense, useEffect } from 'react'
import {
  $registrationOpen,
  registerHashLeft,
  registerHashSeen,
  registrationClosed,
} from '#app/models/shell/registration.model.ts'
import { usePlace } from '#app/router/route-state.ts'

const RegistrationDialog = lazy(async () => ({
  default: (await import('./registration-dialog.tsx')).RegistrationDialog,
}))

/** Listens for `#register` and opens the dialog; the dialog itself is fetched when it is needed. */
export function RegistrationEntry() {
  const { open, close } = useUnit({ open: $registrationOpen, close: registrationClosed })
  const tell = useUnit({ seen: registerHashSeen, left: registerHashLeft })
  const { hash } = usePlace()
  const asked = hash === '#register'
  const { seen, left } = tell
  useEffect(() => {
    if (!asked) return undefined
    seen()
    return () => left()
  }, [asked, seen, left])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <RegistrationDialog onClose={() => close()} />
    </Suspense>
  )
}
