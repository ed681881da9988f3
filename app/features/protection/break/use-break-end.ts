import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { breakEnd, type BreakTerm } from '#contract/play/protection-rules.ts'
import { moscowFullMoment } from '#app/lib/text/moscow-time.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Returns when a break of this term that begins now ends, as text. */
export function useBreakEnd(): (term: BreakTerm) => string {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  const clock = requireClock(useUnit($clock))
  return (term) => {
    const end = breakEnd(term, clock.now())
    return end === null ? t('break.untilForever') : moscowFullMoment(end, language)
  }
}
