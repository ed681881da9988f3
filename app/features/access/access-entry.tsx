import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $signInOpen, signInClosed } from '#app/models/access/sign-in-dialog.model.ts'
import { $signUpOpen, signUpHashLeft, signUpHashSeen, signUpClosed } from '#app/models/access/sign-up-dialog.model.ts'
import { $recoveryOpen, recoveryClosed } from '#app/models/access/recovery-dialog.model.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { Redirect } from '#app/router/redirect.tsx'
import { useCurrentUrl } from '#app/router/use-current-url.ts'
import { lazyDialog } from '#app/shell/lazy/lazy-part.tsx'

const SignUpDialog = lazyDialog(async () => (await import('./sign-up-dialog.tsx')).SignUpDialog)
const SignInDialog = lazyDialog(async () => (await import('./sign-in-dialog.tsx')).SignInDialog)
const RecoveryDialog = lazyDialog(async () => (await import('./recovery-dialog.tsx')).RecoveryDialog)

/** Opens the sign-up for `#register`, again on each history entry, because closing the dialog keeps the hash. */
function SignUpHash() {
  const { open, leave } = useUnit({ open: signUpHashSeen, leave: signUpHashLeft })
  useEffect(() => {
    open()
    return () => leave()
  }, [open, leave])
  return null
}

/** Sign-in, sign-up and recovery dialogs for guests (`spec §2`), and `#register`. The dialogs are lazy. */
export function AccessEntry() {
  const { isSignUpOpen, isSignInOpen, isRecoveryOpen, isGuest } = useUnit({
    isSignUpOpen: $signUpOpen,
    isSignInOpen: $signInOpen,
    isRecoveryOpen: $recoveryOpen,
    isGuest: $isGuest,
  })
  const act = useUnit({ closeSignUp: signUpClosed, closeSignIn: signInClosed, closeRecovery: recoveryClosed })
  const { hash, key } = useLocationInfo()
  const currentUrl = useCurrentUrl()
  const hasSignUpHash = hash === '#register'
  // Remove the hash for a signed-in player, so that the dialog does not open after signing out.
  if (!isGuest) return hasSignUpHash ? <Redirect to={currentUrl} /> : null
  return (
    <>
      {hasSignUpHash ? <SignUpHash key={key} /> : null}
      {isSignUpOpen ? (
        <SignUpDialog onClose={() => act.closeSignUp()} />
      ) : isRecoveryOpen ? (
        <RecoveryDialog onClose={() => act.closeRecovery()} />
      ) : isSignInOpen ? (
        <SignInDialog onClose={() => act.closeSignIn()} />
      ) : null}
    </>
  )
}
