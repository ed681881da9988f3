import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState, Skeleton, Table } from '#ui/index.ts'
import { moscowMomentInList } from '#app/lib/text/moscow-time.ts'
import { accountHistoryQuery } from '#app/queries/profile.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { useVisibleSection } from '../profile-tabs.ts'
import { Section } from '#app/shell/page/section.tsx'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The log of account events (`spec §7`). */
export function AccountHistory() {
  const { t } = useTranslation('profile')
  const key = useLobbyKey()
  const history = useQuery({ ...accountHistoryQuery(key), subscribed: useVisibleSection('history') })
  return (
    <Section title={t('history.title')}>
      <AsyncBoundary query={history} failed="history" waiting={<Skeleton height={240} />}>
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
                  cell: ({ created_at }) => moscowMomentInList(created_at, key.language),
                },
                { id: 'what', title: t('history.what'), rowHeader: true, cell: ({ text }) => text },
              ]}
            />
          )
        }
      </AsyncBoundary>
    </Section>
  )
}
