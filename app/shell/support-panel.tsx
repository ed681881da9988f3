import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { support } from '#contract/constants.ts'
import { ChatPanel, Dialog, Stack, type ChatMessage } from '#ui/index.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { localClock } from '#app/lib/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import {
  $draft,
  $outgoing,
  $visit,
  conversationShown,
  draftChanged,
  messageRetried,
  messageSubmitted,
} from '#app/models/support/support.model.ts'
import { supportQuery } from '#app/queries/support.ts'
import { BlockFailure } from './block-failure.tsx'
import { useFailureMessages } from './failure-messages.ts'

/** Later it may be sent. */
const TOO_OFTEN = 5

/** The conversation with support, in a panel of the page. Kept fresh by its model while it is open. */
export function SupportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pages', 'texts'])
  const { visit, draft, outgoing, language } = useUnit({
    visit: $visit,
    draft: $draft,
    outgoing: $outgoing,
    language: $language,
  })
  const act = useUnit({
    begin: conversationShown,
    change: draftChanged,
    submit: messageSubmitted,
    retry: messageRetried,
  })
  const { begin } = act
  useEffect(() => begin(), [begin])
  const { data, error, refetch } = useQuery({ ...supportQuery(visit ?? ''), enabled: false })
  const sent = data?.items ?? []
  const known = new Set(sent.map(({ id }) => id))
  const wordsOf = useFailureMessages(outgoing.flatMap(({ failure }) => failure ?? []))
  // The server knows a message by its name: what may have arrived is sent again without harm.
  const toldOf = (failure: Failure) => ({
    reason: isOutcomeUnknown(failure) ? t('support.unread') : (wordsOf(failure) ?? ''),
    mayRepeat: isOutcomeUnknown(failure) || failureCode(failure) === TOO_OFTEN,
  })
  const messages: ChatMessage[] = [
    ...sent.map(({ id, author, text, sent_at }): ChatMessage => ({
      id,
      author: author === 'visitor' ? 'own' : 'other',
      text,
      time: localClock(sent_at, language),
      state: 'sent',
    })),
    ...outgoing
      .filter(({ id }) => !known.has(id))
      .map(({ id, text, failure }): ChatMessage => ({
        id,
        text,
        author: 'own',
        time: '',
        ...(failure === null ? { state: 'sending' } : { state: 'failed', ...toldOf(failure) }),
      })),
  ]
  return (
    <Dialog open shape="corner" onOpenChange={onClose} title={t('support.title')} description={t('support.lead')}>
      <Stack gap={4}>
        {error !== null && data === undefined ? (
          <BlockFailure block="page" error={error} retry={() => void refetch()} />
        ) : null}
        <ChatPanel
          label={t('support.conversation')}
          messages={messages}
          names={{ own: t('support.you'), other: t('support.title') }}
          welcome={t('support.welcome')}
          draft={draft}
          onDraftChange={act.change}
          onSend={() => act.submit()}
          onRetry={act.retry}
          maxLength={support.textLength}
          words={{
            field: t('support.field'),
            hint: t('support.hint'),
            send: t('support.send'),
            sending: t('support.sending'),
            retry: t('texts:failure.retry'),
          }}
        />
      </Stack>
    </Dialog>
  )
}
