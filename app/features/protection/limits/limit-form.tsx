import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { RAISE_DELAY_MS, type LimitKind } from '#contract/play/protection-rules.ts'
import { AmountField, Button, Inline, Stack, Text } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm, type FormRequest } from '#app/forms/use-app-form.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { ChangeFailure } from '../change-failure.tsx'
import { checkLimit, limitEffect, readLimitAmount, type LimitFields } from '../models/own-limits.ts'

const defaultValues: LimitFields = { amount: '' }

/** Says what a typed amount does, and when. */
function useEffectText(kind: LimitKind, held: number | null): (typed: string) => string | undefined {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  const clock = requireClock(useUnit($clock))
  return (typed) => {
    const amount = readLimitAmount(typed, kind, language)
    if (amount === null) return undefined
    const effect = limitEffect(held, amount)
    return effect === 'higher'
      ? t('form.higher', { at: moscowMoment(clock.now() + RAISE_DELAY_MS, language) })
      : t(`form.${effect}`)
  }
}

export interface LimitFormProps {
  kind: LimitKind
  /** The amount that holds; `null` without a limit. */
  held: number | null
  /** Sends an amount; `null` ends the limit. */
  request: Omit<FormRequest<LimitFields>, 'submit'> & { submit: (amount: number | null) => void }
}

/** The form of one limit: any amount, and what it does. */
export function LimitForm({ kind, held, request }: LimitFormProps) {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  const effectText = useEffectText(kind, held)
  const form = useAppForm<LimitFields>({
    request: { ...request, submit: ({ amount }) => request.submit(readLimitAmount(amount, kind, language)) },
    defaultValues,
    validate: (fields) => checkLimit(fields, kind, language),
  })
  const isSession = kind === 'session'
  return (
    <Form form={form}>
      <Field form={form} name="amount">
        {(field) => (
          <AmountField
            {...field}
            size="regular"
            label={t(isSession ? 'form.minutesLabel' : 'form.amount')}
            currency={isSession ? t('minuteSign') : '₽'}
            hint={t(isSession ? 'form.hintMinutes' : kind === 'loss' ? 'form.hintLoss' : 'form.hint')}
            estimate={effectText(field.value)}
            autoFocus
          />
        )}
      </Field>
      {form.failure === null ? null : <ChangeFailure what="limit" failure={form.failure} />}
      <Stack gap={2}>
        <Inline>
          <Button type="submit" busy={form.isBusy}>
            {t(form.isBusy ? 'form.saving' : 'form.save')}
          </Button>
          {held === null ? null : (
            <Button tone="quiet" busy={form.isBusy} onClick={() => request.submit(null)}>
              {t('form.remove')}
            </Button>
          )}
        </Inline>
        {held === null ? null : (
          <Text size={13} tone="muted">
            {t('form.removeNote')}
          </Text>
        )}
      </Stack>
    </Form>
  )
}
