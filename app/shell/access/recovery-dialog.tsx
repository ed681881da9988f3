import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Dialog, Stack, StepIndicator } from '#ui/index.ts'
import { recovery } from '#app/models/recovery/recovery.model.ts'
import type { VerificationState } from '#app/models/contact-verification/contact-verification.states.ts'
import type { PendingVerification } from '#app/models/contact-verification/pending-verification.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { $typedLogin, recoveryClosed } from '#app/models/shell/recovery.model.ts'
import { AskContact } from './recovery/ask-contact.tsx'
import { NewPassword } from './recovery/new-password.tsx'
import { VerifyContact, type VerifyContactProps } from './verification/verify-contact.tsx'

/** The step of the indicator. */
function placeOf(state: VerificationState): number {
  switch (state.kind) {
    case 'asking':
      return 0
    case 'starting':
      return state.ticket === null ? 0 : 1
    case 'verifying':
      return 1
    case 'renewing':
    case 'finished':
      return 2
  }
}

/** Step 1, and the way back to another contact. */
function Prove({ state, ticket }: { state: VerifyContactProps; ticket: PendingVerification }) {
  const { t } = useTranslation('pages')
  const act = useUnit({ restart: recovery.restarted, close: recoveryClosed })
  return (
    <Stack gap={4}>
      <VerifyContact proof={recovery} state={state} ticket={ticket} onLeave={act.close} />
      <Button tone="quiet" wide onClick={() => act.restart()}>
        {t('access.recovery.other')}
      </Button>
    </Stack>
  )
}

function Step({ state }: { state: VerificationState }) {
  switch (state.kind) {
    case 'asking':
      return <AskContact state={state} />
    case 'starting':
      return state.ticket === null ? <AskContact state={state} /> : <Prove state={state} ticket={state.ticket} />
    case 'verifying':
      return <Prove state={state} ticket={state.ticket} />
    case 'renewing':
      return <NewPassword state={state} />
    case 'finished':
      return null
  }
}

/** Gives the account back to who has lost the password (`spec §2`): three steps, which outlive a reload of the page. */
export function RecoveryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pages')
  const { state, login } = useUnit({ state: recovery.$state, login: $typedLogin })
  const act = useUnit({ show: recovery.shown, leave: recovery.left, signIn: loginOpened })
  const { show, leave } = act
  useEffect(() => {
    show(login)
    return () => leave()
  }, [show, leave, login])
  const { contact, proof, password } = t('access.recovery.steps', { returnObjects: true })
  return (
    <Dialog open onOpenChange={onClose} title={t('access.recovery.title')}>
      <Stack gap={5}>
        <StepIndicator label={t('access.recovery.title')} steps={[contact, proof, password]} current={placeOf(state)} />
        <Step state={state} />
        {placeOf(state) === 0 ? (
          <Button tone="quiet" wide onClick={() => act.signIn()}>
            {t('access.recovery.back')}
          </Button>
        ) : null}
      </Stack>
    </Dialog>
  )
}
