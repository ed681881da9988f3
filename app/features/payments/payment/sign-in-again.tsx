import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/index.ts'
import { signOutRequested } from '#app/models/session/sign-out/sign-out.model.ts'

/** Ends the session that the server does not accept. The page of a guest leads to the sign-in and back. */
export function SignInAgain() {
  const { t } = useTranslation('payments')
  const signOut = useUnit(signOutRequested)
  return <Button onClick={() => signOut()}>{t('signedOut.action')}</Button>
}
