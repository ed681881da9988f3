import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/index.ts'
import { currentDevice } from '#app/lib/browser/device.ts'
import { LoginForm, useHasLogin } from './login-form.tsx'

/** The login dialog (`spec §4`). Typed values survive closing, except for the password. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  const hasLogin = useHasLogin()
  return (
    <Dialog open onOpenChange={onClose} title={t('access.login.title')}>
      {/* Not on a phone, whose keyboard would cover half of the form, unless only the password is missing. */}
      <LoginForm takesFocus={currentDevice() === 'd' || hasLogin} tone="primary" />
    </Dialog>
  )
}
