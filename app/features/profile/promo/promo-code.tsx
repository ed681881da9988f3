import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Alert, Button, EmptyState, Stack, Text, TextField } from '#ui/index.ts'
import { Field } from '#app/forms/fields.tsx'
import { Form } from '#app/forms/form.tsx'
import { useAppForm } from '#app/forms/use-app-form.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { checkPromoCode, promoCodeSearch, promoCodeSubmission, type FoundPromoCode } from '../models/bonuses.model.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { Section } from '#app/shell/page/section.tsx'
import { PromoCodeBonus } from './promo-code-bonus.tsx'

const defaultValues = { promocode: '' }

/** A promo code whose bonus the back end does not show: it says what a bonus may mean. */
function UnknownBonus({ promocode, isBusy, onTake }: { promocode: string; isBusy: boolean; onTake: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <Alert tone="neutral" title={t('codes.unseen', { promocode })}>
      <Stack gap={3}>
        <Text as="span">{t('codes.unseenText')}</Text>
        <div>
          <Button busy={isBusy} onClick={onTake}>
            {t(isBusy ? 'bonuses.taking' : 'codes.activate')}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}

/** A promo code form. It shows the bonus of the code first, and activates that one. During a break there is none. */
export function PromoCode({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const isOnBreak = useUnit($isOnBreak)
  if (isOnBreak) return <EmptyState title={t('bonuses.onBreak')}>{t('bonuses.onBreakText')}</EmptyState>
  return <PromoCodeForm user={user} />
}

function PromoCodeForm({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const search = useSubmission(promoCodeSearch)
  const activation = useSubmission(promoCodeSubmission)
  const form = useAppForm({
    request: {
      ...search,
      submit(fields) {
        activation.change()
        search.submit(fields)
      },
      change() {
        activation.change()
        search.change()
      },
    },
    defaultValues,
    validate: checkPromoCode,
  })
  const { state } = search
  const isTaken = activation.isAccepted
  const found: FoundPromoCode | null = form.isAccepted && state.kind === 'accepted' && !isTaken ? state.result : null
  return (
    <Section title={t('codes.title')}>
      <Form form={form}>
        <Field form={form} name="promocode">
          {(field) => (
            <TextField
              {...field}
              label={t('codes.field')}
              hint={t('codes.hint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        {form.failure === null ? null : <OutcomeUnknown what="codeSearch" failure={form.failure} />}
        {isTaken ? (
          <FocusedMessage>
            <Alert tone="positive" title={t('codes.taken')} />
          </FocusedMessage>
        ) : null}
        {/* The bonus below has the main action. */}
        <Button type="submit" tone={found === null ? 'primary' : 'secondary'} wide busy={form.isBusy}>
          {t(form.isBusy ? 'codes.showing' : 'codes.show')}
        </Button>
      </Form>
      {found === null ? null : (
        <FocusedMessage>
          {found.bonus === null ? (
            <Stack gap={3}>
              <UnknownBonus
                promocode={found.promocode}
                isBusy={activation.isBusy}
                onTake={() => activation.submit({ promocode: found.promocode })}
              />
              {activation.failure === null ? null : <OutcomeUnknown what="code" failure={activation.failure} />}
            </Stack>
          ) : (
            <PromoCodeBonus promocode={found.promocode} bonus={found.bonus} user={user} activation={activation} />
          )}
        </FocusedMessage>
      )}
    </Section>
  )
}
