import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '#contract/player/passkeys.ts'
import { Button, Dialog, Stack } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { passkeyRemoval } from '../../models/passkeys.model.ts'
import { OutcomeUnknown } from '../../outcome-unknown.tsx'

/** Asks before a passkey is removed. */
export function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('profile')
  const { failure, submit, isBusy, isAccepted } = useSubmission(passkeyRemoval)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isAccepted) close()
  }, [isAccepted])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('passkeys.removeTitle')}
      description={t('passkeys.removeText', { name: passkey.name })}
    >
      <Stack gap={3}>
        {failure === null ? null : <OutcomeUnknown what="passkey" failure={failure} />}
        <Button tone="negative" wide busy={isBusy} onClick={() => submit(passkey.id)}>
          {t(isBusy ? 'passkeys.removing' : 'passkeys.remove')}
        </Button>
        <Button wide onClick={onClose}>
          {t('passkeys.keep')}
        </Button>
      </Stack>
    </Dialog>
  )
}
