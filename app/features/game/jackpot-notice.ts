import { useQuery } from '@tanstack/react-query'
import { attach, scopeBind, type EventPayload } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { GUEST_ID } from '#contract/player/status.ts'
import { formatRubles } from '#app/lib/text/format.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { playSessionQuery } from '#app/queries/play-session.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useUntilResult } from '#app/shell/player/use-until-result.ts'
import { useLobbyKey } from '#app/shell/keys/use-lobby-key.ts'

/** The scene in the game says it first, and takes two seconds. */
const AFTER_SCENE_MS = 3000

const raiseAfterScene = attach({
  source: $clock,
  effect: (clock, notice: EventPayload<typeof noticeRaised>) => {
    const raise = scopeBind(noticeRaised, { safe: true })
    requireClock(clock).after(AFTER_SCENE_MS, () => raise(notice))
  },
})

/** Says on the page, too, that the player has won a jackpot. One that was won before the game opened is no news. */
export function JackpotNotice() {
  const { t } = useTranslation('pages')
  const { session, language } = useLobbyKey()
  const raise = useUnit(raiseAfterScene)
  const { data } = useQuery({ ...playSessionQuery({ session }), enabled: session !== GUEST_ID })
  const jackpot = useUntilResult(data?.jackpot, session)
  /** The round of the last jackpot that is known, and of which player; `null` before the first answer. */
  const known = useRef<{ session: number; round: string | undefined }>(null)
  useEffect(() => {
    if (jackpot === undefined) return
    const before = known.current
    known.current = { session, round: jackpot?.round }
    if (before?.session !== session || jackpot === null || jackpot.round === before.round) return
    void raise({
      tone: 'positive',
      title: t('game.jackpot.title', { name: jackpot.name, sum: formatRubles(jackpot.sum, language) }),
      text: t('game.jackpot.text'),
      personal: true,
      action: { label: t('game.jackpot.rounds'), href: playerPaths.bets() },
    })
  }, [jackpot, session, language, raise, t])
  return null
}
