import type { TextElement } from './text-element.ts'

/* The HTML of what a frame has to say over its game. */

/** A button with a cross. */
export const closeButton = (id: string): string =>
  `<button type="button" id="${id}" class="icon" data-label="close"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6 18 18M18 6 6 18"/></svg></button>`

/** A problem, how auto-play has ended, why a press did nothing, and the refill of an empty demo purse. They come before the controls. */
export const notices = (text: TextElement, hasAutoplay: boolean): string => `<div class="notices">
<div id="problem" class="notice problem" role="alert" hidden><p id="problem-text"></p>${closeButton('problem-close')}</div>
${hasAutoplay ? `<div id="autoplay-note" class="notice" hidden><p id="autoplay-text"></p>${closeButton('autoplay-note-close')}</div>` : ''}
<p id="press-note" class="notice press-note" aria-hidden="true" hidden></p>
${text('refill', 'button', ' type="button" id="refill" class="quiet" hidden')}
</div>`
