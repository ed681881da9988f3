import type { Language } from '#contract/core/languages.ts'
import { escapeHtml } from '#server/http/document/escape-html.ts'
import { gamePicture } from '#server/media/urls.ts'
import { PAYS, SYMBOLS } from './rules.ts'

const texts = {
  ru: {
    balance: 'Демо-баланс',
    bet: 'Ставка',
    spin: 'Крутить',
    spinning: 'Крутим…',
    loading: 'Загружаем…',
    pause: 'Пауза…',
    refill: 'Пополнить демо-баланс',
    rules: 'Выплаты и правила',
    hint: 'Пробел или Enter — крутить',
    three: 'три',
    two: 'две любые вишни',
    win: 'Выигрыш',
    back: 'Ставка возвращена',
    nothing: 'Без выигрыша',
    unknown: 'Ответ не прочитан. Результат раунда неизвестен: спросите ещё раз, ставка не спишется дважды.',
    failed: 'Игра не загрузилась. Проверьте соединение и спросите ещё раз.',
    refused: 'Сервер не принял ставку: раунд не сыгран.',
    ended: 'Сеанс игры завершён. Откройте игру заново.',
    notRefilled: 'Ответ не прочитан: неизвестно, пополнен ли демо-баланс. Попробуйте ещё раз.',
    retry: 'Спросить ещё раз',
    noFunds: 'На демо-балансе не хватает средств.',
    soon: 'Раунды идут не чаще раза в 2,5 секунды.',
    explain:
      'Три барабана по 16 позиций. Результат решает сервер: HMAC-SHA256 от его зерна, зерна игрока и номера раунда. Возврат игроку 96,02 %, что-то возвращается в 34,1 % раундов. Демо использует те же вероятности.',
    symbols: { seven: 'семёрка', bar: 'бар', gem: 'алмаз', plum: 'слива', cherry: 'вишня' },
  },
  en: {
    balance: 'Demo balance',
    bet: 'Bet',
    spin: 'Spin',
    spinning: 'Spinning…',
    loading: 'Loading…',
    pause: 'Pause…',
    refill: 'Refill demo balance',
    rules: 'Paytable and rules',
    hint: 'Space or Enter to spin',
    three: '3 ×',
    two: 'exactly two cherries',
    win: 'Win',
    back: 'Bet returned',
    nothing: 'No win',
    unknown:
      'We couldn’t read the response, so the result of the round is unknown. Try again: you won’t be charged twice.',
    failed: 'Couldn’t load the game. Check your connection and try again.',
    refused: 'The server rejected the bet: no round was played.',
    ended: 'This game session has ended. Open the game again.',
    notRefilled: 'We couldn’t read the response, so we don’t know if your demo balance was refilled. Try again.',
    retry: 'Try again',
    noFunds: 'Not enough demo balance.',
    soon: 'Wait 2.5 seconds between rounds.',
    explain:
      'Three reels with 16 stops each. The server decides the result: HMAC-SHA256 of its seed, the player’s seed and the round number. Return to player is 96.02%; 34.1% of rounds pay something back. The demo uses the same odds.',
    symbols: { seven: 'seven', bar: 'bar', gem: 'diamond', plum: 'plum', cherry: 'cherry' },
  },
} as const

/** Symbol drawings, 100 × 100, referenced by id. */
const drawings = {
  seven:
    '<path d="M22 18H80V34C58 54 50 74 50 88H26C28 62 40 44 54 34H22Z" fill="#ff5f6d" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>',
  bar: '<rect x="8" y="32" width="84" height="36" rx="9" fill="#5a46d6" stroke="#fff" stroke-width="4"/><text x="50" y="60" text-anchor="middle" font-size="28" font-weight="800" fill="#fff" font-family="inherit">BAR</text>',
  gem: '<path d="M12 40L30 16H70L88 40L50 90Z" fill="#4fb4ff"/><path d="M12 40H88L50 90Z" fill="#1d6fd0"/><path d="M34 40H66L50 90Z" fill="#bfe8ff"/><path d="M30 16H70L66 40H34Z" fill="#e9f8ff"/>',
  plum: '<circle cx="50" cy="56" r="32" fill="#8a4bd6"/><ellipse cx="38" cy="44" rx="9" ry="6" fill="#fff" opacity=".7"/><path d="M50 26Q54 12 68 10Q70 22 50 28" fill="#46c57a"/>',
  cherry:
    '<path d="M32 60Q40 28 66 16Q58 40 68 58" fill="none" stroke="#46c57a" stroke-width="5"/><circle cx="32" cy="68" r="20" fill="#e3203f"/><circle cx="68" cy="66" r="18" fill="#e3203f"/><ellipse cx="26" cy="61" rx="5" ry="4" fill="#fff" opacity=".8"/><ellipse cx="62" cy="60" rx="5" ry="4" fill="#fff" opacity=".8"/>',
} as const

/**
 * Renders the frame's document. Scripts and styles are separate files, as the content security policy requires. No form:
 * its sandbox does not allow submitting one.
 */
export function framePage({ language, name, slug }: { language: Language; name: string; slug: string }): string {
  const text = texts[language]
  const pays = SYMBOLS.map(
    (symbol) =>
      `<tr><th scope="row"><svg width="28" height="28" aria-hidden="true"><use href="#${symbol}"/></svg>${escapeHtml(text.three)} ${escapeHtml(text.symbols[symbol])}</th><td>×${PAYS[symbol]}</td></tr>`,
  ).join('')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="/play/fonts.css">
<link rel="stylesheet" href="/play/cherry-row/frame.css">
<script type="module" src="/play/cherry-row/frame.js"></script>
</head>
<body data-texts="${escapeHtml(JSON.stringify(text))}">
<svg width="0" height="0" aria-hidden="true" class="symbols"><defs>${SYMBOLS.map((symbol) => `<symbol id="${symbol}" viewBox="0 0 100 100">${drawings[symbol]}</symbol>`).join('')}</defs></svg>
<main>
<header><img src="${gamePicture(slug)}" alt="" width="60" height="74"><div><h1>${escapeHtml(name)}</h1><p id="balance-line"><span>${escapeHtml(text.balance)}</span> <output id="balance">…</output></p></div></header>
<div class="reels" id="reels" role="img" aria-label="">${'<div class="reel"><svg viewBox="0 0 100 100"><use href="#cherry"/></svg></div>'.repeat(3)}</div>
<p id="result" class="result" role="status"></p>
<p id="trouble" class="trouble" role="alert" hidden></p>
<div class="controls">
<fieldset id="stakes"><legend>${escapeHtml(text.bet)}</legend></fieldset>
<button type="button" id="spin" disabled>${escapeHtml(text.spin)}</button>
<button type="button" id="refill" class="quiet" hidden>${escapeHtml(text.refill)}</button>
<p class="hint">${escapeHtml(text.hint)}</p>
</div>
<details><summary>${escapeHtml(text.rules)}</summary><table>${pays}<tr><th scope="row">${escapeHtml(text.two)}</th><td>×1</td></tr></table><p>${escapeHtml(text.explain)}</p></details>
</main>
</body>
</html>`
}
