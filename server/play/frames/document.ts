import { bets } from '#contract/core/constants.ts'
import { LANGUAGES, type Language } from '#contract/core/languages.ts'
import type { EngineId } from '#games/registry.ts'
import { gameRules } from '#server/content/rules/rules.ts'
import { escapeHtml } from '#server/http/document/escape-html.ts'
import { gamePicture } from '#server/media/urls.ts'
import { kitTexts } from './kit-texts.ts'

/** A game of the catalogue, which gives its name to the engine that plays it. */
export interface CatalogueGame {
  slug: string
  names: Record<Language, string>
}

/** Texts of a frame by key, in one language. */
type Texts = Readonly<Record<string, string>>

/** What a game's page gives to the document. All HTML is the server's own. */
export interface GamePage {
  engine: EngineId
  texts: Record<Language, Texts>
  /** For the game's script. */
  data: object
  /** `<symbol>` and gradient elements of SVG. */
  symbols: string
  /** Styles of layouts that are files of their own, after those of `view.css`. */
  layouts?: readonly string[]
  /** The background, which fills the frame. */
  scene: string
  /** The game's own elements; `text` returns an element that follows the language. */
  stage: (text: TextElement) => string
  /** Rows of the paytable beside the stage: a picture or nothing, the key of its text, and what it pays. */
  paytable?: readonly { picture: string; key: string; pays: string }[]
  /** The chooser of the bet; by default one stake. */
  bet?: (text: TextElement) => string
}

const KIT_STYLES = ['base', 'panels', 'controls', 'stakes', 'rules-dialog']

const styleLinks = (folder: string, names: readonly string[]): string =>
  names.map((name) => `<link rel="stylesheet" href="/play/frames/${folder}/${name}.css">`).join('')

const TINTS = 4

/** A number by which games of one engine differ in colour; the engine's own game has 0. */
function tintOf({ slug }: CatalogueGame, engine: EngineId): number {
  return slug === engine ? 0 : [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS
}

/** Returns an element whose text follows the language. */
export type TextElement = (key: string, tag?: string, attributes?: string) => string

const stakeChooser = (text: TextElement): string => `
<fieldset id="stakes" class="stakes">${text('bet', 'legend')}</fieldset>
<label class="stake-list">${text('bet', 'span', ' class="visually-hidden"')}<select id="stake-list"></select></label>`

function rulesDialog({ engine }: GamePage, { slug }: CatalogueGame, language: Language, text: TextElement): string {
  const rules = LANGUAGES.map(
    (one) =>
      `<div class="rules-text" data-language="${one}" lang="${one}"${one === language ? '' : ' hidden'}>${gameRules[engine][one]}</div>`,
  ).join('')
  return `<dialog id="rules" class="rules" aria-labelledby="rules-title">
<header><img src="${gamePicture(slug)}" alt="" width="44" height="54" loading="lazy">${text('rules', 'h2', ' id="rules-title"')}<button type="button" id="rules-close" class="icon" data-label="close"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6 18 18M18 6 6 18"/></svg></button></header>
<div class="rules-body">
${rules}
${text('fairnessHeading', 'h3')}${text('fairness', 'p')}
<dl>
<div>${text('seedHash', 'dt')}<dd id="seed-hash">…</dd></div>
<div>${text('seedClient', 'dt')}<dd id="seed-client">…</dd></div>
<div>${text('seedNonce', 'dt')}<dd id="seed-nonce">…</dd></div>
<div>${text('seedNext', 'dt')}<dd id="seed-next">…</dd></div>
</dl>
<label class="field">${text('newSeed')}<input id="client-seed" aria-describedby="seed-note" maxlength="64" autocomplete="off" spellcheck="false"></label>
${text('changeSeeds', 'button', ' type="button" id="change-seeds" class="quiet"')}
<p id="seed-note" class="note" role="status"></p>
<div id="revealed" hidden><label class="field">${text('proof')}<textarea id="proof" readonly rows="9"></textarea></label>
${text('copy', 'button', ' type="button" id="copy-proof" class="quiet"')}</div>
</div></dialog>`
}

/**
 * Renders the document of a frame. Scripts and styles are separate files, as the content security policy requires. No
 * form: its sandbox does not allow submitting one. The controls come before the result, so that Tab reaches them first.
 */
export function frameDocument(page: GamePage, game: CatalogueGame, language: Language): string {
  const texts = {
    ru: { ...kitTexts.ru, ...page.texts.ru, name: game.names.ru },
    en: { ...kitTexts.en, ...page.texts.en, name: game.names.en },
  }
  const shown: Texts = texts[language]
  const text: TextElement = (key, tag = 'span', attributes = '') =>
    `<${tag}${attributes} data-text="${key}">${escapeHtml(shown[key] ?? '')}</${tag}>`
  const json = (value: object) => escapeHtml(JSON.stringify(value))
  const paytable = page.paytable
    ?.map(
      ({ picture, key, pays }) =>
        `<tr data-pays="${key}"><th scope="row">${picture}${text(key, 'span', picture === '' ? '' : ' class="visually-hidden"')}</th><td>${escapeHtml(pays)}</td></tr>`,
    )
    .join('')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(game.names[language])}</title>
<link rel="stylesheet" href="/play/fonts.css">
${styleLinks('kit', KIT_STYLES)}
${styleLinks(page.engine, ['view', ...(page.layouts ?? [])])}
<script type="module" src="/play/frames/${page.engine}/view.js"></script>
</head>
<body data-tint="${tintOf(game, page.engine)}" data-phase="loading" data-texts="${json(texts)}" data-game="${json({ bet: bets.options[bets.defaultIndex], ...page.data })}">
<svg width="0" height="0" aria-hidden="true" class="symbols"><defs>${page.symbols}</defs></svg>
<svg class="scene" aria-hidden="true" preserveAspectRatio="xMidYMax slice" viewBox="0 0 1012 568">${page.scene}</svg>
<main>
<h1 class="sign" data-text="name">${escapeHtml(game.names[language])}</h1>
${paytable === undefined ? '' : `<section class="panel paytable">${text('paytable', 'h2')}<table>${paytable}</table></section>`}
${page.stage(text)}
<div class="controls">
<div id="trouble" class="trouble" role="alert" hidden><p id="trouble-text"></p></div>
${(page.bet ?? stakeChooser)(text)}
${text('hint', 'p', ' class="hint"')}
${text('refill', 'button', ' type="button" id="refill" class="quiet" hidden')}
<button type="button" id="play" class="play"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.4 2.6v4.2h-4.2"/></svg><span id="play-label">${escapeHtml(shown['loading'] ?? '')}</span></button>
</div>
<section class="panel outcome">${text('win', 'h2')}<p id="win" class="win"></p><p id="win-caption" class="caption"></p>
<dl><div><dt id="balance-label">${escapeHtml(shown['balance'] ?? '')}</dt><dd id="balance">…</dd></div><div id="bonus-line" hidden>${text('bonus', 'dt')}<dd id="bonus"></dd></div><div class="round">${text('roundLabel', 'dt')}<dd id="round">—</dd></div></dl>
${text('check', 'button', ' type="button" class="link" data-opens="rules"')}</section>
<p id="announcement" class="visually-hidden" role="status"></p>
</main>
${rulesDialog(page, game, language, text)}
</body>
</html>`
}
