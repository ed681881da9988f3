import type { Language } from '#contract/core/languages.ts'
import { VERIFICATION_METHODS } from '#contract/player/verification.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import { consoleTexts } from './texts.ts'

/** Renders the console's document. Scripts and styles are separate files, as the content security policy requires. */
export function consolePage(language: Language): string {
  const text = consoleTexts[language]
  const other = language === 'ru' ? 'en' : 'ru'
  const headerCells = (names: readonly (keyof typeof text)[]) =>
    names.map((name) => `<th scope="col">${escapeHtml(text[name])}</th>`).join('')
  const table = (
    id: string,
    title: keyof typeof text,
    none: keyof typeof text,
    names: readonly (keyof typeof text)[],
  ) =>
    `<section><h2 id="${id}-title">${escapeHtml(text[title])}</h2>
<p class="none" id="${id}-none">${escapeHtml(text[none])}</p>
<div class="scroll" id="${id}-scroll" role="region" aria-labelledby="${id}-title" tabindex="0" hidden><table><thead><tr>${headerCells(names)}</tr></thead><tbody id="${id}"></tbody></table></div></section>`
  const methods = VERIFICATION_METHODS.map(
    (method) =>
      `<label><input type="checkbox" name="${method}" checked><span>${escapeHtml(text[method])}</span></label>`,
  ).join('')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(text.title)}</title>
<link rel="stylesheet" href="/play/fonts.css">
<link rel="stylesheet" href="/sandbox/sandbox.css">
<link rel="stylesheet" href="/sandbox/console.css">
<script type="module" src="/sandbox/console.js"></script>
</head>
<body data-texts="${escapeHtml(JSON.stringify(text))}">
<header><div><h1>${escapeHtml(text.title)}</h1><p>${escapeHtml(text.lead)}</p></div>
<nav><a href="/">${escapeHtml(text.site)}</a><a href="/api/docs">${escapeHtml(text.docs)}</a><a href="/sandbox?lang=${other}" lang="${other}">${other === 'ru' ? 'Русский' : 'English'}</a></nav><p id="done" role="status"></p></header>
<main>
<p id="error" role="alert" hidden></p>
<section class="clock" aria-labelledby="clock-title"><h2 id="clock-title">${escapeHtml(text.clock)}</h2>
<p><strong id="now">…</strong> <span id="clock-state"></span></p>
<div class="row" id="clock-buttons">
<button type="button" data-pass="60000">${escapeHtml(text.minute)}</button>
<button type="button" data-pass="600000">${escapeHtml(text.tenMinutes)}</button>
<button type="button" data-pass="86400000">${escapeHtml(text.day)}</button>
<button type="button" data-pass="0">${escapeHtml(text.stop)}</button>
<button type="button" id="run">${escapeHtml(text.letRun)}</button>
</div></section>
<section aria-labelledby="methods-title"><h2 id="methods-title">${escapeHtml(text.methods)}</h2><p>${escapeHtml(text.methodsLead)}</p><div class="row" id="methods">${methods}</div></section>
${table('outbox', 'outbox', 'noOutbox', ['to', 'message', 'sent', 'what'])}
${table('players', 'players', 'noPlayers', ['login', 'contact', 'level', 'points', 'balance', 'cashback', 'blocked', 'seen', 'what'])}
${table('payins', 'payins', 'noPayins', ['number', 'login', 'system', 'amount', 'stage', 'created', 'what'])}
${table('payouts', 'payouts', 'noPayouts', ['number', 'login', 'system', 'account', 'amount', 'stage', 'created', 'what'])}
<section aria-labelledby="ledger-title"><h2 id="ledger-title">${escapeHtml(text.ledger)}</h2><p>${escapeHtml(text.ledgerLead)}</p><div class="row"><button type="button" id="reconcile">${escapeHtml(text.reconcile)}</button></div><ul id="ledger"></ul></section>
${table('support', 'support', 'noSupport', ['conversation', 'author', 'message', 'sent'])}
<section aria-labelledby="reset-title"><h2 id="reset-title">${escapeHtml(text.reset)}</h2><p>${escapeHtml(text.resetLead)}</p><button type="button" id="reset" class="danger">${escapeHtml(text.reset)}</button></section>
</main>
</body>
</html>`
}
