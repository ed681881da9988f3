import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FrameSettings } from '#contract/play/frame.ts'
import type { GameFrame } from '#app/lib/security/game-frame.ts'
import { $bet } from '#app/models/play/bet.model.ts'
import { openFrameLink, type FrameLink } from '#app/models/play/frame-link.ts'
import { $refreshCount, framePhaseChanged } from '#app/models/play/play.model.ts'
import { $language, $reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { userActive } from '#app/models/presence/presence.model.ts'

/**
 * Connects the page with the frame of a game while it is mounted: passes on settings and holds, and hears that it is
 * ready, active or has ended. Returns the ref callback of the iframe.
 */
export function useFrameLink({
  launch,
  frame,
  isHeld,
}: {
  launch: number
  frame: GameFrame
  isHeld: boolean
}): (iframe: HTMLIFrameElement | null) => void {
  const [iframe, setIframe] = useState<HTMLIFrameElement | null>(null)
  const { language, reducedMotion, bet, refreshCount } = useUnit({
    language: $language,
    reducedMotion: $reducedMotionChosen,
    bet: $bet,
    refreshCount: $refreshCount,
  })
  const act = useUnit({ changePhase: framePhaseChanged, reportActivity: userActive })
  const { changePhase, reportActivity } = act
  const link = useRef<FrameLink | null>(null)
  const settings = useRef<FrameSettings>({ language, reducedMotion, bet })

  // Before the frame's script can run.
  useLayoutEffect(() => {
    if (iframe === null) return
    const opened = openFrameLink({
      iframe,
      frame,
      settings: () => settings.current,
      onMessage(message) {
        if (message.type === 'ready')
          changePhase({ launch, phase: { kind: 'ready' }, hearsBet: message.hears.includes('settings') })
        else if (message.type === 'activity') reportActivity()
        else if (message.type === 'ended') changePhase({ launch, phase: { kind: 'ended', reason: message.reason } })
      },
    })
    link.current = opened
    return () => {
      opened.close()
      link.current = null
    }
  }, [iframe, frame, launch, changePhase, reportActivity])

  useEffect(() => {
    settings.current = { language, reducedMotion, bet }
    link.current?.send({ v: 1, type: 'settings', ...settings.current })
  }, [language, reducedMotion, bet])

  useEffect(() => {
    link.current?.send(isHeld ? { v: 1, type: 'hold', why: 'tucked' } : { v: 1, type: 'go' })
  }, [isHeld])

  useEffect(() => {
    if (refreshCount > 0) link.current?.send({ v: 1, type: 'refresh' })
  }, [refreshCount])
  return setIframe
}
