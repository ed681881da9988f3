import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { UiLinkProps } from '#ui/index.ts'
import { prefetch } from './prefetch/prefetch.ts'

function SiteLink({ href, onClick, onPointerEnter, onFocus, target, ...rest }: UiLinkProps) {
  const handleClick = useLinkClickHandler(href, target === undefined ? {} : { target })
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
        if (!event.defaultPrevented) handleClick(event)
      }}
    />
  )
}

/**
 * The design system's link component: site paths use client-side navigation, other URLs are plain links. Built from
 * hooks, because the router's `Link` adds 2 kB.
 */
export function RouterLink(props: UiLinkProps) {
  return props.href.startsWith('/') && !props.href.startsWith('//') ? <SiteLink {...props} /> : <a {...props} />
}
