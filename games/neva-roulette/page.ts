import { BETS, INSIDE_KINDS } from './bets.ts'
import type { GamePage, TextElement } from '../kit/document.ts'
import { closeButton } from '../kit/notices-html.ts'
import { readScene } from '../kit/read-pictures.ts'
import { texts } from './texts.ts'
import { colourOf, wheelGradients, wheelImage } from './wheel-picture.ts'

const RED = BETS.get('red') ?? []
const LAST = 36

/** In columns from the top: zero, then 3, 2, 1, and so on. */
const CLOTH = Array.from({ length: LAST + 1 }, (_, index) =>
  index === 0 ? 0 : 3 * Math.ceil(index / 3) - ((index - 1) % 3),
)
const cells = CLOTH.map((number) => {
  const colour = colourOf(number, RED)
  return `<span class="cell ${colour}" data-number="${number}">${number}</span>`
}).join('')

const stage = (text: TextElement): string => `<div class="wheel"><div class="wheel-picture">${wheelImage(RED)}</div>
<p id="number" class="number" aria-hidden="true"></p><ol id="last-numbers" class="last-numbers" data-label="lastNumbers"></ol></div>
<p id="hidden-chips" class="hidden-chips" hidden></p>
<div class="table" id="table" role="grid" data-label="table">
<div class="cloth" role="rowgroup"><div class="numbers" id="numbers"><div class="cells" aria-hidden="true">${cells}</div></div></div>
<div class="evens" role="rowgroup"><div class="evens-row" role="row" id="evens"></div></div>
</div>
<dialog id="chips" class="rules" aria-labelledby="chips-title"><header>${text('chipsTitle', 'h2', ' id="chips-title"')}${closeButton('chips-close')}</header><div class="rules-body"><ul id="chip-list"></ul></div></dialog>`

/** Buttons for all chips, with their pictures. */
const TOOLS = [
  ['undo', 'M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11h-3'],
  ['clear', 'M6 6 18 18M18 6 6 18'],
  ['repeat', 'M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.4 2.6v4.2h-4.2'],
  ['double', 'M4 8l4 8M8 8l-4 8M12 10a3.5 3.5 0 0 1 7 0c0 2.5-7 4-7 7h7.5'],
] as const
const tool = (id: string, picture: string): string =>
  `<button type="button" id="${id}" class="quiet icon" data-label="${id}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${picture}"/></svg></button>`

const bet = (text: TextElement): string => `<div class="chip-controls">
<fieldset id="values" class="values">${text('chip', 'legend')}</fieldset>
<label class="stake-list kinds">${text('place', 'span', ' class="visually-hidden"')}<select id="kinds">${INSIDE_KINDS.map((kind) => text(`kinds-${kind}`, 'option', ` value="${kind}"`)).join('')}</select></label>
<div class="chip-tools">${TOOLS.map(([id, picture]) => tool(id, picture)).join('')}</div>
<button type="button" id="show-chips" class="quiet total-bet">${text('bet')}<b id="total"></b></button></div>
<p id="table-note" class="visually-hidden" role="status"></p>`

/** The frame of Neva Roulette: a wheel and a cloth above the river. */
export const nevaRoulettePage: GamePage = {
  engine: 'neva-roulette',
  texts,
  symbols: wheelGradients,
  scene: readScene(import.meta.dirname),
  stage,
  bet,
}
