import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/core/constants.ts'
import type { User } from '#contract/player/status.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { useSearchParamsState } from '#app/router/search-params-state.ts'

const OUTCOMES = ['success', 'fail', 'pending'] as const
const tones = { success: 'positive', fail: 'negative', pending: 'neutral' } as const

export interface QueryAlertsProps {
  /** The signed-in player, once the status has loaded. */
  user: User | undefined
}

/**
 * Shows toasts for URL parameters of payments and e-mail confirmation (`spec §2`). A URL can be forged, so the messages promise
 * no money, and the e-mail is checked against the player's status. The parameters are removed to survive a reload.
 */
export function QueryAlerts({ user }: QueryAlertsProps) {
  const { t } = useTranslation('profile')
  const { clock, raise } = useUnit({ clock: $clock, raise: noticeRaised })
  const [search, , removeParams] = useSearchParamsState()
  const outcome = OUTCOMES.find((name) => search.has(name))
  const hasEmailParam = search.get('emailverify') === 'success'
  const [isEmailDue, setEmailDue] = useState(false)
  const hasRaised = useRef(false)
  useEffect(() => {
    if (hasRaised.current || (outcome === undefined && !hasEmailParam)) return
    hasRaised.current = true
    if (outcome !== undefined) {
      raise({ personal: true, tone: tones[outcome], title: t(`alerts.${outcome}`), text: t(`alerts.${outcome}Text`) })
    }
    if (hasEmailParam) requireClock(clock).after(timing.emailConfirmedDelay, () => setEmailDue(true))
    removeParams([...OUTCOMES, 'emailverify'])
  }, [outcome, hasEmailParam, raise, clock, removeParams, t])
  const isConfirmed = user?.email_confirmed
  const hasRaisedEmail = useRef(false)
  useEffect(() => {
    if (hasRaisedEmail.current || !isEmailDue || isConfirmed === undefined) return
    hasRaisedEmail.current = true
    const message = isConfirmed
      ? ({ tone: 'positive', title: t('alerts.email'), text: t('alerts.emailText') } as const)
      : ({ tone: 'neutral', title: t('alerts.emailUnknown'), text: t('alerts.emailUnknownText') } as const)
    raise({ personal: true, ...message })
  }, [isEmailDue, isConfirmed, raise, t])
  return null
}
