import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { Tournament, TournamentResult } from '#contract/lobby/tournaments.ts'
import { Button, EmptyState, Heading, Inline, PodiumStage, Stack, Surface, Table, Text } from '#ui/index.ts'
import { formatNumber } from '#app/lib/text/format.ts'
import { moscowClock, moscowMoment } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { shownResults } from '#app/models/tournaments/standing.ts'
import { playerCell } from '#app/shell/tables/player-cell.tsx'
import { playerNames } from '#app/shell/player/player-name.ts'
import { RoundLink, roundColumns } from '#app/shell/rounds/round-link.tsx'
import { useRankText } from '#app/shell/tournaments/use-rank-text.ts'
import { useExpanded } from './use-expanded.ts'

/** Results of a tournament: a podium from ten results on, the first ten rows, then all on demand (`spec §2`). */
export function TournamentTable({
  tournament,
  results,
  isOver,
}: {
  tournament: Tournament
  results: readonly TournamentResult[]
  isOver: boolean
}) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const rankText = useRankText()
  const [expanded, setExpanded] = useExpanded('results', false)
  const { podium, rows, hidden } = shownResults(results, expanded)
  const namesOf = ({ login, active }: TournamentResult) => {
    const { name, fullName } = playerNames(login)
    const withMark = (text: string) => (active ? `${text} (${t('tournaments.you')})` : text)
    return { name: withMark(name), fullName: withMark(fullName) }
  }
  const roundOf = (row: TournamentResult) => ({
    round: row.round,
    user: namesOf(row).fullName,
    amount: formatNumber(row.result, language),
  })
  return (
    <Surface labelledBy="results">
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={2} size={24} id="results">
            {t('tournaments.results')}
          </Heading>
          {tournament.results_updated_at === null ? null : (
            <Text as="span" size={13} tone="muted" tabular>
              {isOver
                ? t('tournaments.updatedOn', {
                    time: moscowMoment(tournament.results_updated_at, language),
                  })
                : t('tournaments.updated', {
                    time: moscowClock(tournament.results_updated_at, language),
                  })}
            </Text>
          )}
        </Inline>
        {results.length === 0 ? (
          <EmptyState title={t('tournaments.noResults')}>{t('tournaments.noResultsText')}</EmptyState>
        ) : null}
        {podium.length === 0 ? null : (
          <PodiumStage
            label={t('tournaments.results')}
            winners={podium.map((row) => ({
              rank: row.place,
              ...namesOf(row),
              prize: formatNumber(row.result, language),
              image: null,
              game: '',
              action: <RoundLink {...roundOf(row)} />,
            }))}
          />
        )}
        {rows.length === 0 ? null : (
          <Table
            caption={t('tournaments.results')}
            rows={rows}
            rowKey={(_, index) => index}
            isHighlighted={({ active }) => active}
            columns={[
              { id: 'place', title: t('tournaments.place'), cell: ({ place }) => rankText(place) },
              {
                id: 'player',
                title: t('tournaments.player'),
                cell: (row) => playerCell(namesOf(row)),
                rowHeader: true,
              },
              {
                id: 'result',
                title: t('tournaments.result'),
                cell: ({ result }) => formatNumber(result, language),
                align: 'end',
                strong: true,
              },
              ...roundColumns(t('proof.column'), rows, roundOf),
            ]}
          />
        )}
        {hidden > 0 || expanded ? (
          <Inline justify="centre">
            <Button aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
              {expanded ? t('tournaments.fewer') : t('tournaments.all', { count: results.length })}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Surface>
  )
}
