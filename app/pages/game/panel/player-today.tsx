import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Countdown, FactList, GamePanelSection } from '#ui/index.ts'
import { formatNet } from '#app/lib/text/format.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { useElapsed } from '#app/shell/time/use-remaining.ts'
import { useUntilResult } from '#app/shell/player/use-until-result.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

function Elapsed({ since, label }: { since: number; label: string }) {
  return <Countdown label={label} remaining={useElapsed(since)} form="minutes" />
}

/** Time of the session and the net result of the day; a fact that the server does not send is left out. */
export function PlayerToday() {
  const { t } = useTranslation('pages')
  const { session, language } = useLobbyKey()
  const data = useUntilResult(useQuery(playSessionQuery({ session })).data, session)
  const startedAt = data?.started_at ?? null
  const today = data?.today ?? null
  const time = t('game.panel.time')
  const facts = [
    startedAt === null ? null : { id: 'time', label: time, value: <Elapsed since={startedAt} label={time} /> },
    today === null ? null : { id: 'today', label: t('game.panel.today'), value: formatNet(today, language) },
  ].filter((fact) => fact !== null)
  if (facts.length === 0) return null
  return (
    <GamePanelSection foot>
      <FactList rows facts={facts} />
    </GamePanelSection>
  )
}
