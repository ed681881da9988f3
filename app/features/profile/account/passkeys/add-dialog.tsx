import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, Button, Dialog, PasswordField, TextField } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { SecondFactorCode } from '#app/features/access/index.ts'
import { secondFactorQuery } from '#app/queries/profile.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { checkPasskey, passkeyAdding } from '../../models/passkeys.model.ts'
import { OutcomeUnknown } from '../../outcome-unknown.tsx'
import { agentName } from '../agent-name.ts'

export interface AddDialogProps {
  onAdded: () => void
  onClose: () => void
}

/** Adds a passkey of this device, after the password and, if it is on, the second factor. */
export function AddDialog({ onAdded, onClose }: AddDialogProps) {
  const { t } = useTranslation('profile')
  const needsCode = useQuery(secondFactorQuery(useLobbyKey())).data?.enabled === true
  const device = agentName(navigator.userAgent)
  const request = useSubmission(passkeyAdding)
  const form = useAppForm({
    request,
    defaultValues: { name: device === null ? '' : t('security.browserOn', device), current: '', code: '' },
    validate: (fields) => checkPasskey(fields, needsCode),
    // The password stays: after a closed prompt the player tries again. A code is used up by then.
    secrets: ['code'],
  })
  const end = form.isAccepted && request.state.kind === 'accepted' ? request.state.result : null
  const added = useEffectEvent(onAdded)
  useEffect(() => {
    if (end === 'done') added()
  }, [end])
  return (
    <Dialog open onOpenChange={onClose} title={t('passkeys.addTitle')} description={t('passkeys.addLead')}>
      <Form form={form}>
        <Field form={form} name="name">
          {(field) => <TextField {...field} label={t('passkeys.name')} hint={t('passkeys.nameHint')} />}
        </Field>
        <Field form={form} name="current">
          {(field) => <PasswordField {...field} purpose="current" label={t('security.current')} autoFocus />}
        </Field>
        {needsCode ? (
          <Field form={form} name="code">
            {(field) => <SecondFactorCode {...field} />}
          </Field>
        ) : null}
        {form.failure === null ? null : <OutcomeUnknown what="passkey" failure={form.failure} />}
        {end === 'cancelled' || end === 'duplicate' ? (
          <Alert tone="neutral" title={t(`passkeys.${end}`)}>
            {t(`passkeys.${end}Text`)}
          </Alert>
        ) : null}
        {end === 'unsupported' ? <Alert tone="negative" title={t('passkeys.unsupported')} /> : null}
        <Button type="submit" tone="primary" wide busy={form.isBusy}>
          {t(form.isBusy ? 'passkeys.creating' : 'passkeys.create')}
        </Button>
      </Form>
    </Dialog>
  )
}
