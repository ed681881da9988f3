const stars = [
  [58, 40, 1.6],
  [140, 12, 1.2],
  [212, 74, 1.4],
  [96, 118, 1],
  [318, 30, 1.2],
  [402, 18, 1],
  [628, 8, 1.6],
  [706, 46, 1.2],
  [786, 20, 1],
  [838, 88, 1.5],
  [902, 30, 1.2],
  [962, 102, 1.6],
  [986, 52, 1],
  [30, 178, 1.2],
  [918, 168, 1],
] as const

/** An evening over hills: the sky glows behind the stall. 1012 × 568. */
export const eveningScene = `<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#241340"/><stop offset=".34" stop-color="#4a1c58"/><stop offset=".6" stop-color="#7f2f5c"/><stop offset=".78" stop-color="#b9534f"/><stop offset="1" stop-color="#6b2740"/></linearGradient>
<radialGradient id="glow" cx=".5" cy=".66" r=".46"><stop offset="0" stop-color="#ffb56b" stop-opacity=".75"/><stop offset=".5" stop-color="#ff8f5e" stop-opacity=".28"/><stop offset="1" stop-color="#ff8f5e" stop-opacity="0"/></radialGradient>
<linearGradient id="hill-far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5e2347"/><stop offset="1" stop-color="#3d1533"/></linearGradient>
<linearGradient id="hill-near" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3c1230"/><stop offset="1" stop-color="#1f0818"/></linearGradient>
</defs>
<rect width="1012" height="568" fill="url(#sky)"/><rect width="1012" height="568" fill="url(#glow)"/>
<g fill="#fff3d6">${stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity=".75"/>`).join('')}</g>
<path class="moon" d="M850 58a26 26 0 1 0 18 44 22 22 0 1 1-18-44Z" fill="#ffe6b8" opacity=".85"/>
<path d="M0 402C70 352 150 340 236 388C330 440 420 380 506 376C610 372 660 430 760 410C850 392 912 330 1012 350V568H0Z" fill="url(#hill-far)"/>
<g fill="#2c0c24"><path d="M96 366l9-30 9 30ZM116 372l7-24 7 24ZM884 352l9-34 9 34ZM908 350l7-26 7 26ZM866 362l7-22 7 22Z"/></g>
<path d="M0 462C120 408 250 420 372 448C500 478 600 440 720 428C840 416 930 440 1012 470V568H0Z" fill="url(#hill-near)"/>`

const SCALLOPS = 12
const WIDTH = 38

const scallop = (index: number): string => {
  const x = index * WIDTH
  const fill = index % 2 === 0 ? 'url(#awning-red)' : 'url(#awning-cream)'
  return `<path d="M${x} 0H${x + WIDTH}V37A19 19 0 0 1 ${x} 37Z" fill="${fill}"/>`
}

/** The striped awning of the stall, which stretches over its width. */
export const awning = `<svg class="awning" viewBox="0 0 ${SCALLOPS * WIDTH} 60" preserveAspectRatio="none" aria-hidden="true"><defs>
<linearGradient id="awning-red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8f1230"/><stop offset=".25" stop-color="#c81f42"/><stop offset="1" stop-color="#d92f4e"/></linearGradient>
<linearGradient id="awning-cream" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b99b84"/><stop offset=".25" stop-color="#f6e6d2"/><stop offset="1" stop-color="#fff6e6"/></linearGradient>
</defs>${Array.from({ length: SCALLOPS }, (_, index) => scallop(index)).join('')}<path d="M0 0H${SCALLOPS * WIDTH}V9H0Z" fill="#000" opacity=".28"/></svg>`
