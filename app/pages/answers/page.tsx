import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import type { AnswerGroup } from '#contract/info.ts'
import { AnswerList, EmptyState, Skeleton, Stack, type OpenAnswers } from '#ui/index.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { faqQuery, paymentInfoQuery } from '#app/queries/public-pages.ts'
import { createHistoryEntryState } from '#app/router/history-entry-state.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { QueryBoundary } from '#app/shell/query-boundary.tsx'
import { PageHead } from '#app/shell/page-head.tsx'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { ServerText } from '#app/shell/server-text.tsx'
import { useSection } from '#app/shell/use-section.ts'
import { addressesOf, answerOf, topicOf } from './answer-address.ts'

const SKELETON_HEIGHT = 480

const useOpenAnswers = createHistoryEntryState<OpenAnswers>()

function Groups({ groups }: { groups: readonly AnswerGroup[] }) {
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

/** FAQ, or information about payments: groups of answers (`spec §2`). */
export function AnswersPage() {
  const { t } = useTranslation('pages')
  const language = useUnit($language)
  const { path } = useLocationInfo()
  const page = path.startsWith(paths.paymentsInfo()) ? 'paymentsInfo' : 'faq'
  const faq = useQuery({ ...faqQuery(language), enabled: page === 'faq' })
  const paymentInfo = useQuery({ ...paymentInfoQuery(language), enabled: page === 'paymentsInfo' })
  return (
    <Stack gap={6}>
      <PageHead page={page === 'faq' ? 'faq' : 'payments-info'} title={t(`${page}.title`)} />
      <PageHeading title={t(`${page}.title`)} lead={t(`${page}.lead`)} />
      <QueryBoundary
        query={page === 'faq' ? faq : paymentInfo}
        block="page"
        waiting={<Skeleton height={SKELETON_HEIGHT} />}
      >
        {/* The key resets the list when the page changes. */}
        {({ items }) => <Groups key={page} groups={items} />}
      </QueryBoundary>
    </Stack>
  )
}
