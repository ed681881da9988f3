import { useUnit } from 'effector-react'
import { GameFrame } from '#ui/index.ts'
import type { GameFrame as GameAddress } from '#app/lib/security/game-frame.ts'
import { framePhaseChanged } from '#app/models/play/play.model.ts'
import { useFrameLink } from './use-frame-link.ts'

interface HostedFrameProps {
  launch: number
  name: string
  frame: GameAddress
  /** Whether no new round may start. */
  isHeld: boolean
}

/** The iframe of a launch, connected with the page. Loading counts as ready, because not every frame speaks. */
export function HostedFrame({ launch, name, frame, isHeld }: HostedFrameProps) {
  const changePhase = useUnit(framePhaseChanged)
  const ref = useFrameLink({ launch, frame, isHeld })
  return (
    <GameFrame
      ref={ref}
      name={name}
      src={frame.src}
      keepsOrigin={frame.keepsOrigin}
      onLoad={() => changePhase({ launch, phase: { kind: 'ready' } })}
    />
  )
}
