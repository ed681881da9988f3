import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Stack, StepIndicator } from '#ui/index.ts'
import { recovery } from './models/recovery.model.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import type { PendingVerification } from '#app/models/contact-verification/pending-verification.ts'
import { signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { $typedLogin, recoveryClosed } from '#app/models/access/recovery-dialog.model.ts'
import { AskContact } from './recovery/ask-contact.tsx'
import { NewPassword } from './recovery/new-password.tsx'
import { VerifyContact, type VerifyContactProps } from './verification/verify-contact.tsx'

/** Index of the step indicator. */
function stepIndex(state: VerificationState): number {
  switch (state.kind) {
    case 'enteringContact':
      return 0
    case 'starting':
      return state.pending === null ? 0 : 1
    case 'verifying':
      return 1
    case 'settingPassword':
    case 'finished':
      return 2
  }
}

/** Step 1, with a button for another contact. */
function VerifyStep({ state, pending }: { state: VerifyContactProps; pending: PendingVerification }) {
  const { t } = useTranslation('pages')
  const act = useUnit({ restart: recovery.restarted, close: recoveryClosed })
  return (
    <Stack gap={4}>
      <VerifyContact verification={recovery} state={state} pending={pending} onLeave={act.close} />
      <Button tone="quiet" wide onClick={() => act.restart()}>
        {t('access.recovery.other')}
      </Button>
    </Stack>
  )
}

function Step({ state }: { state: VerificationState }) {
  switch (state.kind) {
    case 'enteringContact':
      return <AskContact state={state} />
    case 'starting':
      return state.pending === null ? (
        <AskContact state={state} />
      ) : (
        <VerifyStep state={state} pending={state.pending} />
      )
    case 'verifying':
      return <VerifyStep state={state} pending={state.pending} />
    case 'settingPassword':
      return <NewPassword state={state} />
    case 'finished':
      return null
  }
}

/** Password recovery (`spec §2`): three steps, which survive a reload. */
export function RecoveryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  const { state, login } = useUnit({ state: recovery.$state, login: $typedLogin })
  const act = useUnit({ open: recovery.opened, close: recovery.closed, signIn: signInOpened })
  const { open, close } = act
  useEffect(() => {
    open(login)
    return () => close()
  }, [open, close, login])
  const { contact, proof, password } = t('access.recovery.steps', { returnObjects: true })
  return (
    <Dialog open onOpenChange={onClose} title={t('access.recovery.title')}>
      <Stack gap={5}>
        <StepIndicator
          label={t('access.recovery.title')}
          steps={[contact, proof, password]}
          current={stepIndex(state)}
        />
        <Step state={state} />
        {stepIndex(state) === 0 ? (
          <Button tone="quiet" wide onClick={() => act.signIn()}>
            {t('access.recovery.back')}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  )
}
