import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading, Stack, Surface } from '#ui/index.ts'
import { useWide } from '#app/lib/browser/device.ts'
import { $signUpOpen, panelUsed } from '#app/models/access/sign-up-dialog.model.ts'
import { FirstStep, LazyPanelForm, panelFormSkeleton } from '#app/features/access/index.ts'

/** Sign-up: the full form in the hero on a desktop, its first step among the games on a phone. */
export function SignUpPanel() {
  const { t } = useTranslation()
  const isInDialog = useUnit($signUpOpen)
  const isWide = useWide()
  const setPanelUsed = useUnit(panelUsed)
  useEffect(() => () => void setPanelUsed(false), [setPanelUsed])
  return (
    <Surface labelledBy="sign-up-panel">
      <Stack gap={4} onFocus={() => setPanelUsed(true)} onBlur={() => setPanelUsed(false)}>
        <Heading level={2} size={24} id="sign-up-panel">
          {t('signUp.title')}
        </Heading>
        {isWide ? isInDialog ? panelFormSkeleton : <LazyPanelForm /> : <FirstStep />}
      </Stack>
    </Surface>
  )
}
