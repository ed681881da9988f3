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
import { LoadErrorNotice } from './load-error.tsx'
import { lazyPart } from './lazy-part.tsx'

const failed = (_: () => void, { onClose }: { onClose: () => void }) => <LoadErrorNotice close={onClose} />
const RegistrationDialog = lazyPart(async () => (await import('./access/registration-dialog.tsx')).RegistrationDialog, {
  failed,
})
const LoginDialog = lazyPart(async () => (await import('./access/login-dialog.tsx')).LoginDialog, { failed })

const RecoveryDialog = lazyPart(async () => (await import('./access/recovery-dialog.tsx')).RecoveryDialog, { failed })

/** The address asks to register; anew with each step of the history, because a closed dialog leaves the hash there. */
function RegisterHash() {
  const { seen, left } = useUnit({ seen: registerHashSeen, left: registerHashLeft })
  useEffect(() => {
    seen()
    return () => left()
  }, [seen, left])
  return null
}

/** The ways in, for guests alone (`spec §2`), and `#register`; a dialog is fetched when it is needed. */
export function AccessEntry() {
  const { registering, loggingIn, recovering, isGuest } = useUnit({
    registering: $registrationOpen,
    loggingIn: $loginOpen,
    recovering: $recoveryOpen,
    isGuest: $isGuest,
  })
  const act = useUnit({ closeRegistration: registrationClosed, closeLogin: loginClosed, closeRecovery: recoveryClosed })
  const { hash, key } = useLocationInfo()
  const here = useCurrentUrl()
  const isAsked = hash === '#register'
  // What only a guest can do is not left for the guest that a player is after leaving.
  if (!isGuest) return isAsked ? <Redirect to={here} /> : null
  return (
    <>
      {isAsked ? <RegisterHash key={key} /> : null}
      {registering ? (
        <RegistrationDialog onClose={() => act.closeRegistration()} />
      ) : recovering ? (
        <RecoveryDialog onClose={() => act.closeRecovery()} />
      ) : loggingIn ? (
        <LoginDialog onClose={() => act.closeLogin()} />
      ) : null}
    </>
  )
}
