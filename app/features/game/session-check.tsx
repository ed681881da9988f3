import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'
import { lazyPart } from '#app/shell/lazy/lazy-part.tsx'
import { useUntilResult } from '#app/shell/player/use-until-result.ts'
import { $isRoundRunning } from './models/play.model.ts'

const LazyRealityCheck = lazyPart(async () => (await import('./reality-check.tsx')).RealityCheck)

/**
 * Interrupts a real game between two rounds when its reality check is due (RTS 13B). The server says when that is, and
 * refuses stakes until the answer. The dialog covers the game, which holds it.
 */
export function SessionCheck() {
  const { session } = useLobbyKey()
  const isRoundRunning = useUnit($isRoundRunning)
  const data = useUntilResult(useQuery(playSessionQuery({ session })).data, session)
  const reality = data?.reality ?? null
  if (isRoundRunning || reality?.is_due !== true) return null
  if (data === undefined || data === null || data.started_at === null) return null
  const { started_at: startedAt, staked, won } = data
  return <LazyRealityCheck {...{ startedAt, staked, won }} every={reality.every} />
}
