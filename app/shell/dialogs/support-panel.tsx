import { errorCode } from '#contract/errors/codes.ts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { support } from '#contract/core/constants.ts'
import { ChatPanel, Dialog, Stack, type ChatMessage } from '#ui/index.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { formatNumber } from '#app/lib/text/format.ts'
import { moscowClock } from '#app/lib/text/moscow-time.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import {
  $draft,
  $outgoing,
  $visit,
  excessLength,
  conversationShown,
  draftChanged,
  messageRetried,
  messageSubmitted,
} from '#app/models/support/support.model.ts'
import { supportQuery } from '#app/queries/support.ts'
import { BlockFailure } from '../lazy/block-failure.tsx'
import { useFailureMessages } from '#app/forms/failure-messages.ts'

/** The conversation with support. The model refreshes it while it is open. */
export function SupportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['pages', 'texts'])
  const { visit, draft, outgoing, language } = useUnit({
    visit: $visit,
    draft: $draft,
    outgoing: $outgoing,
    language: $language,
  })
  const act = useUnit({
    open: conversationShown,
    change: draftChanged,
    submit: messageSubmitted,
    retry: messageRetried,
  })
  const { open } = act
  useEffect(() => open(), [open])
  const { data, error, refetch } = useQuery({ ...supportQuery(visit ?? ''), enabled: false })
  const sent = data?.items ?? []
  const tooLong = excessLength(draft)
  const deliveredIds = new Set(sent.map(({ id }) => id))
  const failureText = useFailureMessages(outgoing.flatMap(({ failure }) => failure ?? []))
  // Messages have client-generated ids, so that a retry after an unknown outcome sends no duplicate.
  const failedState = (failure: Failure) => ({
    reason: isOutcomeUnknown(failure) ? t('support.unread') : (failureText(failure) ?? ''),
    canRetry: isOutcomeUnknown(failure) || failureCode(failure) === errorCode.tooManyRequests,
  })
  const messages: ChatMessage[] = [
    ...sent.map(({ id, author, text, sent_at }): ChatMessage => ({
      id,
      author: author === 'visitor' ? 'player' : 'support',
      text,
      time: moscowClock(sent_at, language),
      state: 'sent',
    })),
    ...outgoing
      .filter(({ id }) => !deliveredIds.has(id))
      .map(({ id, text, failure }): ChatMessage => ({
        id,
        text,
        author: 'player',
        time: '',
        ...(failure === null ? { state: 'sending' } : { state: 'failed', ...failedState(failure) }),
      })),
  ]
  return (
    <Dialog open shape="corner" onOpenChange={onClose} title={t('support.title')} description={t('support.lead')}>
      <Stack gap={4}>
        {error !== null && data === undefined ? (
          <BlockFailure block="section" error={error} retry={() => void refetch()} />
        ) : null}
        <ChatPanel
          label={t('support.conversation')}
          messages={messages}
          names={{ player: t('support.you'), support: t('support.title') }}
          welcome={t('support.welcome')}
          draft={draft}
          onDraftChange={act.change}
          onSend={() => act.submit()}
          onRetry={act.retry}
          error={
            tooLong > 0
              ? t('support.tooLong', { excess: tooLong, limit: formatNumber(support.textLength, language) })
              : undefined
          }
          texts={{
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
