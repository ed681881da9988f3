import type { TFunction } from 'i18next'
import type { RoundProof as ComputedRound } from '#games/verify.ts'
import { ProofNumbers, ProofSymbols, Text } from '#ui/index.ts'
import { roundSymbols } from './describe-round.ts'
import { decidingDigits } from './prove-round.ts'

type Translate = TFunction<'pages'>

/** More numbers of a round are only counted. */
const MAX_NUMBERS = 10

/** The first drawn numbers, each with the digits that it comes from. */
export function numbersEvidence({ numbers }: ComputedRound, t: Translate) {
  const hidden = numbers.length - MAX_NUMBERS
  return (
    <>
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
    </>
  )
}

/** What the game showed; `null` if it has no result to show. */
export function resultEvidence({ round: played }: ComputedRound, t: Translate) {
  const symbols = played === null ? [] : roundSymbols(played, t)
  if (symbols.length === 0) return null
  return (
    <ProofSymbols
      label={t('proof.result.list')}
      symbols={symbols.map((label, index) => ({ id: String(index), label, image: null }))}
    />
  )
}
