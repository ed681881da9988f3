import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $loginOpen, loginClosed } from '#app/models/shell/login.model.ts'
import {
  $registrationOpen,
  registerHashLeft,
  registerHashSeen,
  registrationClosed,
} from '#app/models/shell/registration.model.ts'
import { $recoveryOpen, recoveryClosed } from '#app/models/shell/recovery.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { Redirect, useCurrentUrl } from '#app/router/search-params-state.ts'
import { lazyDialog } from '../lazy/lazy-part.tsx'

const RegistrationDialog = lazyDialog(
  async () => (await import('../access/registration-dialog.tsx')).RegistrationDialog,
)
const LoginDialog = lazyDialog(async () => (await import('../access/login-dialog.tsx')).LoginDialog)
const RecoveryDialog = lazyDialog(async () => (await import('../access/recovery-dialog.tsx')).RecoveryDialog)

/** Opens the registration for `#register`, again on each history entry, because closing the dialog keeps the hash. */
function RegisterHash() {
  const { open, leave } = useUnit({ open: registerHashSeen, leave: registerHashLeft })
  useEffect(() => {
    open()
    return () => leave()
  }, [open, leave])
  return null
}

/** Login, registration and recovery dialogs for guests (`spec §2`), and `#register`. The dialogs are lazy. */
export function AccessEntry() {
  const { isRegistrationOpen, isLoginOpen, isRecoveryOpen, isGuest } = useUnit({
    isRegistrationOpen: $registrationOpen,
    isLoginOpen: $loginOpen,
    isRecoveryOpen: $recoveryOpen,
    isGuest: $isGuest,
  })
  const act = useUnit({ closeRegistration: registrationClosed, closeLogin: loginClosed, closeRecovery: recoveryClosed })
  const { hash, key } = useLocationInfo()
  const currentUrl = useCurrentUrl()
  const hasRegisterHash = hash === '#register'
  // Remove the hash for a signed-in player, so that the dialog does not open after signing out.
  if (!isGuest) return hasRegisterHash ? <Redirect to={currentUrl} /> : null
  return (
    <>
      {hasRegisterHash ? <RegisterHash key={key} /> : null}
      {isRegistrationOpen ? (
        <RegistrationDialog onClose={() => act.closeRegistration()} />
      ) : isRecoveryOpen ? (
        <RecoveryDialog onClose={() => act.closeRecovery()} />
      ) : isLoginOpen ? (
        <LoginDialog onClose={() => act.closeLogin()} />
      ) : null}
    </>
  )
}
