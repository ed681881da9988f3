import type { MouseEvent } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './Prose.css.ts'

/** HTML that has been made safe. Only a sanitiser makes one: a plain text is no such thing. */
export interface SafeHtml {
  readonly kind: 'safe-html'
  readonly html: string
}

export interface ProseProps extends NativeProps<'div', 'onClick' | 'dangerouslySetInnerHTML'> {
  /** What to show; an empty one shows nothing. */
  children: SafeHtml
  /** Follows a link to a path of the site inside the app; without it the browser does. */
  onNavigate?: (href: string) => void
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** Text that somebody wrote elsewhere: headings, lists, tables, links. A table wider than the page scrolls in its place. */
export function Prose({ children, onNavigate, ...rest }: ProseProps) {
  if (children.html === '') return null
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
      className={styles.prose}
      data-component="Prose"
      onClick={onClick}
      // oxlint-disable-next-line react/no-danger -- the one place: the type admits only what a sanitiser has made
      dangerouslySetInnerHTML={{ __html: children.html }}
    />
  )
}
