import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/play/limits.ts'
import type { ProtectionHelp } from '#contract/play/protection-help.ts'
import { isMoneyPeriod } from '#contract/play/protection-rules.ts'
import { Inline, Link, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { lowestLimit } from '#app/models/protection/lowest-limit.ts'
import { limitsQuery } from '#app/queries/protection.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Returns a function for the text of a limit’s rest; `null` is no limit. */
function useLeftText(): (limit: Limit | null) => string {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  return (limit) => {
    if (limit === null || !isMoneyPeriod(limit.period)) return t('deposit.ownLimit.none')
    const { left, period, frees_at: freesAt } = limit
    const text = t(`deposit.ownLimit.left.${period}`, { left: formatRubles(left, language) })
    return left > 0 || freesAt === null
      ? text
      : `${text} ${t('deposit.ownLimit.frees', { at: moscowMoment(freesAt, language) })}`
  }
}

/** The rest of the deposit limit, with the way to the limits (RTS 12A); `deposit.tsx` reads them. */
export function OwnLimitLine() {
  const { t } = useTranslation('money')
  const { session } = useLobbyKey()
  const leftText = useLeftText()
  const { data } = useQuery({ ...limitsQuery({ session }), refetchOnMount: false, retryOnMount: false })
  if (data === undefined || data === null) return null
  return (
    <Inline gap={3} justify="between">
      <Text size={13} tabular>
        {leftText(lowestLimit(data.items, 'deposit'))}
      </Text>
      <Link href={playerPaths.limits()}>{t('deposit.ownLimit.toLimits')}</Link>
    </Inline>
  )
}

/** Returns a function for the text of a deposit that a limit refused; `undefined` where the rejection says nothing more. */
export function useLimitRefusalText(): (help: ProtectionHelp) => string | undefined {
  const { t } = useTranslation('money')
  const { language } = useLobbyKey()
  return ({ left, period, until }) => {
    if (left === null || !isMoneyPeriod(period)) return undefined
    const text = t(`deposit.ownLimit.left.${period}`, { left: formatRubles(left, language) })
    return until === null ? text : `${text} ${t('deposit.ownLimit.frees', { at: moscowMoment(until, language) })}`
  }
}
