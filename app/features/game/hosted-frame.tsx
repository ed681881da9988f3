import { useUnit } from 'effector-react'
import { useCallback, useRef } from 'react'
import { GameFrame } from '#ui/index.ts'
import type { GameFrame as GameAddress } from '#app/lib/security/game-frame.ts'
import { frameLoaded, framePhaseChanged } from './models/play.model.ts'
import { operatorSettings } from '#app/operator.ts'
import { useFocusGuard } from './use-focus-guard.ts'
import { useFrameLink } from './use-frame-link.ts'

interface HostedFrameProps {
  launch: number
  name: string
  frame: GameAddress
  /** Whether no new round may start. */
  isHeld: boolean
}

/**
 * The iframe of a launch, connected with the page. A frame of another host counts as ready when it has loaded. One of the
 * site's host has a moment to send `ready` before, and never loads twice.
 */
export function HostedFrame({ launch, name, frame, isHeld }: HostedFrameProps) {
  const { changePhase, reportLoad } = useUnit({ changePhase: framePhaseChanged, reportLoad: frameLoaded })
  const stop = () => changePhase({ launch, phase: { kind: 'ended', reason: 'stopped' } })
  const loads = useRef(0)
  const linkRef = useFrameLink({ launch, frame, isHeld, onFlood: stop })
  const guardRef = useFocusGuard(stop)
  const ref = useCallback(
    (iframe: HTMLIFrameElement | null) => {
      linkRef(iframe)
      guardRef.current = iframe
    },
    [linkRef, guardRef],
  )
  return (
    <GameFrame
      ref={ref}
      name={name}
      src={frame.src}
      keepsOrigin={frame.keepsOrigin}
      rights={operatorSettings().gameFrames}
      onLoad={() => {
        loads.current += 1
        if (frame.keepsOrigin) changePhase({ launch, phase: { kind: 'ready' } })
        else if (loads.current > 1) stop()
        else reportLoad({ launch })
      }}
    />
  )
}
