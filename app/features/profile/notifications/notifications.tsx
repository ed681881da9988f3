import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserNotification } from '#contract/player/account.ts'
import type { User } from '#contract/player/status.ts'
import { Badge, Button, EmptyState, Heading, Inline, Skeleton, Stack, Text, focusInside } from '#ui/index.ts'
import { moscowMoment } from '#app/lib/text/moscow-time.ts'
import { userNotificationsQuery } from '#app/queries/profile.ts'
import { AsyncBoundary } from '#app/shell/lazy/async-boundary.tsx'
import { NextPage } from '#app/shell/lazy/next-page.tsx'
import { ServerText } from '#app/shell/page/server-text.tsx'
import { markAllAsRead, markAsRead } from '../models/notifications.ts'
import { OutcomeUnknown } from '../outcome-unknown.tsx'
import { useOnSectionLeft, useVisibleSection } from '../profile-tabs.ts'
import { Section } from '#app/shell/page/section.tsx'
import { usePlayerChange } from '../use-player-change.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

function Notification({ news }: { news: UserNotification }) {
  const { t } = useTranslation('profile')
  const { language } = useLobbyKey()
  const mark = usePlayerChange({ save: markAsRead })
  const isRead = news.is_read || mark.isPending || mark.isDone
  useOnSectionLeft('notifications', mark.reset)
  const root = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // Marking as read unmounts the focused button, so focus moves to the notification.
    if (isRead && wasPressed.current && document.activeElement === document.body) focusInside(root.current)
    wasPressed.current = false
  }, [isRead])
  const handleRead = () => {
    wasPressed.current = true
    mark.change(news.id)
  }
  return (
    <Stack gap={2} data-notification ref={root}>
      <Inline gap={2}>
        <Heading level={3} size={15}>
          {news.title}
        </Heading>
        {isRead ? null : <Badge tone="new">{t('notifications.new')}</Badge>}
      </Inline>
      <Text size={13} tone="muted">
        {moscowMoment(news.created_at, language)}
      </Text>
      {news.text === '' ? null : <ServerText html={news.text} />}
      {mark.failure === null ? null : <OutcomeUnknown what="notification" failure={mark.failure} />}
      {isRead ? null : (
        <Inline>
          <Button aria-label={t('notifications.readOf', { title: news.title })} onClick={handleRead}>
            {t('notifications.read')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** "Mark all as read", if the server counts the unread ones and there are several. */
function ReadAll({ unread, onFocusLost }: { unread: number | null; onFocusLost: () => void }) {
  const { t } = useTranslation('profile')
  const mark = usePlayerChange({ save: markAllAsRead })
  useOnSectionLeft('notifications', mark.reset)
  const isOffered = unread !== null && unread > 1
  const handleFocusLost = useEffectEvent(() => {
    if (mark.isDone && document.activeElement === document.body) onFocusLost()
  })
  useEffect(() => {
    if (!isOffered) handleFocusLost()
  }, [isOffered])
  return (
    <>
      {mark.failure === null ? null : <OutcomeUnknown what="notification" failure={mark.failure} />}
      {isOffered ? (
        <Inline>
          <Button busy={mark.isPending} onClick={() => mark.change(undefined)}>
            {t('notifications.readAll')}
          </Button>
        </Inline>
      ) : null}
    </>
  )
}

/** Removes duplicates: a new notification shifts the pages, so that an item can occur on two of them. */
const uniqueNotifications = (pages: readonly { items: readonly UserNotification[] }[]): UserNotification[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((news) => [news.id, news])).values(),
]

/** The player's notifications, newest first, with "mark as read" (`spec §7`). */
export function Notifications({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const key = useLobbyKey()
  const notifications = useInfiniteQuery({
    ...userNotificationsQuery(key),
    subscribed: useVisibleSection('notifications'),
  })
  const { data } = notifications
  const list = useRef<HTMLElement>(null)
  const items = useMemo(() => uniqueNotifications(data?.pages ?? []), [data])
  return (
    <Section title={t('notifications.title')}>
      <AsyncBoundary query={notifications} failed="section" waiting={<Skeleton height={240} />}>
        {({ pages }) => {
          if (items.length === 0) {
            return <EmptyState title={t('notifications.empty')}>{t('notifications.emptyText')}</EmptyState>
          }
          return (
            <Stack gap={6} ref={list}>
              <ReadAll unread={user.unread_notifications} onFocusLost={() => focusInside(list.current)} />
              {items.map((news) => (
                <Notification key={news.id} news={news} />
              ))}
              <NextPage
                pages={notifications}
                count={items.length}
                status={t('notifications.shown', { shown: items.length, total: pages.at(-1)?.total })}
                findItems={() => list.current?.querySelectorAll('[data-notification]')}
              />
            </Stack>
          )
        }}
      </AsyncBoundary>
    </Section>
  )
}
