import { useTranslation } from 'react-i18next'
import type { User } from '#contract/player/status.ts'
import { Alert, ButtonLink, Stack, Text } from '#ui/index.ts'
import type { DocumentsState } from '#contract/player/profile.ts'
import { isPersonalComplete } from '../models/personal.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { FocusedMessage } from '#app/shell/page/focused-message.tsx'

type NextStep = 'phone' | 'email' | 'documents'

/** The next step of the verification that is missing; `null` if there is none, or personal data is still missing. */
function nextStep(user: User, documents: DocumentsState | null): NextStep | null {
  if (user.phone !== '' && !user.phone_confirmed) return 'phone'
  if (user.email !== '' && !user.email_confirmed) return 'email'
  const isReady = isPersonalComplete(user) && user.phone_confirmed && user.email_confirmed
  return isReady && !user.verified && (documents === '' || documents === 'refused') ? 'documents' : null
}

export interface SavedMessageProps {
  user: User
  /** `null` until it has loaded. */
  documents: DocumentsState | null
  /** Something was typed while the request was open. */
  hasNewerInput: boolean
}

/** Says that personal data is saved, and leads to the next step of the verification. */
export function SavedMessage({ user, documents, hasNewerInput }: SavedMessageProps) {
  const { t } = useTranslation('profile')
  // The player is still typing here.
  if (hasNewerInput) return <Alert tone="positive" title={t('data.savedBefore')} />
  const next = nextStep(user, documents)
  if (next === null) return <Alert tone="positive" title={t('data.saved')} />
  return (
    <FocusedMessage>
      <Alert tone="positive" title={t('data.saved')}>
        <Stack gap={3}>
          <Text as="span">{t(`data.next.${next}`)}</Text>
          <div>
            <ButtonLink href={playerPaths.verification()}>{t(`data.toNext.${next}`)}</ButtonLink>
          </div>
        </Stack>
      </Alert>
    </FocusedMessage>
  )
}
