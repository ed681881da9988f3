import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { playSessionQuery, refreshPlaySession } from '#app/queries/play-session.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { useIsPast } from '#app/shell/time/use-is-past.ts'

const MINUTE_MS = 60_000
/** How long before its limit the end of a session is announced (once). */
const WARN_BEFORE_MS = 5 * MINUTE_MS

/**
 * What the clock alone brings about in a session: its reality check is due, and its limit comes near or is reached. The session
 * is read again at these moments, because the server decides.
 */
export function SessionMoments() {
  const { t } = useTranslation('pages')
  const { session } = useLobbyKey()
  const client = useQueryClient()
  const clock = requireClock(useUnit($clock))
  const raise = useUnit(noticeRaised)
  const { data } = useQuery(playSessionQuery({ session }))
  const dueAt = data?.reality?.is_due === false ? data.reality.due_at : null
  const endsAt = data?.ends_at ?? null
  const isDue = useIsPast(dueAt)
  const isOver = useIsPast(endsAt)
  useEffect(() => {
    if (isDue || isOver) void refreshPlaySession(client)
  }, [isDue, isOver, client])

  const isNearEnd = useIsPast(endsAt === null ? null : endsAt - WARN_BEFORE_MS) && !isOver
  const warnedOf = useRef<number>(null)
  useEffect(() => {
    if (endsAt === null || !isNearEnd || warnedOf.current === endsAt) return
    warnedOf.current = endsAt
    raise({
      tone: 'neutral',
      title: t('game.sessionEnd.title', { count: Math.max(1, Math.round((endsAt - clock.now()) / MINUTE_MS)) }),
      text: t('game.sessionEnd.text'),
      personal: true,
      action: { label: t('game.sessionEnd.limits'), href: playerPaths.limits() },
    })
  }, [isNearEnd, endsAt, clock, raise, t])
  return null
}
