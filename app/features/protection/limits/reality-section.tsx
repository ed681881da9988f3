import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import { REALITY_MINUTES } from '#contract/play/protection-rules.ts'
import { Alert, Segmented } from '#ui/index.ts'
import { useSubmission } from '#app/forms/use-submission.ts'
import { failureCode } from '#app/http/failure.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { Section } from '#app/shell/page/section.tsx'
import { ChangeFailure } from '../change-failure.tsx'
import { realityChange } from '../models/reality.model.ts'

/** The choice of the minutes between reality checks; nothing if the back end has none. */
export function RealitySection() {
  const { t } = useTranslation('protection')
  const { data } = useQuery(playSessionQuery(useLobbyKey()))
  const { failure, isBusy, isAccepted, submit } = useSubmission(realityChange)
  // Shown until the session is read again.
  const [chosen, choose] = useState(0)
  const reality = data?.reality ?? null
  if (reality === null) return null
  const isKept = isBusy || (isAccepted && reality.every !== chosen)
  const every = isKept ? chosen : reality.every
  const isDue = failure !== null && failureCode(failure) === errorCode.realityCheckDue
  return (
    <Section id="reality" title={t('reality.title')} lead={t('reality.lead')}>
      <Segmented
        label={t('reality.label')}
        segments={REALITY_MINUTES.map((count) => ({ value: String(count), label: t('reality.minutes', { count }) }))}
        value={String(every)}
        onValueChange={(value) => {
          if (isBusy) return
          choose(Number(value))
          submit(Number(value))
        }}
      />
      {isDue ? <Alert tone="negative" title={t('reality.due')} /> : null}
      {failure === null || isDue ? null : <ChangeFailure what="reality" failure={failure} />}
      {isAccepted ? <Alert tone="positive" title={t('reality.saved', { count: every })} /> : null}
    </Section>
  )
}
