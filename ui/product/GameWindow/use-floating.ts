import { useEffect, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import {
  boxAt,
  floatingSize,
  freeCorner,
  nearestCorner,
  tuckedSize,
  type Box,
  type Corner,
  type WindowPlace,
} from './placing.ts'

/** Distance of the floating window from the edges of the viewport, below the header and above the mobile bar. */
export const gap = { side: 16, top: 80, bottom: 16, aboveMobileBar: 72 } as const
/** Custom properties that a drag writes: an offset, the width, and the width of the outline. */
export const property = {
  x: '--window-x',
  y: '--window-y',
  width: '--window-width',
  outline: '--outline-width',
} as const
/** A resized frame is laid out at most each 300 ms (`spec §9`). */
const RESIZE_MS = 300
/** Below this width the mobile bar is shown (`media.below1024`). */
const DESKTOP = 1024

/** The part of the viewport that the window may cover. */
function floatingArea(): Box {
  const { clientWidth, clientHeight } = document.documentElement
  const bottom = clientWidth < DESKTOP ? gap.aboveMobileBar : gap.bottom
  return { left: gap.side, top: gap.top, right: clientWidth - gap.side, bottom: clientHeight - bottom }
}

/** While this is set, the frame gets no pointer events. */
const beginDrag = (window: HTMLElement) => window.setAttribute('data-dragging', '')
const endDrag = (window: HTMLElement, ...properties: string[]) => {
  window.removeAttribute('data-dragging')
  for (const name of properties) window.style.removeProperty(name)
}

/** Handlers of an element that a pointer drags. */
export interface Drag {
  onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void
}

/** Follows a pointer from `start` until it is released; `end` gets `null` if the gesture was cancelled. */
function followPointer(
  start: ReactPointerEvent<HTMLElement>,
  { move, end }: { move: (x: number, y: number, time: number) => void; end: (isDropped: boolean) => void },
): void {
  const target = start.currentTarget
  const controller = new AbortController()
  const options = { signal: controller.signal }
  target.setPointerCapture(start.pointerId)
  const stop = (isDropped: boolean) => {
    controller.abort()
    end(isDropped)
  }
  target.addEventListener(
    'pointermove',
    (event) => {
      if (event instanceof PointerEvent)
        move(event.clientX - start.clientX, event.clientY - start.clientY, event.timeStamp)
    },
    options,
  )
  target.addEventListener('pointerup', () => stop(true), options)
  target.addEventListener('pointercancel', () => stop(false), options)
}

/** Where the window is shown: in its own corner, or elsewhere because it would hide the focused element. */
interface Shown {
  corner: Corner
  isTucked: boolean
}

/** Without a free corner a floating window tucks. A tucked one that finds none stays. */
function shownBeside({ corner, width }: WindowPlace, isTucked: boolean, focused: Box): Shown {
  const area = floatingArea()
  const floating = isTucked ? null : freeCorner(corner, floatingSize(width, area), area, focused)
  if (floating !== null) return { corner: floating, isTucked: false }
  return { corner: freeCorner(corner, tuckedSize(area), area, focused) ?? corner, isTucked: true }
}

/**
 * Moves and resizes the floating window by pointer, and keeps it off the focused element. While a pointer drags, only
 * custom properties are written: no render, and the frame gets no pointer events.
 */
export function useFloating(
  element: RefObject<HTMLElement | null>,
  {
    mode,
    place,
    onPlace,
  }: { mode: 'seated' | 'floating' | 'tucked'; place: WindowPlace; onPlace: (place: WindowPlace) => void },
): Shown & { move: Drag; resize: Drag } {
  const isTuckedMode = mode === 'tucked'
  const [beside, setBeside] = useState<Shown | null>(null)
  const { corner: ownCorner, width } = place
  useEffect(() => {
    if (mode === 'seated') return
    const own = { corner: ownCorner, width }
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.current?.contains(target) === true) return
      const next = shownBeside(own, isTuckedMode, target.getBoundingClientRect())
      setBeside(next.corner === ownCorner && next.isTucked === isTuckedMode ? null : next)
    }
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      setBeside(null)
    }
  }, [element, mode, isTuckedMode, ownCorner, width])

  const { corner, isTucked } = beside ?? { corner: ownCorner, isTucked: isTuckedMode }
  const startDrag = (event: ReactPointerEvent<HTMLElement>, run: (window: HTMLElement) => void) => {
    // A press on a button of the bar is not a drag.
    const isButton = event.target instanceof Element && event.target.closest('button:not([data-handle]), a') !== null
    if (element.current === null || isTucked || event.button !== 0 || isButton) return
    event.preventDefault()
    beginDrag(element.current)
    run(element.current)
  }

  return {
    corner,
    isTucked,
    move: {
      onPointerDown: (event) =>
        startDrag(event, (window) => {
          followPointer(event, {
            move(x, y) {
              window.style.setProperty(property.x, `${x}px`)
              window.style.setProperty(property.y, `${y}px`)
            },
            end(isDropped) {
              const box = window.getBoundingClientRect()
              endDrag(window, property.x, property.y)
              if (!isDropped) return
              const area = floatingArea()
              setBeside(null)
              onPlace({ width, corner: nearestCorner(box, floatingSize(width, area), area) })
            },
          })
        }),
    },
    resize: {
      onPointerDown: (event) =>
        startDrag(event, (window) => {
          const area = floatingArea()
          const initial = floatingSize(width, area).width
          const direction = boxAt(corner, floatingSize(width, area), area).left === area.left ? 1 : -1
          let resized = initial
          let writtenAt = event.timeStamp
          followPointer(event, {
            move(x, _, time) {
              resized = Math.round(floatingSize(initial + x * direction, area).width)
              window.style.setProperty(property.outline, `${resized}px`)
              if (time - writtenAt < RESIZE_MS) return
              writtenAt = time
              window.style.setProperty(property.width, `${resized}px`)
            },
            end(isDropped) {
              endDrag(window, property.outline)
              window.style.setProperty(property.width, `${width}px`)
              if (isDropped) onPlace({ corner, width: resized })
            },
          })
        }),
    },
  }
}
