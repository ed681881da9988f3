import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { gameRequested } from './models/play.model.ts'
import { $isGuest } from '#app/models/session/session.model.ts'
import { $signInOpen, signInOpened } from '#app/models/access/sign-in-dialog.model.ts'
import { $recoveryOpen } from '#app/models/access/recovery-dialog.model.ts'
import { $signUpOpen } from '#app/models/access/sign-up-dialog.model.ts'
import { paths } from '#app/router/paths.ts'
import { useNavigateTo } from '#app/router/route-state.ts'

/** Returns the action that opens a game for money. A guest signs in or up first; then the game opens. */
export function usePlayForMoney(slug: string): () => void {
  const { isGuest, isSignInOpen, isSignUpOpen, isRecoveryOpen, openSignIn, request } = useUnit({
    isGuest: $isGuest,
    isSignInOpen: $signInOpen,
    isSignUpOpen: $signUpOpen,
    isRecoveryOpen: $recoveryOpen,
    openSignIn: signInOpened,
    request: gameRequested,
  })
  const navigate = useNavigateTo()
  const isAwaited = useRef(false)
  const play = () => {
    // After a sign-in on the page of real play the path stays the same.
    request({ slug, mode: 'real' })
    navigate(paths.game(slug, 'real'))
  }
  // The sign-in leads to the sign-up and to the recovery of the password, and back.
  const isOpen = isSignInOpen || isSignUpOpen || isRecoveryOpen
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
    openSignIn()
  }
}
