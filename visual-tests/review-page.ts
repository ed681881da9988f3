import { relative } from 'node:path'
import { resultFolder, resultPath } from './baselines.ts'
import type { Red } from './judge.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? '')
const picture = (red: Red, kind: 'expected' | 'actual' | 'difference' | 'second') =>
  relative(resultFolder, resultPath(red.id, kind))

function section(red: Red): string {
  const head = `<h2><b>${red.kind}</b> ${escape(red.id)}</h2><p>${escape(red.detail)}</p>${red.sha === null ? '' : `<code>npm run visual -- approve ${escape(red.id)}</code>`}`
  if (red.kind === 'changed') {
    return `<section>${head}<div class="swipe" tabindex="0"><img src="${picture(red, 'expected')}" alt="approved"><img class="over" src="${picture(red, 'actual')}" alt="now"><input type="range" min="0" max="100" value="50" aria-label="swipe"></div><div class="side"><figure><img src="${picture(red, 'expected')}" alt=""><figcaption>approved</figcaption></figure><figure><img src="${picture(red, 'actual')}" alt=""><figcaption>now</figcaption></figure><figure><img src="${picture(red, 'difference')}" alt=""><figcaption>difference</figcaption></figure></div></section>`
  }
  if (red.kind === 'new')
    return `<section>${head}<div class="side"><figure><img src="${picture(red, 'actual')}" alt=""><figcaption>now</figcaption></figure></div></section>`
  if (red.kind === 'unsteady')
    return `<section>${head}<div class="side"><figure><img src="${picture(red, 'actual')}" alt=""><figcaption>first take</figcaption></figure><figure><img src="${picture(red, 'second')}" alt=""><figcaption>second take</figcaption></figure></div></section>`
  return `<section>${head}</section>`
}

/** The reviewer's page: side by side, a swipe between the two, and what to type to approve exactly what is shown. */
export function reviewPage(reds: readonly Red[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${reds.length} pictures to review</title><style>
body{font:15px/1.5 system-ui;margin:24px;background:#10131f;color:#e9ecf8}section{border-top:1px solid #39406a;padding:16px 0}h2{font-size:17px}b{background:#ffc857;color:#221500;border-radius:6px;padding:2px 8px}
code{background:#1c2138;padding:4px 8px;border-radius:6px}.side{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:12px;margin-top:12px}figure{margin:0}img{max-width:100%;display:block;background:#fff}
.swipe{position:relative;display:inline-block;margin-top:12px}.over{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%))}.swipe input{width:100%}</style>
<h1>${reds.length} pictures to review</h1><p>Drag the slider, or focus it and press the arrows. Approve copies the very file that you see.</p>${reds.map(section).join('')}
<script>for(const box of document.querySelectorAll('.swipe')){const slider=box.querySelector('input');slider.addEventListener('input',()=>box.style.setProperty('--at',slider.value+'%'))}</script></html>`
}
