import { useTranslation } from 'react-i18next'
import type { Limits } from '#contract/play/limits.ts'
import { LIMIT_KINDS } from '#contract/play/protection-rules.ts'
import { Stack } from '#ui/index.ts'
import { Section } from '#app/shell/page/section.tsx'
import { OWN_LIMITS } from '../models/limits.model.ts'
import { LimitItem } from './limit-item.tsx'

/** All limits: a section for each kind, deposits first, with a row for each period. */
export function LimitSections({ limits }: { limits: Limits }) {
  const { t } = useTranslation('protection')
  return LIMIT_KINDS.map((kind) => (
    <Section key={kind} id={kind} title={t(`kinds.${kind}.title`)} lead={t(`kinds.${kind}.lead`)}>
      <Stack gap={4}>
        {OWN_LIMITS.filter((own) => own.kind === kind).map((own) => (
          <LimitItem key={own.period} own={own} limits={limits} />
        ))}
      </Stack>
    </Section>
  ))
}
