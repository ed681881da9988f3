import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { GamePanelSection, Heading, Stack } from '#ui/index.ts'
import { $loginOpen } from '#app/models/shell/login.model.ts'
import { $recoveryOpen } from '#app/models/shell/recovery.model.ts'
import { $registrationOpen } from '#app/models/shell/registration.model.ts'
import { LoginForm } from '#app/shell/access/login-form.tsx'

const $hasDialog = combine([$loginOpen, $recoveryOpen, $registrationOpen], (open) => open.includes(true))

/** The login of the panel. While a dialog has a form of the same kind, there is no second one. */
export function GuestLogin({ leave }: { leave: () => void }) {
  const { t } = useTranslation('pages')
  const hasDialog = useUnit($hasDialog)
  return (
    <GamePanelSection>
      <Stack gap={4}>
        <Heading level={2} size={17}>
          {t('access.login.title')}
        </Heading>
        {hasDialog ? null : <LoginForm takesFocus={false} tone="secondary" onLeave={leave} />}
      </Stack>
    </GamePanelSection>
  )
}
