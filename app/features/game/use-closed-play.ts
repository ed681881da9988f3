import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { GUEST_ID } from '#contract/player/status.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { usePlayer } from '#app/shell/player/use-player.ts'
import { useUntilResult } from '#app/shell/player/use-until-result.ts'
import { useIsPast } from '#app/shell/time/use-is-past.ts'
import { $isRoundRunning } from './models/play.model.ts'
import type { ClosedPlay } from './models/protection.ts'

/**
 * Why the running real game is closed now: a break that began in another tab or on another device, or the pause after a
 * session. `null` while play is open, and until the end of a running round.
 */
export function useClosedPlay(): ClosedPlay | null {
  const { session } = useLobbyKey()
  const isRoundRunning = useUnit($isRoundRunning)
  const play = usePlayer()?.play ?? null
  const latest = useQuery({ ...playSessionQuery({ session }), enabled: session !== GUEST_ID }).data
  const pausedUntil = useUntilResult(latest, session)?.pause_until ?? null
  // The end of a self-exclusion opens nothing: the player asks to return, and the status says when play is open.
  const endsAlone = play?.state === 'excluded' ? null : play?.state === 'timeout' ? play.until : pausedUntil
  const isOver = useIsPast(endsAlone)
  if (isRoundRunning || isOver) return null
  if (play !== null && play.state !== 'open') return { kind: play.state, until: play.until }
  return pausedUntil === null ? null : { kind: 'paused', until: pausedUntil }
}
