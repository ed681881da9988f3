import { escapeHtml } from '#contract/core/escape-html.ts'
import { LANGUAGES, type Bilingual, type Language } from '#contract/core/languages.ts'
import type { EngineId } from '../registry.ts'
import { autoplayButton, autoplayDialog } from './autoplay-html.ts'
import { closeButton, notices } from './notices-html.ts'
import type { TextElement } from './text-element.ts'
import { kitTexts } from './kit-texts.ts'

export type { TextElement }

/** A game of the catalogue, which gives its name to the engine that plays it. */
export interface CatalogueGame {
  names: Bilingual
  /** The number of its cover's sky (`games/skins/colours.ts`). */
  sky: number
  /** URL of its cover. */
  picture: string
  /** Rules and paytable as HTML. */
  rules: Bilingual
}

/** The built files of a game, as URLs in the order of loading. */
export interface FrameFiles {
  styles: readonly string[]
  script: string
  /** What the script imports. */
  preloads: readonly string[]
}

/** Texts of a frame by key, in one language. */
type Texts = Readonly<Record<string, string>>

/** What a game's page gives to the document. All HTML is the server's own. */
export interface GamePage {
  engine: EngineId
  texts: Record<Language, Texts>
  /** `<symbol>` and gradient elements (`readSymbols`). */
  symbols: string
  /** The background, which fills the frame (`readScene`). */
  scene: string
  /** Whether scene and machine have the colours of the game's cover. */
  hasSky?: boolean
  /** The game's own elements; `text` returns an element that follows the language. */
  stage: (text: TextElement) => string
  /** Rows of the paytable beside the stage: a picture or nothing, the key of its text, and what it pays. */
  paytable?: readonly { picture: string; key: string; pays: string }[]
  /** The chooser of the bet; by default one stake. */
  bet?: (text: TextElement) => string
  /** Rounds need no decision, so that they can be played one after another. */
  hasAutoplay?: boolean
}

const fileLinks = ({ styles, script, preloads }: FrameFiles): string =>
  [
    ...styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...preloads.map((url) => `<link rel="modulepreload" href="${url}" crossorigin>`),
    `<script type="module" src="${script}" crossorigin></script>`,
  ].join('\n')

/** A button that lowers or raises the stake by one level. */
const levelButton = (id: string, label: string, picture: string): string =>
  `<button type="button" id="${id}" class="quiet icon level" data-label="${label}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${picture}"/></svg></button>`

/** The chooser of one stake: a list of all, and buttons for the neighbouring levels. */
export const stakeChooser = (text: TextElement): string => `
<div class="stakes" role="group" data-label="bet">${text('bet', 'span', ' class="stakes-title" aria-hidden="true"')}
${levelButton('lower-stake', 'lowerStake', 'M6 12h12')}
<label class="stake-list">${text('bet', 'span', ' class="visually-hidden"')}<select id="stake-list"></select></label>
${levelButton('raise-stake', 'raiseStake', 'M6 12h12M12 6v12')}
<p id="stake-note" class="visually-hidden" role="status"></p></div>`

function rulesDialog({ picture, rules: explanation }: CatalogueGame, language: Language, text: TextElement): string {
  const rules = LANGUAGES.map(
    (one) =>
      `<div class="rules-text" data-language="${one}" lang="${one}"${one === language ? '' : ' hidden'}>${explanation[one]}</div>`,
  ).join('')
  return `<dialog id="rules" class="rules" aria-labelledby="rules-title">
<header><img src="${picture}" alt="" width="44" height="54" loading="lazy">${text('rules', 'h2', ' id="rules-title"')}${closeButton('rules-close')}</header>
<div class="rules-body">
${rules}
${text('fairnessHeading', 'h3', ' id="fairness" tabindex="-1"')}
<p id="checked-round" class="checked-round" hidden></p>
${text('fairness', 'p')}
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

/** The speaker has waves or a cross (`sound-button.ts`). */
const soundButton = `<button type="button" id="sound" class="icon sound" aria-pressed="false" data-label="sound"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9.5v5h3.2l4.3 3.8V5.7L7.2 9.5Z"/><path class="waves" d="M15 9.2a4.4 4.4 0 0 1 0 5.6M17.8 6.4a8.4 8.4 0 0 1 0 11.2"/><path class="cross" d="m15.5 9.5 5 5M20.5 9.5l-5 5"/></svg></button>`

/**
 * Renders the document of a frame. Scripts and styles are separate files, as the content security policy requires. No
 * form: its sandbox does not allow submitting one. The controls come before the result, so that Tab reaches them first.
 */
export function frameDocument(page: GamePage, game: CatalogueGame, language: Language, files: FrameFiles): string {
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
${fileLinks(files)}
</head>
<body${page.hasSky === true ? ` data-sky="${game.sky}"` : ''} data-phase="loading" data-texts="${json(texts)}">
<svg width="0" height="0" aria-hidden="true" class="symbols"><defs>${page.symbols}</defs></svg>
${page.scene}
<main>
<h1 class="sign" data-text="name">${escapeHtml(game.names[language])}</h1>
${paytable === undefined ? '' : `<section class="panel paytable">${text('paytable', 'h2')}<table>${paytable}</table></section>`}
${page.stage(text)}
${notices(text, page.hasAutoplay === true)}
<div class="controls">
${(page.bet ?? stakeChooser)(text)}${page.hasAutoplay === true ? autoplayButton : ''}
${text('hint', 'p', ' class="hint"')}
<button type="button" id="play" class="play"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.4 2.6v4.2h-4.2"/></svg><span id="play-label">${escapeHtml(shown['loading'] ?? '')}</span></button>
</div>
<section class="panel outcome">${text('win', 'h2')}<p id="win" class="win"></p><p id="win-caption" class="caption"></p>
<dl><div><dt id="balance-label">${escapeHtml(shown['ownBalance'] ?? '')}</dt><dd id="balance">…</dd></div><div id="bonus-line" hidden>${text('bonus', 'dt')}<dd id="bonus"></dd></div><div class="round">${text('roundLabel', 'dt')}<dd id="round">—</dd></div></dl>
${text('check', 'button', ' type="button" class="link" data-opens="rules"')}
${soundButton}</section>
<p id="announcement" class="visually-hidden" role="status"></p>
</main>
${rulesDialog(game, language, text)}${page.hasAutoplay === true ? autoplayDialog(text) : ''}
</body>
</html>`
}
