const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/gu, (character) => escapes[character] ?? '')
