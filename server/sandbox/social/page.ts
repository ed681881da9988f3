import type { Language } from '#contract/core/languages.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import { MAX_NAME_LENGTH } from './social-name.ts'
import { socialTexts } from './texts.ts'

export const SOCIAL_ADDRESS = '/social'

/** Themes that the opening site may choose, regardless of the device. */
const THEMES: readonly unknown[] = ['night', 'day']

/**
 * Renders the popup of the sandbox's social network. Scripts and styles are separate files, as the content security
 * policy requires.
 */
export function socialPage(language: Language, { theme }: Readonly<Record<string, unknown>>): string {
  const text = socialTexts[language]
  const themeAttribute = typeof theme === 'string' && THEMES.includes(theme) ? ` data-theme="${theme}"` : ''
  return `<!doctype html>
<html lang="${language}"${themeAttribute}>
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(text.title)} — ${escapeHtml(text.network)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/play/fonts.css">
<link rel="stylesheet" href="/sandbox/sandbox.css">
<link rel="stylesheet" href="/social/social.css">
<script type="module" src="/social/social.js"></script>
</head>
<body class="one-panel" data-texts="${escapeHtml(JSON.stringify(text))}">
<main>
<p class="network">${escapeHtml(text.network)}</p>
<h1>${escapeHtml(text.title)}</h1>
<p id="lead">${escapeHtml(text.lead)}</p>
<div id="alone" hidden><p>${escapeHtml(text.alone)}</p><a href="/">${escapeHtml(text.site)}</a></div>
<form id="form" novalidate>
<label for="name">${escapeHtml(text.name)}</label>
<input id="name" name="name" type="text" maxlength="${MAX_NAME_LENGTH}" autocomplete="nickname" autocapitalize="words" spellcheck="false" aria-describedby="error" autofocus>
<p id="error" role="alert" hidden></p>
<button type="submit" id="go">${escapeHtml(text.go)}</button>
<button type="button" id="cancel">${escapeHtml(text.cancel)}</button>
</form>
</main>
</body>
</html>`
}
