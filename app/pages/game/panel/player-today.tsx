import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/play/limits.ts'
import { ButtonLink, Countdown, FactList, GamePanelSection, Inline, Stack } from '#ui/index.ts'
import { formatNet, formatRubles } from '#app/lib/text/format.ts'
import { lowestLimit } from '#app/models/protection/lowest-limit.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { limitsQuery } from '#app/queries/protection.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useElapsed, useRemaining } from '#app/shell/time/use-remaining.ts'
import { useUntilResult } from '#app/shell/player/use-until-result.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

function Elapsed({ since, label }: { since: number; label: string }) {
  return <Countdown label={label} remaining={useElapsed(since)} form="minutes" />
}

function Remaining({ until, label }: { until: number; label: string }) {
  return <Countdown label={label} remaining={useRemaining(until)} form="minutes" />
}

/**
 * What players' protection leaves: the rest of the lowest limits on money, when the session ends and when the reality
 * check comes.
 */
function useProtectionFacts(session: number, limits: readonly Limit[]) {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const data = useUntilResult(useQuery(playSessionQuery({ session })).data, session)
  const timeOf = (id: 'ends' | 'reminder', until: number | null | undefined) => {
    const label = t(`game.panel.${id}`)
    return until === null || until === undefined
      ? []
      : [{ id, label, value: <Remaining until={until} label={label} /> }]
  }
  const money = (['loss', 'wager'] as const).flatMap((kind) => {
    const limit = lowestLimit(limits, kind)
    if (limit === null) return []
    const [left, amount] = [limit.left, limit.amount].map((sum) => formatRubles(sum, language))
    return [{ id: kind, label: t(`game.panel.limit.${kind}`), value: t('game.panel.left', { left, amount }) }]
  })
  return [...money, ...timeOf('ends', data?.ends_at), ...timeOf('reminder', data?.reality?.due_at)]
}

/**
 * Time of the session, the net result of the day, and what limits leave, with the way to a break and to the limits. What the
 * server does not send is left out.
 */
export function PlayerToday() {
  const { t } = useTranslation('pages')
  const { session, language } = useLobbyKey()
  const data = useUntilResult(useQuery(playSessionQuery({ session })).data, session)
  const limits = useUntilResult(useQuery(limitsQuery({ session })).data, session) ?? null
  const protection = useProtectionFacts(session, limits?.items ?? [])
  const startedAt = data?.started_at ?? null
  const today = data?.today ?? null
  const time = t('game.panel.time')
  const facts = [
    startedAt === null ? null : { id: 'time', label: time, value: <Elapsed since={startedAt} label={time} /> },
    today === null ? null : { id: 'today', label: t('game.panel.today'), value: formatNet(today, language) },
    ...protection,
  ].filter((fact) => fact !== null)
  if (facts.length === 0 && limits === null) return null
  return (
    <GamePanelSection foot>
      <Stack gap={3}>
        {facts.length === 0 ? null : <FactList rows facts={facts} />}
        {limits === null ? null : (
          <Inline gap={2}>
            <ButtonLink href={playerPaths.breaks()}>{t('game.panel.break')}</ButtonLink>
            <ButtonLink href={playerPaths.limits()}>{t('game.panel.limits')}</ButtonLink>
          </Inline>
        )}
      </Stack>
    </GamePanelSection>
  )
}
