import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { timing } from '#contract/constants.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { useSearchPlace } from '#app/router/search-place.ts'

const OUTCOMES = ['success', 'fail', 'pending'] as const
const tones = { success: 'positive', fail: 'negative', pending: 'neutral' } as const

/**
 * What the address tells of a payment or an e-mail (`spec §2`). Anybody can write an address: nothing is said of money that the API
 * has not told. The words leave the address, so that a reload does not say them again.
 */
export function QueryAlerts() {
  const { t } = useTranslation('profile')
  const { clock, raise } = useUnit({ clock: $clock, raise: noticeRaised })
  const [search, , leaveOut] = useSearchPlace()
  const outcome = OUTCOMES.find((name) => search.has(name))
  const isEmailConfirmed = search.get('emailverify') === 'success'
  const told = useRef(false)
  useEffect(() => {
    if (told.current || (outcome === undefined && !isEmailConfirmed)) return
    told.current = true
    if (outcome !== undefined) {
      raise({ personal: true, tone: tones[outcome], title: t(`alerts.${outcome}`), text: t(`alerts.${outcome}Text`) })
    }
    if (isEmailConfirmed) {
      requireClock(clock).after(timing.emailConfirmedDelay, () =>
        raise({ personal: true, tone: 'positive', title: t('alerts.email'), text: t('alerts.emailText') }),
      )
    }
    leaveOut([...OUTCOMES, 'emailverify'])
  }, [outcome, isEmailConfirmed, raise, clock, leaveOut, t])
  return null
}
