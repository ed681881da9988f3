import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/index.ts'
import { currentDevice } from '#app/lib/browser/device.ts'
import { LoginForm } from './login-form.tsx'

/** The login dialog (`spec §4`). Typed values survive closing, except for the password. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  return (
    <Dialog open onOpenChange={onClose} title={t('access.login.title')}>
      {/* Not on a phone, whose keyboard would cover half of the form. */}
      <LoginForm takesFocus={currentDevice() === 'd'} tone="primary" />
    </Dialog>
  )
}
