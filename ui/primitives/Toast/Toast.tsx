import * as RadixToast from '@radix-ui/react-toast'
import { useRef } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { Link } from '../Link/Link.tsx'
import { Alert, type AlertTone } from '../Alert/Alert.tsx'
import * as styles from './Toast.css.ts'

export interface ToastMessage {
  id: number
  tone: AlertTone
  title: string
  text: string
  /** The one place that it leads to. */
  action?: { label: string; href: string }
}

export interface ToastsProps {
  messages: readonly ToastMessage[]
  /** The visitor closed it, or its time is over. */
  onClose: (id: number) => void
}

/** Long enough to be read twice; a message waits while it is pointed at or focused. */
const SHOWN_MS = 10_000

/** Messages that lie over the page. F8 brings the keyboard to them, Escape closes one. */
export function Toasts({ messages, onClose }: ToastsProps) {
  const texts = useUiTexts()
  const viewport = useRef<HTMLOListElement>(null)
  /** Where the keyboard was before F8. */
  const before = useRef<HTMLElement>(null)
  const close = (id: number) => {
    const isHere = viewport.current?.contains(document.activeElement) === true
    onClose(id)
    // With the last message the place of all goes, and the focus would go with it.
    if (isHere) (messages.length === 1 ? before : viewport).current?.focus()
  }
  return (
    <RadixToast.Provider label={texts.notices} duration={SHOWN_MS} swipeDirection="right">
      {messages.map(({ id, tone, title, text, action }) => (
        <RadixToast.Root
          key={id}
          type={tone === 'negative' ? 'foreground' : 'background'}
          className={styles.toast}
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
        ref={viewport}
        className={styles.viewport}
        label={`${texts.notices} (F8)`}
        onFocus={({ currentTarget, relatedTarget }) => {
          const isFromElsewhere = relatedTarget !== document.body && !currentTarget.contains(relatedTarget)
          if (relatedTarget instanceof HTMLElement && isFromElsewhere) before.current = relatedTarget
        }}
      />
    </RadixToast.Provider>
  )
}
