import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState, Skeleton, Table } from '#ui/index.ts'
import { moscowMoment } from '#app/lib/moscow-time.ts'
import { accountHistoryQuery } from '#app/queries/profile.ts'
import { QueryBoundary } from '#app/shell/query-boundary.tsx'
import { useVisibleSection } from './profile-tabs.ts'
import { Section } from './section.tsx'
import { usePlayerKey } from './use-player-key.ts'

/** The log of account events (`spec §7`). */
export function AccountHistory() {
  const { t } = useTranslation('profile')
  const key = usePlayerKey()
  const history = useQuery({ ...accountHistoryQuery(key), subscribed: useVisibleSection('history') })
  return (
    <Section title={t('history.title')}>
      <QueryBoundary query={history} block="page" waiting={<Skeleton height={240} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('history.empty')}>{t('history.emptyText')}</EmptyState>
          ) : (
            <Table
              caption={t('history.title')}
              rows={items.map((item, index) => ({ ...item, index }))}
              rowKey={({ index }) => index}
              columns={[
                {
                  id: 'when',
                  title: t('history.when'),
                  cell: ({ created_at }) => moscowMoment(created_at, key.language),
                },
                { id: 'what', title: t('history.what'), rowHeader: true, cell: ({ text }) => text },
              ]}
            />
          )
        }
      </QueryBoundary>
    </Section>
  )
}
