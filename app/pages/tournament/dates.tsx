import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Tournament, TournamentPrize } from '#contract/lobby/tournaments.ts'
import { FactList, Text, type Fact } from '#ui/index.ts'
import { formatNumber } from '#app/lib/text/format.ts'
import { localMoment, moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

function Moment({ timestamp }: { timestamp: number }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  // A server does not know the visitor's time zone.
  const local = globalThis.window === undefined ? null : localMoment(timestamp, language)
  return (
    <>
      {moscowMoment(timestamp, language)}
      {local === null ? null : (
        <Text as="div" size={13} tone="muted">
          {t('tournaments.local', { time: local })}
        </Text>
      )}
    </>
  )
}

interface TournamentDatesProps {
  tournament: Tournament
  prizes: readonly TournamentPrize[]
}

/** Start, end and the number of prizes. */
export function TournamentDates({ tournament, prizes }: TournamentDatesProps) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const facts: Fact[] = [
    { id: 'starts', label: t('tournaments.starts'), value: <Moment timestamp={tournament.started_at} /> },
    { id: 'ends', label: t('tournaments.ends'), value: <Moment timestamp={tournament.ended_at} /> },
  ]
  if (prizes.length > 0) {
    facts.push({ id: 'places', label: t('tournaments.prizePlaces'), value: formatNumber(prizes.length, language) })
  }
  return <FactList facts={facts} />
}
