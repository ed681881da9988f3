import { useTranslation } from 'react-i18next'
import type { Exclusion } from '#contract/play/exclusion.ts'
import { isTimeout, type BreakTerm } from '#contract/play/protection-rules.ts'
import { Button, Inline, Stack } from '#ui/index.ts'
import { bidiIsolate } from '#app/lib/text/bidi-isolate.ts'
import { Explanations, type Explanation } from '#app/shell/page/explanations.tsx'
import { useBreakEnd } from './use-break-end.ts'

export interface BreakMeaningStepProps {
  term: BreakTerm
  exclusion: Exclusion
  onBack: () => void
  onNext: () => void
}

/** The second step of a break: what it means for money, an open round and a bonus, and what stays open. */
export function BreakMeaningStep({ term, exclusion, onBack, onNext }: BreakMeaningStepProps) {
  const { t } = useTranslation('protection')
  const endText = useBreakEnd()
  const isShort = isTimeout(term)
  const { open_round: round } = exclusion
  const fact = (id: string, label: string, text: string): Explanation => ({ id, label, text })
  const facts: Explanation[] = [
    fact('until', t('break.until'), endText(term)),
    fact('closed', t('break.meaning.closed'), t('break.meaning.closedText')),
    fact('open', t('break.meaning.open'), t('break.meaning.openText')),
    fact('money', t('break.meaning.money'), t('break.meaning.moneyText')),
    ...(round === null
      ? []
      : [
          fact(
            'round',
            t('break.meaning.round'),
            t(isShort ? 'break.meaning.roundTimeout' : 'break.meaning.roundExclusion', {
              game: bidiIsolate(round.name),
            }),
          ),
        ]),
    fact('bonus', t('break.meaning.bonus'), t(isShort ? 'break.meaning.bonusTimeout' : 'break.meaning.bonusExclusion')),
    fact('silence', t('break.meaning.silence'), t('break.meaning.silenceText')),
  ]
  return (
    <Stack gap={5}>
      <Explanations items={facts} />
      <Inline>
        <Button onClick={onNext}>{t('break.next')}</Button>
        <Button tone="quiet" onClick={onBack}>
          {t('break.back')}
        </Button>
      </Inline>
    </Stack>
  )
}
