import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { UiLinkProps } from '#ui/index.ts'
import { prefetch } from './prefetch.ts'

function SiteLink({ href, onClick, onPointerEnter, onFocus, target, ...rest }: UiLinkProps) {
  const follow = useLinkClickHandler(href, target === undefined ? {} : { target })
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prefetch(href)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prefetch(href)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/**
 * The design system's link on the router: a path of the site keeps the page, anything else is the browser's. Made of the
 * router's hooks: its own link brings a framework's prefetching along, 2 kB of the first page.
 */
export function RouterLink(props: UiLinkProps) {
  return props.href.startsWith('/') && !props.href.startsWith('//') ? <SiteLink {...props} /> : <a {...props} />
}
