import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Round } from '#contract/play/rounds.ts'
import { EmptyState, FactList, Heading, Inline, Link, Stack, Surface } from '#ui/index.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { roundQuery } from '#app/queries/rounds.ts'
import { paths } from '#app/router/paths.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { playerNames } from '#app/shell/player/player-name.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { ComputingProof, ProofView } from '#app/features/proof/index.ts'

const HEADING = 'round'

function RoundFacts({ round }: { round: Round }) {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const { game, slug, user, is_bot: isBot, played_at, stake, win, jackpot } = round
  const { name } = playerNames(user)
  return (
    <>
      <Inline justify="between">
        <Heading level={2} size={24} id={HEADING}>
          {game === '' ? t('proof.round') : game}
        </Heading>
        {slug === '' ? null : <Link href={paths.game(slug, 'demo')}>{t('proof.toGame')}</Link>}
      </Inline>
      <FactList
        facts={[
          { id: 'player', label: t('proof.player'), value: isBot ? t('proof.bot', { name }) : name },
          { id: 'time', label: t('proof.time'), value: moscowMoment(played_at, language) },
          { id: 'stake', label: t('proof.stake'), value: formatRubles(stake, language) },
          { id: 'win', label: t('proof.winLabel'), value: formatRubles(win, language) },
          ...(jackpot > 0
            ? [{ id: 'jackpot', label: t('proof.jackpot'), value: formatRubles(jackpot, language) }]
            : []),
        ]}
      />
    </>
  )
}

/** A round by its id, with its proof: where winners and places in a table lead to. */
export function PublicRound({ id }: { id: string }) {
  const { t } = useTranslation('pages')
  const round = useQuery(roundQuery({ ...useLobbyKey(), id }))
  return (
    <AsyncBoundary query={round} failed="proof" waiting={<ComputingProof />}>
      {(data) =>
        typeof data === 'string' ? (
          <EmptyState icon="search" title={t('proof.missing')}>
            {t('proof.missingText')}
          </EmptyState>
        ) : (
          <Surface labelledBy={HEADING}>
            <Stack gap={6}>
              <RoundFacts round={data} />
              <ProofView round={data} />
            </Stack>
          </Surface>
        )
      }
    </AsyncBoundary>
  )
}
