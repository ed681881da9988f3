import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink, Inline, Skeleton, Stack } from '#ui/index.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { faqQuery, paymentInfoQuery } from '#app/queries/public-pages.ts'
import { paths } from '#app/router/paths.ts'
import { useLocationInfo } from '#app/router/route-state.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { PageHead } from '#app/shell/page/page-head.tsx'
import { PageHeading } from '#app/shell/page/page-heading.tsx'
import { AnswerGroups } from './answer-groups.tsx'

const SKELETON_HEIGHT = 480

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
      {page === 'paymentsInfo' ? (
        <Inline>
          <ButtonLink href={paths.cashbox()}>{t('paymentsInfo.toCashier')}</ButtonLink>
        </Inline>
      ) : null}
      <AsyncBoundary
        query={page === 'faq' ? faq : paymentInfo}
        failed="page"
        waiting={<Skeleton height={SKELETON_HEIGHT} />}
      >
        {/* The key resets the list when the page changes. */}
        {({ items }) => <AnswerGroups key={page} groups={items} />}
      </AsyncBoundary>
    </Stack>
  )
}
