import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOTP_DIGITS } from '#contract/player/second-factor.ts'
import { Button, CopyValue, Link, OtpField, PasswordField, QrCode, Stack, Text } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm, type FormRequest } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import type { Failure } from '#app/http/failure.ts'
import { checkConfirmation } from '#app/models/forms/problems.ts'
import { useLostFocus } from '#app/shell/page/use-lost-focus.ts'
import { secondFactorBeginning } from '../../models/second-factor.model.ts'
import { OutcomeUnknown } from '../../outcome-unknown.tsx'

const noPassword = { current: '' }
const noCode = { code: '' }
/** A secret in groups of four, as it is typed. */
const grouped = (secret: string) => secret.match(/.{1,4}/gu)?.join(' ') ?? secret

interface StepActionsProps {
  failure: Failure | null
  isBusy: boolean
  onCancel: () => void
  /** The words of the button that sends the step. */
  children: string
}

/** The end of a step: its failure, and the buttons that send it and give up. */
function StepActions({ failure, isBusy, onCancel, children }: StepActionsProps) {
  const { t } = useTranslation('profile')
  return (
    <>
      {failure === null ? null : <OutcomeUnknown what="secondFactor" failure={failure} />}
      <Stack gap={2}>
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {children}
        </Button>
        <Button tone="quiet" wide onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
      </Stack>
    </>
  )
}

/** Asks for the password before a secret is shown. */
function Begin({ request, onCancel }: { request: FormRequest<typeof noPassword>; onCancel: () => void }) {
  const { t } = useTranslation('profile')
  const form = useAppForm({ request, defaultValues: noPassword, validate: checkConfirmation, secrets: ['current'] })
  return (
    <Form form={form}>
      <Field form={form} name="current">
        {(field) => <PasswordField {...field} purpose="current" label={t('secondFactor.password')} autoFocus />}
      </Field>
      <StepActions failure={form.failure} isBusy={form.isBusy} onCancel={onCancel}>
        {t(form.isBusy ? 'secondFactor.beginning' : 'secondFactor.continue')}
      </StepActions>
    </Form>
  )
}

interface SetUpProps {
  secret: string
  uri: string
  request: FormRequest<typeof noCode>
  onCancel: () => void
}

/** The secret for the app, and its first code. */
function SetUp({ secret, uri, request, onCancel }: SetUpProps) {
  const { t } = useTranslation('profile')
  const form = useAppForm({ request, defaultValues: noCode, validate: checkConfirmation })
  return (
    <Form form={form}>
      <Text>{t('secondFactor.scan')}</Text>
      <QrCode value={uri} label={t('secondFactor.qr')} />
      <CopyValue label={t('secondFactor.secret')} value={grouped(secret)} copyText={secret} />
      <Text size={13}>
        <Link href={uri}>{t('secondFactor.openApp')}</Link>
      </Text>
      <Field form={form} name="code">
        {(field) => (
          <OtpField
            {...field}
            autoFocus
            label={t('secondFactor.firstCode')}
            length={TOTP_DIGITS}
            onComplete={() => form.submit()}
          />
        )}
      </Field>
      <StepActions failure={form.failure} isBusy={form.isBusy} onCancel={onCancel}>
        {t(form.isBusy ? 'secondFactor.enabling' : 'secondFactor.enable')}
      </StepActions>
    </Form>
  )
}

/** Turns the second factor on, at a press: password, then the app and its first code. */
export function EnableSecondFactor({ enabling }: { enabling: FormRequest<typeof noCode> }) {
  const { t } = useTranslation('profile')
  const beginning = useSubmission(secondFactorBeginning)
  const { state, change } = beginning
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useLostFocus(button, isOpen)
  const cancel = () => {
    change()
    setIsOpen(false)
  }
  if (!isOpen)
    return (
      <Button ref={button} tone="primary" wide onClick={() => setIsOpen(true)}>
        {t('secondFactor.begin')}
      </Button>
    )
  if (state.kind !== 'accepted') return <Begin request={beginning} onCancel={cancel} />
  return <SetUp {...state.result} request={enabling} onCancel={cancel} />
}
