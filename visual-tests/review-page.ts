import { relative } from 'node:path'
import { resultFolder, resultPath } from './baselines.ts'
import type { Finding } from './judge.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? '')
const picture = (finding: Finding, kind: 'expected' | 'actual' | 'difference' | 'second') =>
  relative(resultFolder, resultPath(finding.id, kind))

function section(finding: Finding): string {
  const head = `<h2><b>${finding.kind}</b> ${escape(finding.id)}</h2><p>${escape(finding.detail)}</p>${finding.sha === null ? '' : `<code>npm run visual -- approve ${escape(finding.id)}</code>`}`
  if (finding.kind === 'changed') {
    return `<section>${head}<div class="swipe" tabindex="0"><img src="${picture(finding, 'expected')}" alt="approved"><img class="over" src="${picture(finding, 'actual')}" alt="now"><input type="range" min="0" max="100" value="50" aria-label="swipe"></div><div class="side"><figure><img src="${picture(finding, 'expected')}" alt=""><figcaption>approved</figcaption></figure><figure><img src="${picture(finding, 'actual')}" alt=""><figcaption>now</figcaption></figure><figure><img src="${picture(finding, 'difference')}" alt=""><figcaption>difference</figcaption></figure></div></section>`
  }
  if (finding.kind === 'new' || finding.kind === 'browser')
    return `<section>${head}<div class="side"><figure><img src="${picture(finding, 'actual')}" alt=""><figcaption>now</figcaption></figure></div></section>`
  if (finding.kind === 'unsteady')
    return `<section>${head}<div class="side"><figure><img src="${picture(finding, 'actual')}" alt=""><figcaption>first take</figcaption></figure><figure><img src="${picture(finding, 'second')}" alt=""><figcaption>second take</figcaption></figure></div></section>`
  return `<section>${head}</section>`
}

/** HTML page for the reviewer: side by side, a swipe slider, and the command that approves each screenshot. */
export function reviewPage(findings: readonly Finding[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${findings.length} pictures to review</title><style>
body{font:15px/1.5 system-ui;margin:24px;background:#10131f;color:#e9ecf8}section{border-top:1px solid #39406a;padding:16px 0}h2{font-size:17px}b{background:#ffc857;color:#221500;border-radius:6px;padding:2px 8px}
code{background:#1c2138;padding:4px 8px;border-radius:6px}.side{display:grid;grid-template-columns:repeat(auto-fit,minmax(280px,1fr));gap:12px;margin-top:12px}figure{margin:0}img{max-width:100%;display:block;background:#fff}
.swipe{position:relative;display:inline-block;margin-top:12px}.over{position:absolute;inset:0;clip-path:inset(0 0 0 var(--at,50%))}.swipe input{width:100%}</style>
<h1>${findings.length} pictures to review</h1><p>Drag the slider, or focus it and press the arrows. Approve copies the very file that you see.</p>${findings.map(section).join('')}
<script>for(const box of document.querySelectorAll('.swipe')){const slider=box.querySelector('input');slider.addEventListener('input',()=>box.style.setProperty('--at',slider.value+'%'))}</script></html>`
}
