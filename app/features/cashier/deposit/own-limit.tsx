import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ProtectionHelp } from '#contract/play/protection-help.ts'
import { isMoneyPeriod } from '#contract/play/protection-rules.ts'
import { Inline, Link, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { lowestLimit } from '#app/models/protection/lowest-limit.ts'
import { limitsQuery } from '#app/queries/protection.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The rest of the deposit limit, with the way to the limits; `deposit.tsx` reads them. Nothing without one. */
export function OwnLimitLine() {
  const { t } = useTranslation('money')
  const { language, session } = useLobbyKey()
  const { data } = useQuery({ ...limitsQuery({ session }), refetchOnMount: false, retryOnMount: false })
  const limit = data === undefined || data === null ? null : lowestLimit(data.items, 'deposit')
  if (limit === null || !isMoneyPeriod(limit.period)) return null
  const { left, period, frees_at: freesAt } = limit
  return (
    <Inline gap={3} justify="between">
      <Text size={13} tabular>
        {t(`deposit.ownLimit.left.${period}`, { left: formatRubles(left, language) })}
        {left > 0 || freesAt === null
          ? null
          : ` ${t('deposit.ownLimit.frees', { at: moscowMoment(freesAt, language) })}`}
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
