import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { tournament as limits } from '#contract/core/constants.ts'
import type { TournamentPrize } from '#contract/lobby/tournaments.ts'
import { Button, Heading, Inline, Stack, Surface, Table } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { sortByRank } from '#app/models/tournaments/standing.ts'
import { useExpanded } from './use-expanded.ts'

/** Prizes by rank: ten at first, then all (`spec §2`). */
export function TournamentPrizes({ prizes }: { prizes: readonly TournamentPrize[] }) {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const [expanded, setExpanded] = useExpanded('prizes', false)
  if (prizes.length === 0) return null
  const rows = sortByRank(prizes).slice(0, expanded ? prizes.length : limits.prizesShown)
  return (
    <Surface labelledBy="prizes">
      <Stack gap={3}>
        <Heading level={2} size={24} id="prizes">
          {t('tournaments.prizes')}
        </Heading>
        <Table
          caption={t('tournaments.prizes')}
          rows={rows}
          rowKey={(_, index) => index}
          columns={[
            { id: 'place', title: t('tournaments.place'), cell: ({ place }) => place, rowHeader: true },
            {
              id: 'prize',
              title: t('tournaments.prize'),
              cell: ({ amount }) => formatRubles(amount, language),
              align: 'end',
              strong: true,
            },
          ]}
        />
        {prizes.length <= limits.prizesShown ? null : (
          <Inline justify="centre">
            <Button aria-expanded={expanded} onClick={() => setExpanded(!expanded)}>
              {expanded ? t('tournaments.fewer') : t('tournaments.all', { count: prizes.length })}
            </Button>
          </Inline>
        )}
      </Stack>
    </Surface>
  )
}
