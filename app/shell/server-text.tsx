import { useUnit } from 'effector-react'
import { Prose } from '#ui/index.ts'
import { guardAddress } from '#app/lib/address-guard.ts'
import { urlRejected } from '#app/lib/rejected-url.ts'
import { sanitiseHtml, sectionId } from '#app/lib/sanitise-html.ts'
import { useNavigateTo, useLocationInfo } from '#app/router/route-state.ts'
import { useSection } from './use-section.ts'

/** HTML of the server, made safe; its links to the site stay inside the app, and an address may name a section of it. */
export function ServerText({ html }: { html: string }) {
  const goTo = useNavigateTo()
  const tellRefused = useUnit(urlRejected)
  const follow = (address: string) => {
    const target = guardAddress(address, window.location.origin, [])
    if (target.kind === 'route') goTo(target.path)
    if (target.kind === 'refused') tellRefused({ url: address, reason: target.reason, isNavigation: true })
  }
  useSection(sectionId(useLocationInfo().hash))
  return <Prose onNavigate={follow} html={sanitiseHtml(html)} />
}
