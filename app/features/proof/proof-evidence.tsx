import type { TFunction } from 'i18next'
import type { Language } from '#contract/core/languages.ts'
import type { GameProof } from '#games/proof.ts'
import type { RoundProof as ComputedRound } from '#games/verify.ts'
import { ProofNumbers, ProofPays, ProofSymbols, Stack, Text } from '#ui/index.ts'
import { decidingDigits } from './prove-round.ts'

type Translate = TFunction<'pages'>

/** More numbers of a round are only counted. */
const MAX_NUMBERS = 10

/** The first drawn numbers, each with the digits that it comes from. */
export function numbersEvidence({ numbers }: ComputedRound, t: Translate) {
  const hidden = numbers.length - MAX_NUMBERS
  return (
    <Stack gap={2}>
      <ProofNumbers
        label={t('proof.numbers.list')}
        numbers={numbers.slice(0, MAX_NUMBERS).map(({ number, below, source }, index) => ({
          id: String(index),
          source,
          deciding: decidingDigits(below),
          number: t('verify.number', { number, below }),
        }))}
      />
      {hidden > 0 ? (
        <Text size={13} tone="muted">
          {t('proof.numbers.more', { count: hidden })}
        </Text>
      ) : null}
    </Stack>
  )
}

/** What the game showed; `null` if it has no result to show. */
export function resultEvidence(game: GameProof, computed: ComputedRound, t: Translate, language: Language) {
  const symbols = game.symbols(computed, language)
  if (symbols.length === 0) return null
  return (
    <ProofSymbols
      label={t('proof.result.list')}
      layout={game.isGrid === true ? 'reels' : 'row'}
      symbols={symbols.map((symbol, index) => ({ id: String(index), ...symbol }))}
    />
  )
}

/** More parts of a win are only counted. */
const MAX_PAYS = 12

/**
 * What the win is the sum of; `null` for games with one result. `money` formats kopecks of the stake that the rules have
 * played.
 */
export function paysEvidence(
  game: GameProof,
  computed: ComputedRound,
  { t, language, money }: { t: Translate; language: Language; money: (kopecks: number) => string },
) {
  const { round } = computed
  const pays = round === null ? [] : (game.pays?.({ ...computed, round }, language, money) ?? [])
  if (pays.length === 0) return null
  return (
    <Stack gap={2}>
      <ProofPays
        label={t('proof.pays.list')}
        pays={pays.slice(0, MAX_PAYS).map(({ label, win }, index) => ({
          id: String(index),
          label,
          amount: money(win),
          isPaid: win > 0,
        }))}
      />
      {pays.length > MAX_PAYS ? (
        <Text size={13} tone="muted">
          {t('proof.pays.more', { count: pays.length - MAX_PAYS })}
        </Text>
      ) : null}
    </Stack>
  )
}
