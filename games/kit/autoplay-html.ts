import { AUTOPLAY_ROUNDS } from './autoplay.machine.ts'
import type { TextElement } from './text-element.ts'
import { closeButton } from './notices-html.ts'

/* The HTML of auto-play: its button beside the bet, and the dialog where it begins. */

/** The button, and the status of auto-play for screen readers. */
export const autoplayButton = `<button type="button" id="autoplay-open" class="quiet icon" data-label="autoplay" aria-haspopup="dialog"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.4 2.6v4.2h-4.2"/><path class="filled" d="M10 8.8v6.4l5.2-3.2Z"/></svg></button>
<p id="autoplay-announcement" class="visually-hidden" role="status"></p>`

const [first] = AUTOPLAY_ROUNDS
const roundChoices = AUTOPLAY_ROUNDS.map(
  (rounds) =>
    `<label class="choice"><input type="radio" name="autoplay-rounds" value="${rounds}"${rounds === first ? ' checked' : ''}>${rounds}</label>`,
).join('')

/** The dialog where the player chooses the rounds and a loss limit. */
export const autoplayDialog = (text: TextElement): string => `
<dialog id="autoplay" class="rules" aria-labelledby="autoplay-title">
<header>${text('autoplay', 'h2', ' id="autoplay-title"')}${closeButton('autoplay-close')}</header>
<div class="rules-body">
<fieldset class="choices" id="autoplay-rounds">${text('autoplayRounds', 'legend')}${roundChoices}</fieldset>
<fieldset class="choices" id="autoplay-limits">${text('autoplayLimit', 'legend')}</fieldset>
<button type="button" id="autoplay-start" class="play"></button>
${text('autoplayRules', 'p')}
</div></dialog>`
