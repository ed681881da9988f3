import * as RadixDialog from '@radix-ui/react-dialog'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useMergedRef } from '../../private/dom.ts'
import { keepClear } from '../../private/keep-clear.ts'
import { useModalLayer } from '../../private/modal-layer.ts'
import type { NativeProps } from '../../private/native-props.ts'
import { useUiPortal, useUiTexts } from '../../provider/UiProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

export interface DialogProps extends NativeProps<'div', 'title' | 'role' | 'aria-labelledby' | 'aria-describedby'> {
  /** Whether the dialog is shown (controlled). */
  open: boolean
  /**
   * Called with `false` by Escape, the close button and a click outside. `null`: the dialog must be answered, so it has no
   * close button, and only its own buttons end it.
   */
  onOpenChange: ((open: boolean) => void) | null
  /** Heading and accessible name. */
  title: string
  /** Text below the title. */
  description?: string | undefined
  /**
   * `sheet` lies at the bottom edge. On a phone `adaptive` and `corner` are sheets too; elsewhere they are a dialog
   * and a corner panel.
   */
  shape?: 'dialog' | 'sheet' | 'corner' | 'adaptive' | undefined
  /** The content below title and description; it scrolls if it is too tall. */
  children: ReactNode
}

function OpenDialog({
  title,
  description,
  shape = 'dialog',
  onOpenChange,
  children,
  ref,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const texts = useUiTexts()
  const overlay = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(panel, ref)
  const restoreFocus = useRestoreFocus()
  const canClose = onOpenChange !== null
  useModalLayer(overlay)
  useLayoutEffect(() => {
    // Radix would focus the close button, and later; a dialog whose content takes no focus itself is focused as a whole.
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus()
  }, [])
  return (
    <div ref={overlay} className={styles.overlay} data-shape={shape}>
      <RadixDialog.Content
        {...keepClear}
        {...(canClose ? {} : { role: 'alertdialog' })}
        {...rest}
        ref={mergedRef}
        className={styles.content}
        data-component="Dialog"
        data-shape={shape}
        onFocus={({ target }) => {
          // Radix leads focus from the last element to the first without scrolling.
          if (target !== panel.current && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
        }}
        onKeyDown={(event) => {
          // From the panel itself there is nothing before it to go to but the browser.
          if (event.key === 'Tab' && event.shiftKey && event.target === panel.current) event.preventDefault()
          // Radix listens to it only some milliseconds after the dialog is shown.
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          onOpenChange?.(false)
        }}
        // Do not close: the focus went to a toast.
        onFocusOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          // Radix would focus its own trigger; here it is the element that had focus when the dialog opened.
          event.preventDefault()
          restoreFocus()
        }}
        {...(description === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <div className={styles.header}>
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {canClose ? (
            <RadixDialog.Close asChild>
              <IconButton icon="close" label={texts.close} />
            </RadixDialog.Close>
          ) : null}
        </div>
        {description === undefined ? null : (
          <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
        )}
        <div className={styles.body}>{children}</div>
      </RadixDialog.Content>
    </div>
  )
}

/**
 * A modal dialog. Escape, the close button and a click outside close it, unless it must be answered, and focus returns to
 * the opener.
 */
export function Dialog({ open, onOpenChange, ...content }: DialogProps) {
  const portal = useUiPortal()
  return (
    // Not Radix's modal mode: `useModalLayer` covers the page. Nor `aria-modal`: Safari would hide the toasts with the page.
    <RadixDialog.Root open={open} modal={false} {...(onOpenChange === null ? {} : { onOpenChange })}>
      {open ? (
        <RadixDialog.Portal {...portal}>
          <OpenDialog {...content} onOpenChange={onOpenChange} />
        </RadixDialog.Portal>
      ) : null}
    </RadixDialog.Root>
  )
}
