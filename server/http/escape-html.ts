const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in HTML, inside an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (sign) => escapes[sign] ?? '')
