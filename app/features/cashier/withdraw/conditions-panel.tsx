import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalCheck } from '#contract/money/withdrawals.ts'
import { ConditionPanel, Skeleton } from '#ui/index.ts'
import { useProblemTexts } from '#app/forms/use-problem-texts.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { ConditionLine } from './condition-line.tsx'
import {
  canWithdraw,
  conditionId,
  knownCondition,
  leftWithoutDocuments,
  listedConditions,
  missingStakes,
  unmetConditions,
  withdrawableSum,
} from './conditions.ts'
import { useWithdrawalCheck } from './use-withdrawal-check.ts'

const HEIGHT = 96

/** Id of the panel, to lead to it. */
export const CONDITIONS_ID = 'withdrawal-conditions'

/** The sentence about the check, and a remark below it. */
function useVerdict(check: WithdrawalCheck): { title: string; note: string | undefined } {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const left = unmetConditions(check).length
  if (canWithdraw(check)) {
    const sum = withdrawableSum(check)
    return {
      title: sum > 0 ? t('withdraw.can.upTo', { sum: formatRubles(sum, language) }) : t('withdraw.can.nothing'),
      note: check.reasons.length > 0 && left === 0 ? t('withdraw.can.allMet') : undefined,
    }
  }
  const missing = missingStakes(check)
  const notes = [
    missing === null ? '' : t('withdraw.can.missingStakes', { sum: formatRubles(missing, language) }),
    left === 1 && check.reasons.length > 1 ? t('withdraw.can.restMet') : '',
  ].filter((note) => note !== '')
  const title = {
    0: t('withdraw.can.notNow'),
    1: t('withdraw.can.notYetOne'),
  }[left]
  return {
    title: title ?? t('withdraw.can.notYet', { left }),
    note: notes.length === 0 ? undefined : notes.join(' '),
  }
}

function Conditions({ check }: { check: WithdrawalCheck }) {
  const { t } = useTranslation('money')
  const language = useUnit($language)
  const problemText = useProblemTexts(null)
  const { title, note } = useVerdict(check)
  const unmet = unmetConditions(check)
  const met = listedConditions(check).filter((condition) => condition.met)
  const metOf = (code: number) => {
    const known = knownCondition(code)
    if (known === null || known.name === 'repeat') return { id: String(code), label: problemText(code) ?? '' }
    const id = String(code)
    const left = known.name === 'documents' ? leftWithoutDocuments(check) : check.left_today
    if (known.name === 'documents' && left === null) return { id, label: t('withdraw.conditions.documents.confirmed') }
    return {
      id,
      label: t(`withdraw.conditions.${known.name}.met`),
      note:
        known.name === 'limit' && left === null
          ? undefined
          : t(`withdraw.conditions.${known.name}.metNote`, { left: formatRubles(left ?? 0, language) }),
    }
  }
  return (
    <ConditionPanel
      id={CONDITIONS_ID}
      tabIndex={-1}
      title={title}
      note={note}
      open={canWithdraw(check)}
      unmet={unmet.map((condition) => ({
        id: conditionId(condition.code),
        content: <ConditionLine condition={condition} />,
      }))}
      met={met.map(({ code }) => metOf(code))}
      metSummary={t('withdraw.can.metSummary', { met: met.length, total: listedConditions(check).length })}
    />
  )
}

/** "Can I withdraw, and why not?" Hidden if the back end does not say. */
export function ConditionsPanel() {
  const check = useWithdrawalCheck({ enabled: true })
  return (
    <AsyncBoundary query={check} failed="conditions" waiting={<Skeleton height={HEIGHT} />}>
      {(data) => (data === null ? null : <Conditions check={data} />)}
    </AsyncBoundary>
  )
}
