import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Exclusion } from '#contract/play/exclusion.ts'
import {
  breakEnd,
  EXCLUSION_TERMS,
  isTimeout,
  mayReplaceBreak,
  TIMEOUT_TERMS,
  type BreakTerm,
} from '#contract/play/protection-rules.ts'
import { Button, ChoiceCards, Inline, Segmented, Stack } from '#ui/index.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'

const KINDS = { timeout: TIMEOUT_TERMS, exclusion: EXCLUSION_TERMS } as const

export interface BreakTermStepProps {
  exclusion: Exclusion
  term: BreakTerm | ''
  onChoose: (term: BreakTerm | '') => void
  onNext: () => void
}

/** The first step of a break: for how long. Terms that would end before the break that holds can't be chosen. */
export function BreakTermStep({ exclusion, term, onChoose, onNext }: BreakTermStepProps) {
  const { t } = useTranslation('protection')
  const clock = requireClock(useUnit($clock))
  const isExcluded = exclusion.state === 'excluded'
  const [kind, setKind] = useState<keyof typeof KINDS>(
    isExcluded || (term !== '' && !isTimeout(term)) ? 'exclusion' : 'timeout',
  )
  const [isMissing, setMissing] = useState(false)
  const terms: readonly BreakTerm[] = KINDS[kind]
  return (
    <Stack gap={5}>
      {isExcluded ? null : (
        <Segmented
          label={t('break.kind')}
          segments={[
            { value: 'timeout', label: t('break.timeout') },
            { value: 'exclusion', label: t('break.exclusion') },
          ]}
          value={kind}
          onValueChange={(next) => {
            setKind(next)
            onChoose('')
          }}
        />
      )}
      <ChoiceCards
        label={t('break.termLabel')}
        columns={4}
        hint={t(kind === 'timeout' ? 'break.timeoutHint' : 'break.exclusionHint')}
        error={isMissing && term === '' ? t('break.chooseTerm') : undefined}
        choices={terms.map((value) => ({
          value,
          label: t(`break.terms.${value}`),
          disabledReason: mayReplaceBreak(exclusion, { kind, until: breakEnd(value, clock.now()) })
            ? undefined
            : t('break.tooShort'),
        }))}
        value={term}
        onValueChange={onChoose}
      />
      <Inline>
        <Button
          onClick={() => {
            if (term === '') setMissing(true)
            else onNext()
          }}
        >
          {t('break.next')}
        </Button>
      </Inline>
    </Stack>
  )
}
