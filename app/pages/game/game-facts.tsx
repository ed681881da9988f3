import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameFacts as Facts } from '#contract/play/facts.ts'
import { Button, Dialog, GameFacts as FactRow, Link, Stack } from '#ui/index.ts'
import { formatNumber, formatRubles } from '#app/lib/text/format.ts'
import { gameFactsQuery } from '#app/queries/game-facts.ts'
import { paths } from '#app/router/paths.ts'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** Facts as texts. A pace or a largest win of zero is not stated. */
function useFactTexts() {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const number = (value: number) => formatNumber(value, language)
  return (facts: Facts) =>
    [
      { id: 'return', value: t('game.facts.percent', { value: number(facts.return) }) },
      { id: 'volatility', value: t(`game.facts.volatilities.${facts.volatility}`) },
      {
        id: 'bet',
        value: [...(facts.min < facts.max ? [number(facts.min)] : []), formatRubles(facts.max, language)].join('–'),
      },
      { id: 'largestWin', value: facts.max_win > 0 ? `×${number(facts.max_win)}` : '' },
      { id: 'pace', value: facts.pace_ms > 0 ? t('game.facts.round', { seconds: number(facts.pace_ms / 1000) }) : '' },
      { id: 'contribution', value: t('game.facts.percent', { value: number(facts.contribution) }) },
    ] as const
}

/** Facts whose labels are terms of the trade. */
const TERMS = ['return', 'volatility', 'contribution'] as const
const isTerm = (id: string): id is (typeof TERMS)[number] => TERMS.some((term) => term === id)

function RulesDialog({ rules, onClose }: { rules: string; onClose: () => void }) {
  const { t } = useTranslation('pages')
  return (
    <Dialog open shape="adaptive" onOpenChange={onClose} title={t('game.facts.rules')}>
      <Stack gap={5}>
        <ServerText html={rules} />
        <Link href={paths.fairness()}>{t('game.facts.fairness')}</Link>
      </Stack>
    </Dialog>
  )
}

/** The facts of a game with its rules; nothing while they load or if the back end has none. */
export function GameFacts({ slug }: { slug: string }) {
  const { t } = useTranslation('pages')
  const { language } = useLobbyKey()
  const textsOf = useFactTexts()
  const [areRulesOpen, setAreRulesOpen] = useState(false)
  const { data: facts } = useQuery(gameFactsQuery({ slug, language }))
  if (facts === undefined || facts === null) return null
  const shown = textsOf(facts).filter(({ value }) => value !== '')
  return (
    <>
      <FactRow
        facts={shown.map(({ id, value }) => ({
          id,
          label: t(`game.facts.labels.${id}`),
          ...(isTerm(id) ? { explanation: t(`game.facts.explanations.${id}`) } : {}),
          value,
        }))}
        action={
          facts.rules === '' ? (
            <Link href={paths.fairness()}>{t('game.facts.fairness')}</Link>
          ) : (
            <Button onClick={() => setAreRulesOpen(true)}>{t('game.facts.rules')}</Button>
          )
        }
      />
      {areRulesOpen ? <RulesDialog rules={facts.rules} onClose={() => setAreRulesOpen(false)} /> : null}
    </>
  )
}
