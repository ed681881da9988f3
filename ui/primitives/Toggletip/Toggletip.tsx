import * as RadixPopover from '@radix-ui/react-popover'
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTimer } from '../../provider/UiProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Toggletip.css.ts'

export interface ToggletipProps extends NativeProps<'button', 'type' | 'aria-expanded' | 'aria-describedby'> {
  /** The term, as it stands in the text around. */
  children: string
  /** What it means, in one or two sentences. */
  explanation: string
}

/** Milliseconds until a resting mouse opens the explanation. */
const OPEN_DELAY = 150
/** Milliseconds to move the mouse from the term to its explanation. */
const CLOSE_DELAY = 200

/** Hover and keyboard focus preview the explanation; a click, a tap or Enter keeps it open. */
type ToggletipState = 'closed' | 'previewed' | 'pinned'

/** Opens and closes a preview with the mouse, not with a finger, which clicks. */
function usePreview(setState: (update: (state: ToggletipState) => ToggletipState) => void) {
  const after = useUiTimer()
  const cancel = useRef<(() => void) | null>(null)
  useEffect(() => () => cancel.current?.(), [])
  const schedule = (delay: number, update: (state: ToggletipState) => ToggletipState) => (event: PointerEvent) => {
    cancel.current?.()
    cancel.current = event.pointerType === 'mouse' ? after(delay, () => setState(update)) : null
  }
  const open = schedule(OPEN_DELAY, (state) => (state === 'closed' ? 'previewed' : state))
  const close = schedule(CLOSE_DELAY, (state) => (state === 'previewed' ? 'closed' : state))
  return { cancelPreview: () => cancel.current?.(), pointer: { onPointerEnter: open, onPointerLeave: close } }
}

/** A term with an explanation that opens on click, on hover and on keyboard focus. Escape closes it. */
export function Toggletip({ children, explanation, ref, onClick, onFocus, onBlur, ...rest }: ToggletipProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(button, ref)
  const [state, setState] = useState<ToggletipState>('closed')
  const { cancelPreview, pointer } = usePreview(setState)
  const isOpen = state !== 'closed'
  return (
    <span className={styles.root} data-component="Toggletip">
      <RadixPopover.Root open={isOpen} onOpenChange={() => setState('closed')}>
        <RadixPopover.Anchor asChild>
          <button
            {...rest}
            {...pointer}
            ref={mergedRef}
            type="button"
            className={styles.term}
            aria-expanded={isOpen}
            aria-describedby={id}
            onClick={(event) => {
              cancelPreview()
              setState(state === 'pinned' ? 'closed' : 'pinned')
              onClick?.(event)
            }}
            onFocus={(event) => {
              if (event.currentTarget.matches(':focus-visible')) setState('previewed')
              onFocus?.(event)
            }}
            onBlur={(event) => {
              setState('closed')
              onBlur?.(event)
            }}
          >
            {children}
            <Icon name="info" size={16} />
          </button>
        </RadixPopover.Anchor>
        <RadixPopover.Portal>
          <RadixPopover.Content
            {...pointer}
            role="tooltip"
            className={styles.explanation}
            side="top"
            collisionPadding={16}
            // The focus stays on the term.
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              // The term closes it itself.
              if (event.target instanceof Node && button.current?.contains(event.target) === true)
                event.preventDefault()
            }}
          >
            {explanation}
          </RadixPopover.Content>
        </RadixPopover.Portal>
      </RadixPopover.Root>
      {/* Read with the term, also while it is closed. */}
      <span id={id} hidden>
        {explanation}
      </span>
    </span>
  )
}
