import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FrameSettings } from '#contract/play/frame.ts'
import type { GameFrame } from '#app/lib/security/game-frame.ts'
import { $bet } from './models/bet.model.ts'
import { openFrameLink, type FrameLink } from './models/frame-link.ts'
import { $refreshCount, framePhaseChanged, roundReported } from './models/play.model.ts'
import { soundReported } from './models/sound.model.ts'
import { $gameSound, gameSoundRead } from '#app/models/preferences/game-sound.model.ts'
import { $language, $reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { userActive } from '#app/models/presence/presence.model.ts'

interface LinkedFrame {
  launch: number
  frame: GameFrame
  /** Whether no new round may start. */
  isHeld: boolean
  /** The frame posts more messages than a game needs; it is not listened to any more. */
  onFlood: () => void
}

/**
 * Connects the page with the frame of a game while it is mounted: passes on settings and holds, and reports that the
 * frame is ready, used or has ended, its rounds and its sound switch. Returns the ref callback of the iframe.
 */
export function useFrameLink({
  launch,
  frame,
  isHeld,
  onFlood,
}: LinkedFrame): (iframe: HTMLIFrameElement | null) => void {
  const [iframe, setIframe] = useState<HTMLIFrameElement | null>(null)
  const { language, reducedMotion, bet, sound, refreshCount } = useUnit({
    language: $language,
    reducedMotion: $reducedMotionChosen,
    bet: $bet,
    sound: $gameSound,
    refreshCount: $refreshCount,
  })
  const { changePhase, reportActivity, reportRound, reportSound, readSound } = useUnit({
    changePhase: framePhaseChanged,
    reportActivity: userActive,
    reportRound: roundReported,
    reportSound: soundReported,
    readSound: gameSoundRead,
  })
  const settings = useMemo(
    (): FrameSettings => ({ language, reducedMotion, bet, sound }),
    [language, reducedMotion, bet, sound],
  )
  const orders = useRef({ settings, isHeld })
  const link = useRef<FrameLink | null>(null)
  const handleFlood = useEffectEvent(onFlood)

  // Before the frame's script can run.
  useLayoutEffect(() => {
    if (iframe === null) return
    const opened = openFrameLink({
      iframe,
      frame,
      orders: orders.current,
      onFlood: () => handleFlood(),
      onMessage(message) {
        if (message.type === 'ready')
          changePhase({ launch, phase: { kind: 'ready' }, followsBet: message.supports.includes('bet') })
        else if (message.type === 'activity') reportActivity()
        else if (message.type === 'round') reportRound(message.state)
        else if (message.type === 'sound') reportSound(message.isOn)
        else if (message.type === 'ended') changePhase({ launch, phase: { kind: 'ended', reason: message.reason } })
      },
    })
    link.current = opened
    return () => {
      opened.close()
      link.current = null
    }
  }, [iframe, frame, launch, changePhase, reportActivity, reportRound, reportSound])

  // For each launch, because another tab may have changed it since the last one.
  useEffect(() => readSound(), [readSound])

  useEffect(() => {
    orders.current = { settings, isHeld }
    link.current?.update(orders.current)
  }, [settings, isHeld])

  useEffect(() => {
    if (refreshCount > 0) link.current?.refresh()
  }, [refreshCount])
  return setIframe
}
