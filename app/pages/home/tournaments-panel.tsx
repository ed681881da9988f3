import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { Countdown, SectionHeader, Skeleton, Stack, StateMessage, Surface, TournamentCard } from '#ui/index.ts'
import { pictureAddress } from '#app/lib/address-guard.ts'
import { formatRubles } from '#app/lib/format.ts'
import { useRemaining } from '#app/shell/use-remaining.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { $session } from '#app/models/session/session.model.ts'
import { activeTournamentsQuery } from '#app/queries/lobby.ts'
import { paths } from '#app/router/paths.ts'
import { BlockFailure } from '#app/shell/block-failure.tsx'

const BODY_HEIGHT = 420
const SHOWN = 3

function TimeLeft({ label, endsAt }: { label: string; endsAt: number }) {
  return <Countdown label={label} remaining={useRemaining(endsAt)} />
}

/** The tournaments that run now, with the time until each ends. */
export function TournamentsPanel() {
  const { t } = useTranslation()
  const { language, session } = useUnit({ language: $language, session: $session })
  const { data, error, refetch } = useQuery(activeTournamentsQuery({ session: session.id, language }))
  return (
    <Surface labelledBy="tournaments">
      <Stack gap={4}>
        <SectionHeader
          id="tournaments"
          title={t('shell.tournaments')}
          link={{ href: paths.tournaments(), label: t('home.all'), name: t('home.allTournaments') }}
        />
        {data === undefined && error === null ? <Skeleton height={BODY_HEIGHT} /> : null}
        {data === undefined && error !== null ? (
          <BlockFailure block="tournaments" error={error} retry={() => void refetch()} />
        ) : null}
        {data?.items.length === 0 ? (
          <StateMessage kind="empty" title={t('home.noTournaments')}>
            {t('home.noTournamentsText')}
          </StateMessage>
        ) : null}
        {data?.items.slice(0, SHOWN).map(({ id, name, url, logo_wide, fund, ended_at }) => (
          <TournamentCard
            key={id}
            name={name}
            href={paths.tournament(url)}
            image={pictureAddress(logo_wide)}
            fundLabel={t('home.fund')}
            fund={formatRubles(fund, language)}
            timeLabel={t('home.untilEnd')}
            time={<TimeLeft label={`${name}: ${t('home.untilEnd')}`} endsAt={ended_at} />}
          />
        ))}
      </Stack>
    </Surface>
  )
}
