import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Exclusion } from '#contract/play/exclusion.ts'
import type { BreakTerm } from '#contract/play/protection-rules.ts'
import type { User } from '#contract/player/status.ts'
import { Heading, Stack, StepIndicator } from '#ui/index.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'
import { Section } from '#app/shell/page/section.tsx'
import { BreakConfirmStep } from './break-confirm.tsx'
import { BreakMeaningStep } from './break-meaning.tsx'
import { BreakTermStep } from './break-term.tsx'

const STEPS = ['term', 'meaning', 'confirm'] as const
type StepName = (typeof STEPS)[number]

/** A time-out or a self-exclusion in three steps: for how long, what it means, the password. */
export function BreakFlow({ exclusion, user }: { exclusion: Exclusion; user: User }) {
  const { t } = useTranslation('protection')
  const [term, setTerm] = useState<BreakTerm | ''>('')
  const [step, setStep] = useState<StepName>('term')
  const [hasMoved, setMoved] = useState(false)
  const go = (next: StepName) => {
    setMoved(true)
    setStep(next)
  }
  const heading = (
    <Heading level={3} size={17}>
      {t(`break.heading.${step}`)}
    </Heading>
  )
  const isExtension = exclusion.state !== 'open'
  return (
    <Section
      id="break"
      title={t(isExtension ? 'break.extendTitle' : 'break.title')}
      lead={t(isExtension ? 'break.extendLead' : 'break.lead')}
    >
      <StepIndicator
        label={t('break.steps')}
        steps={STEPS.map((name) => t(`break.step.${name}`))}
        current={STEPS.indexOf(step)}
      />
      <Stack gap={4}>
        {/* The button that was pressed is gone, so focus goes to the next step. */}
        {hasMoved ? <FocusedMessage key={step}>{heading}</FocusedMessage> : heading}
        {step === 'term' || term === '' ? (
          <BreakTermStep exclusion={exclusion} term={term} onChoose={setTerm} onNext={() => go('meaning')} />
        ) : null}
        {step === 'meaning' && term !== '' ? (
          <BreakMeaningStep term={term} exclusion={exclusion} onBack={() => go('term')} onNext={() => go('confirm')} />
        ) : null}
        {step === 'confirm' && term !== '' ? (
          <BreakConfirmStep
            term={term}
            hasPassword={exclusion.has_password}
            login={user.login}
            onBack={() => go('meaning')}
          />
        ) : null}
      </Stack>
    </Section>
  )
}
