import { useCallback, type MouseEvent } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { giveRef } from '../../private/give-ref.ts'
import { isPlainClick } from '../../private/plain-click.ts'
import * as styles from './Prose.css.ts'

/** HTML that has been made safe. Only a sanitiser makes one: a plain text is no such thing. */
export interface SafeHtml {
  readonly kind: 'safe-html'
  readonly html: string
  /** The same as what a page takes that lets no plain text become elements (trusted types). */
  readonly trusted?: string | TrustedHTML
}

export interface ProseProps extends NativeProps<'div', 'onClick' | 'dangerouslySetInnerHTML'> {
  /** What to show; an empty one shows nothing. */
  html: SafeHtml
  /** Follows a link to a path of the site inside the app; without it the browser does. */
  onNavigate?: (href: string) => void
}

/** A table that is wider than its place scrolls there, and a keyboard reaches it to do so. */
function watchTables(place: HTMLElement): () => void {
  const tables = [...place.querySelectorAll('table')]
  if (tables.length === 0 || typeof ResizeObserver === 'undefined') return () => undefined
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0')
      else target.removeAttribute('tabindex')
    }
  })
  for (const table of tables) watch.observe(table)
  return () => watch.disconnect()
}

/** Text that somebody wrote elsewhere: headings, lists, tables, links. */
export function Prose({ html: safe, onNavigate, ref, ...rest }: ProseProps) {
  const { html, trusted = html } = safe
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      giveRef(ref, element)
      // Other words have other tables.
      return element === null || html === '' ? undefined : watchTables(element)
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the links inside, which have their keys
    <div
      {...rest}
      ref={place}
      className={styles.prose}
      data-component="Prose"
      onClick={onClick}
      // oxlint-disable-next-line react/no-danger -- the one place: the type admits only what a sanitiser has made
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
