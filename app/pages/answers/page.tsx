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

const WAITING_HEIGHT = 480

const useOpened = createHistoryEntryState<OpenAnswers>()

function Groups({ groups }: { groups: readonly AnswerGroup[] }) {
  const { t } = useTranslation('pages')
  const { hash } = useLocationInfo()
  const addresses = addressesOf(groups)
  const named = answerOf(hash, groups)
  const answer = named?.answer ?? null
  useSection(answer, { isFolding: true })
  const [opened, keepOpened] = useOpened('answers', {
    groups: [named?.group ?? addresses[0] ?? ''],
    answers: named === null ? [] : [named.answer],
  })
  if (groups.length === 0) {
    return <EmptyState title={t('faq.empty')}>{t('faq.emptyText')}</EmptyState>
  }
  return (
    <AnswerList
      named={answer}
      linkLabel={t('answers.link')}
      defaultOpen={opened}
      onOpen={keepOpened}
      groups={groups.map((group, index) => ({
        id: addresses[index] ?? '',
        title: group.title,
        topic: topicOf(group.id),
        answers: group.answers.map(({ title, text }, at) => ({
          id: `${addresses[index]}-${at + 1}`,
          title,
          content: <ServerText html={text} />,
        })),
      }))}
    />
  )
}

/** Questions and answers, or what there is to know of payments: groups of answers (`spec §2`). */
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
        waiting={<Skeleton height={WAITING_HEIGHT} />}
      >
        {/* The list of another page is another list. */}
        {({ items }) => <Groups key={page} groups={items} />}
      </QueryBoundary>
    </Stack>
  )
}
