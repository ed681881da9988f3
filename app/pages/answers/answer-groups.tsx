import { useTranslation } from 'react-i18next'
import type { AnswerGroup } from '#contract/lobby/info.ts'
import { AnswerList, EmptyState, type OpenAnswers } from '#ui/index.ts'
import { createHistoryEntryState } from '#app/router/history-entry-state.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { useSection } from '#app/shell/frame/use-section.ts'
import { addressesOf, answerOf, topicOf } from './answer-address.ts'

const useOpenAnswers = createHistoryEntryState<OpenAnswers>()

/** Groups of answers; the hash opens one of them. */
export function AnswerGroups({ groups }: { groups: readonly AnswerGroup[] }) {
  const { t } = useTranslation('pages')
  const { hash } = useLocationInfo()
  const addresses = addressesOf(groups)
  const target = answerOf(hash, groups)
  const answer = target?.answer ?? null
  useSection(answer, { isFolding: true })
  const [openAnswers, setOpenAnswers] = useOpenAnswers('answers', {
    groups: [target?.group ?? addresses[0] ?? ''],
    answers: target === null ? [] : [target.answer],
  })
  if (groups.length === 0) {
    return <EmptyState title={t('faq.empty')}>{t('faq.emptyText')}</EmptyState>
  }
  return (
    <AnswerList
      targetId={answer}
      linkLabel={t('answers.link')}
      defaultOpen={openAnswers}
      onOpenChange={setOpenAnswers}
      groups={groups.map((group, index) => ({
        id: addresses[index] ?? '',
        title: group.title,
        topic: topicOf(group.id),
        answers: group.answers.map(({ title, text }, answerIndex) => ({
          id: `${addresses[index]}-${answerIndex + 1}`,
          title,
          content: <ServerText html={text} />,
        })),
      }))}
    />
  )
}
