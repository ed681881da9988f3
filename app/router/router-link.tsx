import { Link } from 'react-router-dom'
import type { UiLinkProps } from '#ui/index.ts'

/** The design system's link on the router: a path of the site keeps the page, anything else is the browser's. */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  return href.startsWith('/') && !href.startsWith('//') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />
}
