import type { Language } from '#contract/core/languages.ts'
import { escapeHtml } from '#contract/core/escape-html.ts'
import { bankTexts } from './texts.ts'

/** A payment to be confirmed. */
export interface BankPayment {
  ref: string
  amount: string
  card: string
}

/** Where the bank sends the player back. */
export const returnPage = (ref: string, result: 'decided' | 'declined'): string =>
  `/payment-notify${result === 'declined' ? '/rejected' : ''}?transaction=${ref}`

/** The 3-D Secure page of the sandbox: plain forms without a script. `null` for a payment that is not awaited. */
export function renderBankPage(language: Language, payment: BankPayment | null): string {
  const text = bankTexts[language]
  const fact = (label: string, value: string) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`
  const form = (ref: string, decision: 'confirm' | 'decline') =>
    `<form method="post" action="/psp/3ds/${ref}/${decision}"><button>${escapeHtml(text[decision])}</button></form>`
  const content =
    payment === null
      ? `<p>${escapeHtml(text.gone)}</p><a href="/">${escapeHtml(text.site)}</a>`
      : `<h1>${escapeHtml(text.title)}</h1><p>${escapeHtml(text.lead)}</p>
<dl>${fact(text.amount, payment.amount)}${fact(text.card, payment.card)}</dl>
${form(payment.ref, 'confirm')}${form(payment.ref, 'decline')}
<a href="${returnPage(payment.ref, 'decided')}">${escapeHtml(text.leave)}</a>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(text.title)} — ${escapeHtml(text.bank)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/play/fonts.css">
<link rel="stylesheet" href="/sandbox/sandbox.css">
<link rel="stylesheet" href="/psp/bank.css">
</head>
<body class="one-panel"><main><p class="bank">${escapeHtml(text.bank)}</p>
${content}
</main></body>
</html>`
}
