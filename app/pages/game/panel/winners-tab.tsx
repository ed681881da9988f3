import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { lobby } from '#contract/core/constants.ts'
import type { Winner } from '#contract/lobby/winners.ts'
import { GamePanelList, GamePanelSection, Heading, Link, Skeleton, Text } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { winnersQuery } from '#app/queries/winners.ts'
import { $isOnBreak } from '#app/models/protection/on-break.model.ts'
import { OnBreak } from '#app/shell/page/on-break.tsx'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { playerNames } from '#app/shell/player/player-name.ts'
import { RoundLink } from '#app/shell/rounds/round-link.tsx'

const HEIGHT = 320

function Winners({ title, winners }: { title: string; winners: readonly Winner[] }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  return (
    <GamePanelSection>
      <Heading level={2} size={17}>
        {title}
      </Heading>
      {winners.length === 0 ? (
        <Text size={13} tone="muted">
          {t('home.noWinnersText')}
        </Text>
      ) : (
        <GamePanelList
          values="money"
          items={winners
            .toSorted((a, b) => b.win - a.win)
            .slice(0, lobby.winnersOnHome)
            .map((winner, index) => {
              const { name, fullName } = playerNames(winner.user)
              const value = formatRubles(winner.win, language)
              return {
                id: index,
                href: winner.slug === '' ? null : paths.game(winner.slug, 'demo'),
                title: name,
                note: winner.game,
                value,
                action: <RoundLink round={winner.round} user={fullName} amount={value} />,
              }
            })}
        />
      )}
    </GamePanelSection>
  )
}

/** The largest wins of the week and of the month (`spec §2`). */
export function WinnersTab() {
  const { t } = useTranslation('pages')
  const winners = useQuery(winnersQuery(useUnit($language)))
  const isOnBreak = useUnit($isOnBreak)
  if (isOnBreak)
    return (
      <GamePanelSection>
        <OnBreak instead="winners" />
      </GamePanelSection>
    )
  const waiting = (
    <GamePanelSection>
      <Skeleton height={HEIGHT} />
    </GamePanelSection>
  )
  return (
    <AsyncBoundary query={winners} failed="winners" waiting={waiting}>
      {(data) => (
        <>
          <Winners title={t('home.weekly')} winners={data?.weekly ?? []} />
          <Winners title={t('home.monthly')} winners={data?.monthly ?? []} />
          <GamePanelSection>
            <Link href={paths.winners()}>{t('home.allWinners')}</Link>
          </GamePanelSection>
        </>
      )}
    </AsyncBoundary>
  )
}
