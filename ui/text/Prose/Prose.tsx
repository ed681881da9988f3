import { useCallback, type MouseEvent } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { assignRef } from '../../private/dom.ts'
import { isPlainClick } from '../../private/dom.ts'
import * as styles from './Prose.css.ts'

/** Sanitized HTML. Only the sanitizer creates it, so a plain string does not type-check. */
export interface SafeHtml {
  readonly kind: 'safe-html'
  readonly html: string
  /** The same HTML as `TrustedHTML`, for pages that enforce Trusted Types. */
  readonly trusted?: string | TrustedHTML | undefined
}

export interface ProseProps extends NativeProps<'div', 'onClick'> {
  /** Content; renders nothing if empty. */
  html: SafeHtml
  /** Two columns on a desktop, for a text below wide content. */
  columns?: boolean | undefined
  /** Client-side navigation for links to a path of the site; by default the browser follows them. */
  onNavigate?: ((href: string) => void) | undefined
}

/** Makes tables that scroll sideways focusable, so that the keyboard can scroll them. */
function observeTables(container: HTMLElement): () => void {
  const tables = [...container.querySelectorAll('table')]
  if (tables.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined
  let frame = 0
  const update = () => {
    for (const table of tables) {
      if (table.scrollWidth > table.clientWidth) table.setAttribute('tabindex', '0')
      else table.removeAttribute('tabindex')
    }
  }
  // In the next frame: a change of a size inside the callback is an error in WebKit.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  })
  for (const table of tables) observer.observe(table)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

/** Formatted text from the CMS: headings, lists, tables, links. */
export function Prose({ html: safe, columns = false, onNavigate, ref, ...rest }: ProseProps) {
  const { html, trusted = html } = safe
  const setElement = useCallback(
    (element: HTMLDivElement | null) => {
      assignRef(ref, element)
      // Runs again for new HTML, because it contains other tables.
      return element === null || html === '' ? undefined : observeTables(element)
    },
    [ref, html],
  )
  if (html === '') return null
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (onNavigate === undefined || !isPlainClick(event) || !(event.target instanceof Element)) return
    const link = event.target.closest('a')
    const href = link?.getAttribute('href') ?? ''
    if (!href.startsWith('/') || link?.target === '_blank') return
    event.preventDefault()
    onNavigate(href)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- delegates clicks of links, which are focusable
    <div
      {...rest}
      ref={setElement}
      className={styles.prose}
      data-component="Prose"
      data-columns={columns ? '' : undefined}
      onClick={onClick}
      // oxlint-disable-next-line react/no-danger -- the only use; the type admits only sanitized HTML
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
