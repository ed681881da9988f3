import { useUnit } from 'effector-react'
import { Prose } from '#ui/index.ts'
import { guardAddress } from '#app/lib/security/address-guard.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { sanitiseHtml, sectionId } from '#app/lib/security/sanitise-html.ts'
import { useNavigateTo, useLocationInfo } from '#app/router/route-state.ts'
import { useSection } from '../frame/use-section.ts'

/** Sanitized HTML from the server, in two columns on a desktop with `columns`. Internal links use client-side navigation, and the URL hash may name a section. */
export function ServerText({ html, columns = false }: { html: string; columns?: boolean }) {
  const navigate = useNavigateTo()
  const reportUrl = useUnit(urlRejected)
  const followLink = (url: string) => {
    const target = guardAddress(url, window.location.origin, [])
    if (target.kind === 'route') navigate(target.path)
    if (target.kind === 'rejected') reportUrl({ url, reason: target.reason, isNavigation: true })
  }
  useSection(sectionId(useLocationInfo().hash))
  return <Prose columns={columns} onNavigate={followLink} html={sanitiseHtml(html)} />
}
