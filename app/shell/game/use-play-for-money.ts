import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { gameRequested } from '#app/models/play/play.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $loginOpen, loginOpened } from '#app/models/shell/login.model.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'

/** Returns the action that opens a game for money. A guest logs in first; the game opens when that succeeds. */
export function usePlayForMoney(slug: string): () => void {
  const { isGuest, isLoginOpen, openLogin, request } = useUnit({
    isGuest: $isGuest,
    isLoginOpen: $loginOpen,
    openLogin: loginOpened,
    request: gameRequested,
  })
  const navigate = useNavigateTo()
  const isAwaited = useRef(false)
  const play = () => {
    // After a login on the page of real play the path stays the same.
    request({ slug, mode: 'real' })
    navigate(paths.game(slug, 'real'))
  }
  const onLoginClosed = useEffectEvent((isSuccess: boolean) => {
    if (!isAwaited.current) return
    isAwaited.current = false
    if (isSuccess) play()
  })
  useEffect(() => {
    if (!isLoginOpen) onLoginClosed(!isGuest)
  }, [isGuest, isLoginOpen])
  return () => {
    if (!isGuest) return play()
    isAwaited.current = true
    openLogin()
  }
}
