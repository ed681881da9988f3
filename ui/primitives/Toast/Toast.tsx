import * as RadixToast from '@radix-ui/react-toast'
import { useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMergedRef } from '../../private/dom.ts'
import { ABOVE_MODALS } from '../../private/modal-layer.ts'
import type { NativeProps } from '../../private/native-props.ts'
import type { VipLevel } from '../../private/tier-arch.tsx'
import { useUiPortal, useUiTexts } from '../../provider/UiProvider.tsx'
import { Link } from '../Link/Link.tsx'
import { Alert, type AlertTone } from '../Alert/Alert.tsx'
import { LevelMessage } from './LevelMessage.tsx'
import * as styles from './Toast.css.ts'
import { useToastPlace } from './use-toast-place.ts'
import { useHeldToasts, useToastTime } from './use-toast-time.ts'

export interface ToastMessage {
  id: number
  tone: AlertTone
  title: string
  text: string
  /** Optional link of the message. */
  action?: { label: string; href: string } | undefined
  /** The VIP level that was reached: the message shows its arch and material. */
  level?: VipLevel | undefined
  /** Stays until the user closes it, because missing it would mislead. */
  lasting?: boolean | undefined
}

export interface ToastsProps extends NativeProps<'ol', 'onFocus' | 'style'> {
  /** The current messages, in the order shown. */
  messages: readonly ToastMessage[]
  /** Called when the user closes the message or its time is up. */
  onClose: (id: number) => void
}

interface ToastProps {
  message: ToastMessage
  isHeld: boolean
  /** Closes the message; focus that is in it stays in the list. */
  close: () => void
  onAction: () => void
}

function Toast({ message, isHeld, close, onAction }: ToastProps) {
  const { tone, title, text, action, level, lasting = false } = message
  useToastTime(isHeld || lasting, close)
  const link =
    action === undefined ? null : (
      <div>
        <Link href={action.href} onClick={onAction}>
          {action.label}
        </Link>
      </div>
    )
  return (
    <RadixToast.Root
      type={tone === 'negative' ? 'foreground' : 'background'}
      className={styles.toast}
      // Not Radix's time: it stands still while a frame has the focus.
      duration={Number.POSITIVE_INFINITY}
      onOpenChange={close}
      data-component="Toast"
    >
      {level === undefined ? (
        <Alert tone={tone} title={title} announced={false} onClose={close}>
          {text}
          {link}
        </Alert>
      ) : (
        <LevelMessage level={level} title={title} text={text} action={link} onClose={close} />
      )}
    </RadixToast.Root>
  )
}

const subscribeToNothing = () => () => undefined
const getBody = () => document.body
/** A server has no page to put messages over. */
const getServerBody = () => null

/**
 * Toast messages over the page and all modals. F8 moves focus to them, Escape closes one. They leave the header, an open
 * dialog, failures, the main action and the controls of a game free.
 */
export function Toasts({ messages, onClose, ref, ...rest }: ToastsProps) {
  const texts = useUiTexts()
  const body = useSyncExternalStore(subscribeToNothing, getBody, getServerBody)
  const { container = body } = useUiPortal()
  const [layer, setLayer] = useState<HTMLDivElement | null>(null)
  const viewport = useRef<HTMLOListElement>(null)
  const mergedRef = useMergedRef(viewport, ref)
  /** The element that had focus before F8. */
  const previousFocus = useRef<HTMLElement>(null)
  const { isHeld, handlers } = useHeldToasts()
  useToastPlace(viewport)
  const close = (id: number) => {
    const hasFocus = viewport.current?.contains(document.activeElement) === true
    onClose(id)
    // The last message removes the viewport too, which would lose the focus.
    if (hasFocus) (messages.length === 1 ? previousFocus : viewport).current?.focus()
  }
  if (container === null) return null
  return createPortal(
    <div ref={setLayer} {...handlers} {...{ [ABOVE_MODALS]: '' }}>
      <RadixToast.Provider
        label={texts.notifications}
        swipeDirection="right"
        {...(layer === null ? {} : { announcerContainer: layer })}
      >
        {messages.map((message) => (
          <Toast
            key={message.id}
            message={message}
            isHeld={isHeld}
            close={() => close(message.id)}
            onAction={() => onClose(message.id)}
          />
        ))}
        <RadixToast.Viewport
          {...rest}
          ref={mergedRef}
          className={styles.viewport}
          data-component="Toasts"
          label={`${texts.notifications} (F8)`}
          onFocus={({ currentTarget, relatedTarget }) => {
            const isFromOutside = relatedTarget !== document.body && !currentTarget.contains(relatedTarget)
            if (relatedTarget instanceof HTMLElement && isFromOutside) previousFocus.current = relatedTarget
          }}
        />
      </RadixToast.Provider>
    </div>,
    container,
  )
}
