import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/index.ts'
import { currentDevice } from '#app/lib/browser/device.ts'
import { SignInForm, useHasLogin } from './sign-in-form.tsx'

/** The sign-in dialog (`spec §4`). Typed values survive closing, except for the password. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  const hasLogin = useHasLogin()
  return (
    <Dialog open onOpenChange={onClose} title={t('access.signIn.title')}>
      {/* Not on a phone, whose keyboard would cover half of the form, unless only the password is missing. */}
      <SignInForm takesFocus={currentDevice() === 'd' || hasLogin} tone="primary" />
    </Dialog>
  )
}
