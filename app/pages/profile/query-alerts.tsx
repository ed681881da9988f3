import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/constants.ts'
import type { User } from '#contract/status.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { useSearchParamsState } from '#app/router/search-params-state.ts'

const OUTCOMES = ['success', 'fail', 'pending'] as const
const tones = { success: 'positive', fail: 'negative', pending: 'neutral' } as const

export interface QueryAlertsProps {
  /** Who is here, as soon as it is known. */
  user: User | undefined
}

/**
 * What the address tells of a payment or an e-mail (`spec §2`). Anybody can write an address: nothing is said of money that the API
 * has not told, and whether the e-mail is confirmed is said by the player's state. The words leave the address, so that a reload does
 * not say them again.
 */
export function QueryAlerts({ user }: QueryAlertsProps) {
  const { t } = useTranslation('profile')
  const { clock, raise } = useUnit({ clock: $clock, raise: noticeRaised })
  const [search, , leaveOut] = useSearchParamsState()
  const outcome = OUTCOMES.find((name) => search.has(name))
  const isEmailNamed = search.get('emailverify') === 'success'
  const [isEmailDue, setEmailDue] = useState(false)
  const told = useRef(false)
  useEffect(() => {
    if (told.current || (outcome === undefined && !isEmailNamed)) return
    told.current = true
    if (outcome !== undefined) {
      raise({ personal: true, tone: tones[outcome], title: t(`alerts.${outcome}`), text: t(`alerts.${outcome}Text`) })
    }
    if (isEmailNamed) requireClock(clock).after(timing.emailConfirmedDelay, () => setEmailDue(true))
    leaveOut([...OUTCOMES, 'emailverify'])
  }, [outcome, isEmailNamed, raise, clock, leaveOut, t])
  const isConfirmed = user?.email_confirmed
  const isEmailTold = useRef(false)
  useEffect(() => {
    if (isEmailTold.current || !isEmailDue || isConfirmed === undefined) return
    isEmailTold.current = true
    const words = isConfirmed
      ? ({ tone: 'positive', title: t('alerts.email'), text: t('alerts.emailText') } as const)
      : ({ tone: 'neutral', title: t('alerts.emailUnknown'), text: t('alerts.emailUnknownText') } as const)
    raise({ personal: true, ...words })
  }, [isEmailDue, isConfirmed, raise, t])
  return null
}
