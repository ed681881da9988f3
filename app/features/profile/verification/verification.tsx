import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentsState } from '#contract/player/profile.ts'
import type { User } from '#contract/player/status.ts'
import type { ContactKind } from '#contract/player/verification.ts'
import { Button, Checklist, Skeleton, Stack, type ChecklistItem, type ChecklistState } from '#ui/index.ts'
import { formatPhone } from '#app/lib/text/format-phone.ts'
import { isPersonalComplete } from '../models/personal.model.ts'
import { verificationQuery } from '#app/queries/profile.ts'
import { lazyDialog, lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useVisibleSection, useProfileTabs } from '../profile-tabs.ts'
import { Section } from '#app/shell/page/section.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

const ConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)
const LazyIdentityDocuments = lazyPart(async () => (await import('./identity-documents.tsx')).IdentityDocuments, {
  waiting: <Skeleton height={200} />,
  failed: 'page',
})

const documentStates: Readonly<Record<DocumentsState, ChecklistState>> = {
  '': 'todo',
  sent: 'pending',
  refused: 'rejected',
  confirmed: 'done',
}

function Steps({ user, documents }: { user: User; documents: DocumentsState }) {
  const { t } = useTranslation('profile')
  const { go } = useProfileTabs()
  const [confirming, setConfirming] = useState<ContactKind | null>(null)
  const isDataComplete = isPersonalComplete(user)
  const isReady = isDataComplete && user.phone_confirmed && user.email_confirmed

  const contact = (kind: ContactKind, value: string, isConfirmed: boolean): ChecklistItem => ({
    id: kind,
    label: t(`verification.${kind}`),
    state: isConfirmed ? 'done' : 'todo',
    stateText: t(isConfirmed ? 'verification.done' : 'verification.todo'),
    note: value === '' ? t(`verification.${kind}None`) : formatPhone(value),
    action:
      isConfirmed || value === '' ? undefined : (
        <Button onClick={() => setConfirming(kind)}>{t(`verification.confirmWhat.${kind}`)}</Button>
      ),
  })
  const items: ChecklistItem[] = [
    {
      id: 'data',
      label: t('verification.data'),
      state: isDataComplete ? 'done' : 'todo',
      stateText: t(isDataComplete ? 'verification.done' : 'verification.todo'),
      note: isDataComplete ? undefined : t('verification.dataTodo'),
      action: isDataComplete ? undefined : (
        <Button onClick={() => go({ tab: 'profile', sub: 'data' })}>{t('verification.dataGo')}</Button>
      ),
    },
    contact('phone', user.phone, user.phone_confirmed),
    contact('email', user.email, user.email_confirmed),
    {
      id: 'documents',
      label: t('verification.documents'),
      state: documentStates[documents],
      stateText: t(
        documents === 'confirmed'
          ? 'verification.done'
          : documents === 'sent'
            ? 'verification.waiting'
            : documents === 'refused'
              ? 'verification.refused'
              : 'verification.todo',
      ),
      note: documents === '' && !isReady ? t('verification.documentsFirst') : undefined,
    },
  ]
  const [value, isConfirmed] =
    confirming === 'email' ? [user.email, user.email_confirmed] : [user.phone, user.phone_confirmed]
  return (
    <Stack gap={5}>
      <Checklist items={items} />
      {isReady || documents === 'refused' || documents === 'sent' ? <LazyIdentityDocuments state={documents} /> : null}
      {/* Closed when the server confirms the contact in the meantime. */}
      {confirming === null || isConfirmed ? null : (
        <ConfirmDialog kind={confirming} contact={value} onClose={() => setConfirming(null)} />
      )}
    </Stack>
  )
}

/** Progress of the identity verification as a checklist (`spec §2`). The upload is hidden until its state has loaded. */
export function Verification({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const verification = useQuery({ ...verificationQuery(useLobbyKey()), subscribed: useVisibleSection('verification') })
  return (
    <Section title={t('verification.title')} lead={t('verification.lead')}>
      <AsyncBoundary query={verification} failed="section" waiting={<Skeleton height={320} />}>
        {(data) => <Steps user={user} documents={user.verified ? 'confirmed' : (data?.documents ?? '')} />}
      </AsyncBoundary>
    </Section>
  )
}
