import * as RadixToast from '@radix-ui/react-toast'
import { useRef } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Link } from '../Link/Link.tsx'
import { Alert, type AlertTone } from '../Alert/Alert.tsx'
import * as styles from './Toast.css.ts'

export interface ToastMessage {
  id: number
  tone: AlertTone
  title: string
  text: string
  /** Optional link of the message. */
  action?: { label: string; href: string }
  /** Stays until the user closes it, because missing it would mislead. */
  lasting?: boolean
}

export interface ToastsProps extends NativeProps<'ol', 'onFocus'> {
  messages: readonly ToastMessage[]
  /** The end of the screen where they lie below 1024 px: `top` keeps the main action at the bottom free. */
  placement?: 'top' | 'bottom'
  /** Called when the user closes the message or its time is up. */
  onClose: (id: number) => void
}

/** Long enough to read a message twice. The timer stops while the message is hovered or focused. */
const DURATION_MS = 10_000

/** Toast messages over the page. F8 moves focus to them, Escape closes one. */
export function Toasts({ messages, placement = 'bottom', onClose, ref, ...rest }: ToastsProps) {
  const texts = useUiTexts()
  const viewport = useRef<HTMLOListElement>(null)
  const mergedRef = useMergedRef(viewport, ref)
  /** The element that had focus before F8. */
  const previousFocus = useRef<HTMLElement>(null)
  const close = (id: number) => {
    const hasFocus = viewport.current?.contains(document.activeElement) === true
    onClose(id)
    // The last message removes the viewport too, which would lose the focus.
    if (hasFocus) (messages.length === 1 ? previousFocus : viewport).current?.focus()
  }
  return (
    <RadixToast.Provider label={texts.notifications} duration={DURATION_MS} swipeDirection="right">
      {messages.map(({ id, tone, title, text, action, lasting = false }) => (
        <RadixToast.Root
          key={id}
          type={tone === 'negative' ? 'foreground' : 'background'}
          className={styles.toast}
          {...(lasting ? { duration: Number.POSITIVE_INFINITY } : {})}
          onOpenChange={() => close(id)}
          data-component="Toast"
        >
          <Alert tone={tone} title={title} announced={false} onClose={() => close(id)}>
            {text}
            {action === undefined ? null : (
              <div>
                <Link href={action.href} onClick={() => onClose(id)}>
                  {action.label}
                </Link>
              </div>
            )}
          </Alert>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        {...rest}
        ref={mergedRef}
        className={styles.viewport}
        data-placement={placement}
        data-component="Toasts"
        label={`${texts.notifications} (F8)`}
        onFocus={({ currentTarget, relatedTarget }) => {
          const isFromOutside = relatedTarget !== document.body && !currentTarget.contains(relatedTarget)
          if (relatedTarget instanceof HTMLElement && isFromOutside) previousFocus.current = relatedTarget
        }}
      />
    </RadixToast.Provider>
  )
}
