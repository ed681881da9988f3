import { useUnit } from 'effector-react'
import { gameRequested } from '#app/models/play/play.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { loginOpened } from '#app/models/shell/login.model.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'

/** Returns the action that opens a game for money: for a guest the login, after which the game offers it again. */
export function usePlayForMoney(slug: string): () => void {
  const { isGuest, openLogin, request } = useUnit({
    isGuest: $isGuest,
    openLogin: loginOpened,
    request: gameRequested,
  })
  const navigate = useNavigateTo({ replace: true })
  return () => {
    if (isGuest) return openLogin()
    // After a login on the page of real play the path stays the same.
    request({ slug, mode: 'real' })
    navigate(paths.game(slug, 'real'))
  }
}
