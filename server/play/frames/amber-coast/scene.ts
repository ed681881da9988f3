const stars = [
  [70, 34, 1.4],
  [152, 78, 1],
  [236, 26, 1.5],
  [330, 60, 1],
  [438, 22, 1.2],
  [560, 44, 1],
  [640, 18, 1.5],
  [742, 70, 1.1],
  [812, 28, 1],
  [936, 62, 1.4],
  [984, 20, 1],
] as const

/** A line of foam: waves of equal length across the scene. */
const foam = (y: number, length: number, height: number): string =>
  `M-20 ${y}` + `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`.repeat(Math.ceil(1060 / length))

const pine = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-2 0Q2-40 8-84L12-84Q8-40 6 0Z" fill="#1a0f1c"/><path d="M-30-62Q-20-80 4-76Q22-88 36-72Q26-62 10-64Q-10-54-30-62ZM-18-84Q-4-104 14-98Q34-104 40-90Q24-82 10-86Q-4-78-18-84Z" fill="#12202f"/></g>`

/** Sunset over an amber sea: a lighthouse on its cape, dunes with pines. 1012 × 568. */
export const coastScene = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b2038"/><stop offset=".32" stop-color="#1d3f5c"/><stop offset=".52" stop-color="#7a5a5e"/><stop offset=".64" stop-color="#e08a45"/><stop offset=".7" stop-color="#ffc56b"/></linearGradient>
<radialGradient id="sun-glow" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#fff0b8"/><stop offset=".16" stop-color="#ffd271" stop-opacity=".95"/><stop offset=".5" stop-color="#ff9a4a" stop-opacity=".35"/><stop offset="1" stop-color="#ff9a4a" stop-opacity="0"/></radialGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f0a450"/><stop offset=".12" stop-color="#a86a52"/><stop offset=".4" stop-color="#245a72"/><stop offset="1" stop-color="#0a2a40"/></linearGradient>
<linearGradient id="dune" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a5a3c"/><stop offset=".5" stop-color="#4a2c2a"/><stop offset="1" stop-color="#1d1220"/></linearGradient>
<linearGradient id="tower" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#b9c6e2"/></linearGradient>
<linearGradient id="beam" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#fff3c4" stop-opacity=".55"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></linearGradient>
</defs>
<rect width="1012" height="568" fill="url(#sky)"/>
<g fill="#fff3d6">${stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity=".7"/>`).join('')}</g>
<circle cx="300" cy="384" r="330" fill="url(#sun-glow)"/><circle cx="300" cy="384" r="34" fill="#fff3c4"/>
<g fill="#f6b47a" opacity=".4"><path d="M40 210q60-26 130-8q70-22 150 6q-70 12-140 4q-70 14-140-2ZM560 250q80-24 160-4q60-16 130 6q-70 12-140 4q-80 12-150-6Z"/></g>
<rect y="386" width="1012" height="182" fill="url(#sea)"/>
<path d="M268 392h64M252 402h98M262 414h76M240 428h122M256 444h88" stroke="#ffe3a0" stroke-width="4" stroke-linecap="round" opacity=".75"/>
<g fill="none" stroke="#ffe9c4" stroke-linecap="round"><path d="${foam(420, 120, 6)}" stroke-width="1.500" opacity=".3"/><path d="${foam(452, 170, 9)}" stroke-width="2" opacity=".3"/><path d="${foam(492, 230, 12)}" stroke-width="3" opacity=".3"/></g>
<path d="M906 80L380 18V150Z" fill="url(#beam)"/>
<path d="M736 430C776 396 826 404 860 390C900 378 960 388 1012 372V568H690C716 506 706 448 736 430Z" fill="#17182c"/>
<path d="M886 108H926L948 400H864Z" fill="url(#tower)"/><path d="M882.500 156H929.500L934 214H878ZM873.500 272H938.500L943 330H869Z" fill="#c92f45"/><path d="M912 108H926L948 400H924Z" fill="#0a0e1f" opacity=".3"/>
<rect x="876" y="100" width="60" height="10" rx="4" fill="#20183f"/><rect x="888" y="64" width="36" height="36" rx="3" fill="#ffe9a8"/><path d="M888 64V100M900 64V100M912 64V100M924 64V100" stroke="#20183f" stroke-width="3"/><path d="M880 66Q906 28 932 66Z" fill="#c92f45"/><circle cx="906" cy="42" r="5" fill="#ffe9a8"/>
<path d="M0 470C90 436 180 452 280 486C380 514 470 520 560 514C690 506 800 470 1012 492V568H0Z" fill="url(#dune)"/>
${pine(4, 478, 0.9)}${pine(1004, 500, 0.8)}
<g fill="#ffb52e"><ellipse cx="356" cy="524" rx="7" ry="4.500"/><ellipse cx="640" cy="528" rx="5" ry="3.500"/><ellipse cx="220" cy="500" rx="4" ry="3"/><ellipse cx="760" cy="516" rx="6" ry="4"/></g>`

/** A strip of the coast above the reels of a phone. 390 × 64. */
export const shore = `<svg class="shore" viewBox="0 0 390 64" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><defs>
<linearGradient id="shore-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#16324d"/><stop offset=".5" stop-color="#8a5f5c"/><stop offset="1" stop-color="#ffc56b"/></linearGradient></defs>
<rect width="390" height="48" fill="url(#shore-sky)"/><circle cx="120" cy="46" r="90" fill="url(#sun-glow)"/><circle cx="120" cy="46" r="13" fill="#fff3c4"/>
<rect y="46" width="390" height="18" fill="url(#sea)"/><path d="M104 51h32M96 56h48" stroke="#ffe3a0" stroke-width="2" stroke-linecap="round"/>
<path d="M330 14L150 2V30Z" fill="url(#beam)"/><path d="M324 18H336L341 50H319Z" fill="url(#tower)"/><path d="M322.500 26H337.500L339 36H321Z" fill="#c92f45"/><rect x="321" y="15" width="18" height="4" rx="2" fill="#20183f"/><rect x="325" y="8" width="10" height="7" fill="#ffe9a8"/><path d="M322 9Q330-1 338 9Z" fill="#c92f45"/>
<path d="M262 64C276 50 298 52 316 48C340 44 366 48 390 42V64Z" fill="#17182c"/><path d="M-20 60q20-5 40 0t40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="#ffe9c4" stroke-width="1.500" opacity=".5"/></svg>`
