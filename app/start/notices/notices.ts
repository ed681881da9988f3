import { attach, createEffect, createStore, sample } from 'effector'
import { CallFailure } from '#app/http/failure.ts'
import { crashed } from '#app/lib/browser/error-boundary.tsx'
import { loadCode } from '#app/lib/browser/load-code.ts'
import { $queryClient } from '#app/lib/state/query-client-port.ts'
import { responseReceived } from '#app/models/connection/poll-recovery.model.ts'
import { announced, type Announcement } from '#app/models/notices/announcements.model.ts'
import { noticeRaised, noticeWithdrawn, SESSION_END_NOTICE } from '#app/models/notices/notices.model.ts'
import { $sessionCount } from '#app/models/notices/personal-notices.model.ts'
import { $hasSessionCover } from '#app/models/presence/game-open.ts'
import { $isGuest, signedIn } from '#app/models/session/session.model.ts'
import { $i18n } from '../ports.ts'

/*
 * Raises the notices of announcements. Their texts and code are loaded with the first one; if they fail to load, the last
 * announcement of each kind is tried again as soon as the server responds.
 */

interface PendingAnnouncement {
  announcement: Announcement
  /** The value of `$sessionCount` when it was announced. */
  sessionCount: number
}

/** Loads the code of notices: a toast about a lost connection must not wait for the connection. */
export const loadNotices = () => loadCode(() => import('./create-notice.ts'))

const createNoticeFx = attach({
  source: { i18n: $i18n, client: $queryClient },
  effect: async ({ i18n, client }, { announcement }: PendingAnnouncement) =>
    i18n === null ? null : (await loadNotices()).createNotice({ i18n, client }, announcement),
})
sample({
  clock: announced,
  source: $sessionCount,
  fn: (sessionCount, announcement): PendingAnnouncement => ({ announcement, sessionCount }),
  target: createNoticeFx,
  // Two announcements may come at once.
  batch: false,
})

/** Code that fails to load is a failed call, too. */
const isRetryable = (error: unknown) => error instanceof CallFailure
const $failed = createStore<readonly PendingAnnouncement[]>([], { serialize: 'ignore' }).on(
  createNoticeFx.fail.filter({ fn: ({ error }) => isRetryable(error) }),
  (failed, { params }) => [
    ...failed.filter(({ announcement }) => announcement.kind !== params.announcement.kind),
    params,
  ],
)
sample({ clock: createNoticeFx.failData.filter({ fn: (error) => !isRetryable(error) }), target: crashed })
const retried = sample({ clock: responseReceived, source: $failed, filter: ({ length }) => length > 0 })
$failed.on(retried, () => [])
$failed.on(signedIn, (failed) => failed.filter(({ announcement }) => announcement.kind !== 'sessionEnded'))
sample({
  clock: retried,
  target: createEffect((failed: readonly PendingAnnouncement[]) => Promise.allSettled(failed.map(createNoticeFx))),
})

/** Whether a notice still applies: to this player, or to an ended session that the cover of a game does not show. */
const applies = (
  personal: boolean | undefined,
  { announcement, sessionCount }: PendingAnnouncement,
  now: { sessionCount: number; isGuest: boolean; hasSessionCover: boolean },
): boolean =>
  announcement.kind === 'sessionEnded'
    ? now.isGuest && !now.hasSessionCover
    : personal !== true || sessionCount === now.sessionCount

sample({
  clock: createNoticeFx.done.filterMap(({ params, result }) =>
    result === null ? undefined : { pending: params, notice: result },
  ),
  source: { sessionCount: $sessionCount, isGuest: $isGuest, hasSessionCover: $hasSessionCover },
  filter: (now, { pending, notice }) => applies(notice.personal, pending, now),
  fn: (_, { notice }) => notice,
  target: noticeRaised,
})
sample({ clock: signedIn, fn: () => SESSION_END_NOTICE, target: noticeWithdrawn })
