import { combine } from 'effector'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { GamePanelSection, Heading, Stack } from '#ui/index.ts'
import { $signInOpen } from '#app/models/access/sign-in-dialog.model.ts'
import { $recoveryOpen } from '#app/models/access/recovery-dialog.model.ts'
import { $signUpOpen } from '#app/models/access/sign-up-dialog.model.ts'
import { SignInForm } from '#app/features/access/index.ts'

const $hasDialog = combine([$signInOpen, $recoveryOpen, $signUpOpen], (open) => open.includes(true))

/** The sign-in of the panel. While a dialog has a form of the same kind, there is no second one. */
export function GuestSignIn({ leave }: { leave: () => void }) {
  const { t } = useTranslation('pages')
  const hasDialog = useUnit($hasDialog)
  return (
    <GamePanelSection>
      <Stack gap={4}>
        <Heading level={2} size={17}>
          {t('access.signIn.title')}
        </Heading>
        {hasDialog ? null : <SignInForm takesFocus={false} tone="secondary" onLeave={leave} />}
      </Stack>
    </GamePanelSection>
  )
}
