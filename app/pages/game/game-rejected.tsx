import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from '#app/http/failure.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'
import { useFailureMessage } from '#app/forms/failure-messages.ts'
import { otherGame } from './other-game.ts'

const REPLACE = { replace: true }

/** Redirects after a rejected game: to the game that must be finished first, or home with an error toast (`spec §8`). */
export function GameRejected({ failure, slug }: { failure: Failure; slug: string }) {
  const { t } = useTranslation('pages')
  const text = useFailureMessage(failure)
  const navigate = useNavigateTo(REPLACE)
  const { raise, isGuest } = useUnit({ raise: noticeRaised, isGuest: $isGuest })
  const other = otherGame(failure)
  const code = failure.kind === 'rejected' ? failure.code : null
  useEffect(() => {
    // The text is loaded on demand. Navigation unmounts this component, so the toast is shown once.
    if (text === null) return
    // A message about an unfinished game is only for this player.
    raise({
      tone: other === null ? 'negative' : 'neutral',
      title: t(other === null ? 'game.unavailable' : 'game.otherOpened'),
      text,
      personal: other !== null,
      ...(code === errorCode.excludedFromWagering ? { action: { label: t('game.back'), href: paths.home() } } : {}),
      // The game exists for players.
      ...(code === errorCode.noDemo && isGuest
        ? { action: { label: t('game.signIn'), href: playerPaths.signInFor(paths.game(slug, 'real')) } }
        : {}),
    })
    navigate(other === null ? paths.home() : paths.game(other, 'real'))
  }, [text, raise, navigate, other, code, isGuest, slug, t])
  return null
}
