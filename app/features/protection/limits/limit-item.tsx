import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Limit, LimitRaise, Limits } from '#contract/play/limits.ts'
import { Alert, Button, LimitRow, type LimitUse, type PendingLimit } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { ChangeFailure } from '../change-failure.tsx'
import type { OwnLimit } from '../models/limits.model.ts'
import { limitNamed } from '../models/own-limits.ts'
import { LimitForm } from './limit-form.tsx'
import { useLimitText } from './use-limit-text.ts'

function useUseText(held: Limit | null): LimitUse | undefined {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  const limitText = useLimitText()
  if (held === null) return undefined
  const { kind, amount, used, left, frees_at: freesAt } = held
  return {
    used,
    // A limit of 0 is used up.
    max: Math.max(amount, used, 1),
    label: t('row.used'),
    usedText: t('row.usedText', { used: limitText(kind, used), all: limitText(kind, amount) }),
    leftText: left === 0 ? t('row.usedUp') : t('row.left', { left: limitText(kind, left) }),
    note: freesAt === null ? undefined : t('row.frees', { at: moscowMoment(freesAt, language) }),
  }
}

function usePendingText(raise: LimitRaise | null): string {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  const limitText = useLimitText()
  if (raise === null) return ''
  const at = moscowMoment(raise.holds_at, language)
  return raise.amount === null
    ? t('row.removal', { at })
    : t('row.raise', { at, amount: limitText(raise.kind, raise.amount) })
}

/** Says what a saved change does: it holds, or waits for its time. */
function SavedMessage({ own, limits }: { own: OwnLimit; limits: Limits }) {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  const limitText = useLimitText()
  const { held, raise } = limitNamed(limits, own)
  return (
    <FocusedMessage>
      {raise === null ? (
        <Alert
          tone="positive"
          title={held === null ? t('row.none') : t('done.holds', { amount: limitText(own.kind, held.amount) })}
        />
      ) : (
        <Alert tone="neutral" title={t('done.waits', { at: moscowMoment(raise.holds_at, language) })}>
          {t('done.waitsText')}
        </Alert>
      )}
    </FocusedMessage>
  )
}

/** One limit: what holds and is used, its form, and a change that waits with the way to take it back. */
export function LimitItem({ own, limits }: { own: OwnLimit; limits: Limits }) {
  const { t } = useTranslation('protection')
  const { kind, period } = own
  const { held, raise } = limitNamed(limits, own)
  const [isOpen, setOpen] = useState(false)
  const change = useSubmission(own.change)
  const takeBack = useSubmission(own.takeBack)
  const limitText = useLimitText()
  const use = useUseText(held)
  const pendingText = usePendingText(raise)
  const name = `${t(`kinds.${kind}.short`)} ${t(`periodsShort.${period}`)}`
  const named = (label: string) => ({ 'aria-label': `${label}: ${name}`, children: label })
  const isFormOpen = isOpen && !change.isAccepted
  const toggle = () => {
    takeBack.change()
    change.change()
    setOpen(!isFormOpen)
  }
  const pending: PendingLimit | undefined =
    raise === null
      ? undefined
      : {
          text: pendingText,
          action: (
            <Button
              tone="quiet"
              busy={takeBack.isBusy}
              onClick={() => {
                setOpen(false)
                change.change()
                takeBack.submit(raise.id)
              }}
              {...named(t(takeBack.isBusy ? 'row.takingBack' : 'row.takeBack'))}
            />
          ),
        }
  const action = t(isFormOpen ? 'row.close' : held === null ? 'row.set' : 'row.change')
  return (
    <LimitRow
      label={t(`periods.${period}`)}
      amount={held === null ? t('row.none') : limitText(kind, held.amount)}
      isSet={held !== null}
      use={use}
      pending={pending}
      action={<Button aria-expanded={isFormOpen} onClick={toggle} {...named(action)} />}
    >
      {takeBack.failure === null ? null : <ChangeFailure what="takeBack" failure={takeBack.failure} />}
      {takeBack.isAccepted ? (
        <FocusedMessage>
          <Alert tone="positive" title={t('done.takenBack')}>
            {t('done.takenBackText')}
          </Alert>
        </FocusedMessage>
      ) : null}
      {change.isAccepted && isOpen ? <SavedMessage own={own} limits={limits} /> : null}
      {isFormOpen ? (
        <LimitForm
          kind={kind}
          held={held?.amount ?? null}
          request={{ ...change, submit: (amount) => change.submit({ kind, period, amount }) }}
        />
      ) : null}
    </LimitRow>
  )
}
