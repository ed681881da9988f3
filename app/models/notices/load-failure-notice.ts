import { loadFailureText } from '#app/http/site-reachable.ts'
import type { Translate } from '#app/i18n/i18n.ts'
import { CONNECTION_NOTICE, type Notice } from './notices.model.ts'

/**
 * A notice of code that a press could not load. Without a connection it replaces the notice that says so: one cause, one
 * toast.
 */
export async function loadFailureNotice(
  t: Translate,
  title: 'failure.title.part' | 'failure.title.action',
): Promise<Omit<Notice, 'id'>> {
  const text = await loadFailureText()
  const key = text === 'failure.network' ? { key: CONNECTION_NOTICE } : {}
  return { tone: 'negative', title: t(title), text: t(text), ...key }
}
