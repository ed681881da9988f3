import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { gameRequested } from '#app/models/play/play.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $loginOpen, loginOpened } from '#app/models/shell/login.model.ts'
import { $recoveryOpen } from '#app/models/shell/recovery.model.ts'
import { $registrationOpen } from '#app/models/shell/registration.model.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'

/** Returns the action that opens a game for money. A guest logs in or registers first; then the game opens. */
export function usePlayForMoney(slug: string): () => void {
  const { isGuest, isLoginOpen, isRegistrationOpen, isRecoveryOpen, openLogin, request } = useUnit({
    isGuest: $isGuest,
    isLoginOpen: $loginOpen,
    isRegistrationOpen: $registrationOpen,
    isRecoveryOpen: $recoveryOpen,
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
  // The login leads to the registration and to the recovery of the password, and back.
  const isOpen = isLoginOpen || isRegistrationOpen || isRecoveryOpen
  const onClosed = useEffectEvent((isSuccess: boolean) => {
    if (!isAwaited.current) return
    isAwaited.current = false
    if (isSuccess) play()
  })
  useEffect(() => {
    if (!isOpen) onClosed(!isGuest)
  }, [isGuest, isOpen])
  return () => {
    if (!isGuest) return play()
    isAwaited.current = true
    openLogin()
  }
}
