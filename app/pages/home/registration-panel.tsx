import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading, Skeleton, Stack, Surface } from '#ui/index.ts'
import { useWide } from '#app/lib/browser/device.ts'
import { $registrationOpen, panelUsed } from '#app/models/shell/registration.model.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { FirstStep } from './first-step.tsx'

const formSkeleton = <Skeleton height={390} />
const LazyPanelForm = lazyPart(async () => (await import('#app/shell/access/panel-form.tsx')).PanelForm, {
  waiting: formSkeleton,
  when: 'idle',
  failed: () => <FirstStep />,
})

/** Registration: the full form in the hero on a desktop, its first step among the games on a phone. */
export function RegistrationPanel() {
  const { t } = useTranslation()
  const isInDialog = useUnit($registrationOpen)
  const isWide = useWide()
  const setPanelUsed = useUnit(panelUsed)
  useEffect(() => () => void setPanelUsed(false), [setPanelUsed])
  return (
    <Surface labelledBy="register-panel">
      <Stack gap={4} onFocus={() => setPanelUsed(true)} onBlur={() => setPanelUsed(false)}>
        <Heading level={2} size={24} id="register-panel">
          {t('register.title')}
        </Heading>
        {isWide ? isInDialog ? formSkeleton : <LazyPanelForm /> : <FirstStep />}
      </Stack>
    </Surface>
  )
}
