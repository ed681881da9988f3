import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from '#app/http/failure.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'
import { useFailureMessage } from '#app/forms/failure-messages.ts'
import { otherGame } from './other-game.ts'

const REPLACE = { replace: true }

/** Redirects after a rejected game: to the game that must be finished first, or home with an error toast (`spec §8`). */
export function GameRejected({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  const text = useFailureMessage(failure)
  const navigate = useNavigateTo(REPLACE)
  const raise = useUnit(noticeRaised)
  const other = otherGame(failure)
  const isExcluded = failure.kind === 'rejected' && failure.code === errorCode.excludedFromWagering
  useEffect(() => {
    // The text is loaded on demand. Navigation unmounts this component, so the toast is shown once.
    if (text === null) return
    // A message about an unfinished game is only for this player.
    raise({
      tone: 'negative',
      title: t('game.unavailable'),
      text,
      personal: other !== null,
      ...(isExcluded ? { action: { label: t('game.back'), href: paths.home() } } : {}),
    })
    navigate(other === null ? paths.home() : paths.game(other, 'real'))
  }, [text, raise, navigate, other, isExcluded, t])
  return null
}
