import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading, Skeleton, Stack, Surface } from '#ui/index.ts'
import { useWide } from '#app/lib/device.ts'
import { $registrationOpen, panelUsed } from '#app/models/shell/registration.model.ts'
import { lazyPart } from '#app/shell/lazy-part.tsx'
import { FirstStep } from './first-step.tsx'

const waiting = <Skeleton height={390} />
const WholeForm = lazyPart(async () => (await import('#app/shell/access/panel-form.tsx')).PanelForm, {
  waiting,
  when: 'idle',
  failed: () => <FirstStep />,
})

/** The registration beside the slider of a desktop; below it, on a phone, its first step. Never beside the same in the dialog. */
export function RegistrationPanel() {
  const { t } = useTranslation()
  const isInDialog = useUnit($registrationOpen)
  const isWide = useWide()
  const use = useUnit(panelUsed)
  useEffect(() => () => void use(false), [use])
  return (
    <Surface labelledBy="register-panel">
      <Stack gap={4} onFocus={() => use(true)} onBlur={() => use(false)}>
        <Heading level={2} size={24} id="register-panel">
          {t('register.title')}
        </Heading>
        {isWide ? isInDialog ? waiting : <WholeForm /> : <FirstStep />}
      </Stack>
    </Surface>
  )
}
