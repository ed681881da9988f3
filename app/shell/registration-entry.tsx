import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import {
  $registrationOpen,
  registerHashLeft,
  registerHashSeen,
  registrationClosed,
} from '#app/models/shell/registration.model.ts'
import { usePlace } from '#app/router/route-state.ts'
import { FetchFailureNotice } from './fetch-failure.tsx'
import { lazyPart } from './lazy-part.tsx'

const RegistrationDialog = lazyPart(async () => (await import('./registration-dialog.tsx')).RegistrationDialog, {
  failed: (_, { onClose }) => <FetchFailureNotice close={onClose} />,
})

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
  return <RegistrationDialog onClose={() => close()} />
}
