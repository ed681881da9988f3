import { useTranslation } from 'react-i18next'
import type { LimitKind } from '#contract/play/protection-rules.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Returns a function for the text of an amount: rubles, or minutes of a session. */
export function useLimitText(): (kind: LimitKind, amount: number) => string {
  const { t } = useTranslation('protection')
  const { language } = useLobbyKey()
  return (kind, amount) =>
    kind === 'session' ? t('minutes', { count: formatNumber(amount, language) }) : formatRubles(amount, language)
}
