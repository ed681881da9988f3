import * as RadixDialog from '@radix-ui/react-dialog'
import { useRef, type ReactNode } from 'react'
import { useUiTexts } from '../../provider/UiProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { useFocusBack } from './use-focus-back.ts'
import { usePageBehind } from './use-page-behind.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the dialog is about: its heading and its accessible name. */
  title: string
  /** A sentence below the title. */
  description?: string
  /** `sheet` rises from the lower edge: for the panels of a phone. `corner` is one on a phone, and stands in the corner elsewhere. */
  shape?: 'dialog' | 'sheet' | 'corner'
  children: ReactNode
}

function OpenDialog({ title, description, shape = 'dialog', children }: Omit<DialogProps, 'open' | 'onOpenChange'>) {
  const texts = useUiTexts()
  const panel = useRef<HTMLDivElement>(null)
  const giveBack = useFocusBack()
  usePageBehind(panel)
  return (
    <div className={styles.overlay} data-shape={shape}>
      <RadixDialog.Content
        ref={panel}
        className={styles.content}
        data-component="Dialog"
        data-shape={shape}
        aria-modal
        onFocusOutside={(event) => {
          // Not a wish to close: from the panel itself Shift+Tab would lead to the page behind.
          event.preventDefault()
          if (event.target instanceof Element && event.target.closest('[aria-hidden="true"]') !== null) {
            panel.current?.focus()
          }
        }}
        onCloseAutoFocus={(event) => {
          // Radix would look for a trigger of its own; ours is whatever was focused when the dialog opened.
          event.preventDefault()
          giveBack()
        }}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <div className={styles.head}>
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          <RadixDialog.Close asChild>
            <IconButton icon="close" label={texts.close} />
          </RadixDialog.Close>
        </div>
        {description === undefined ? null : (
          <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
        )}
        <div className={styles.body}>{children}</div>
      </RadixDialog.Content>
    </div>
  )
}

/** Asks for something before the page goes on. Escape and a click outside close it; the focus returns where it was. */
export function Dialog({ open, onOpenChange, ...content }: DialogProps) {
  return (
    // Modal by its own means, see `usePageBehind`: the layer covers the page, and Tab goes round inside.
    <RadixDialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      {open ? (
        <RadixDialog.Portal>
          <OpenDialog {...content} />
        </RadixDialog.Portal>
      ) : null}
    </RadixDialog.Root>
  )
}
