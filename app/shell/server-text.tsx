import { Prose } from '#ui/index.ts'
import { sanitiseHtml } from '#app/lib/sanitise-html.ts'
import { useGoTo } from '#app/router/route-state.ts'

/** HTML of the server, made safe; its links to the site stay inside the app. */
export function ServerText({ html }: { html: string }) {
  return <Prose onNavigate={useGoTo()} html={sanitiseHtml(html)} />
}
