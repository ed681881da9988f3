/* The cards of Jacks Plus. Suits are 100 × 100; a court figure is the upper half of a card of 100 × 140. */

const suits: Readonly<Record<string, string>> = {
  h: '<path d="M50 91C21 66 7 48 7 31C7 17 17 8 29 8C39 8 46 14 50 23C54 14 61 8 71 8C83 8 93 17 93 31C93 48 79 66 50 91Z" fill="url(#suit-red)"/>',
  d: '<path d="M50 5C59 22 71 37 87 50C71 63 59 78 50 95C41 78 29 63 13 50C29 37 41 22 50 5Z" fill="url(#suit-red)"/>',
  s: '<path d="M50 5C61 26 93 40 93 63C93 76 83 85 72 85C63 85 57 80 54 73C55 84 58 91 65 96H35C42 91 45 84 46 73C43 80 37 85 28 85C17 85 7 76 7 63C7 40 39 26 50 5Z" fill="url(#suit-black)"/>',
  c: '<g fill="url(#suit-black)"><circle cx="50" cy="27" r="21"/><circle cx="27" cy="58" r="21"/><circle cx="73" cy="58" r="21"/><path d="M44 40H56L55 66C56 82 59 90 66 96H34C41 90 44 82 45 66Z"/></g>',
}

const face = '<path d="M41 38C41 50 45 57 50 57C55 57 59 50 59 38Z" fill="#f7d9b8"/>'
const eyes =
  '<g fill="#2a1a12"><circle cx="46.2" cy="43" r="1.1"/><circle cx="53.8" cy="43" r="1.1"/></g><path d="M47.5 51Q50 52.5 52.5 51" fill="none" stroke="#a33b3b" stroke-width="1.3" stroke-linecap="round"/>'
const robe = (colour: string, trim: string) =>
  `<path d="M20 70C22 61 34 57 43 57L50 66 57 57C66 57 78 61 80 70Z" fill="${colour}"/><path d="M43 57 50 66 57 57 60 58.5 50 70H50L40 58.500Z" fill="${trim}"/><g fill="${trim}"><circle cx="29" cy="66" r="1.8"/><circle cx="71" cy="66" r="1.8"/></g>`

const courts: Readonly<Record<string, string>> = {
  J: `${robe('#2f5aa8', '#f2c14e')}<path d="M38 40C36 50 38 56 42 57C39 50 41 44 41 38ZM62 40C64 50 62 56 58 57C61 50 59 44 59 38Z" fill="#8a4b22"/>${face}${eyes}<path d="M36 38C36 30 42 27 50 27C58 27 64 30 64 38Z" fill="#b3263c"/><path d="M36 36H64V40H36Z" fill="#f2c14e"/><path d="M62 34C72 28 74 20 72 17C67 20 61 26 59 33Z" fill="#f6f0e2"/>`,
  Q: `${robe('#b3263c', '#f2c14e')}<path d="M37 38C33 52 35 60 40 63C40 54 40 46 42 38ZM63 38C67 52 65 60 60 63C60 54 60 46 58 38Z" fill="#c98d2e"/>${face}${eyes}<path d="M37 38C40 33 60 33 63 38L64 30 58 33 55 26 50 32 45 26 42 33 36 30Z" fill="url(#court-gold)" stroke="#9a6a14" stroke-width=".8"/><g fill="#fff"><circle cx="45" cy="25" r="1.8"/><circle cx="55" cy="25" r="1.8"/><circle cx="36" cy="29" r="1.6"/><circle cx="64" cy="29" r="1.6"/></g>`,
  K: `${robe('#3b2a78', '#f2c14e')}${face}<path d="M40 44C40 58 45 64 50 64C55 64 60 58 60 44C57 50 54 49 50 49C46 49 43 50 40 44Z" fill="#7b4a24"/>${eyes}<path d="M36 38V24L43 31 50 21 57 31 64 24V38Z" fill="url(#court-gold)" stroke="#9a6a14" stroke-width=".8"/><path d="M36 34H64V39H36Z" fill="#b3263c"/><g fill="#fff"><circle cx="50" cy="20" r="2"/><circle cx="36" cy="23" r="1.8"/><circle cx="64" cy="23" r="1.8"/></g>`,
}

/** Gradients, suits, court figures and the back of the cards. */
export const cardSymbols: string = `
<linearGradient id="suit-red" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e0304a"/><stop offset="1" stop-color="#a80d28"/></linearGradient>
<linearGradient id="suit-black" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#353c57"/><stop offset="1" stop-color="#0d1020"/></linearGradient>
<linearGradient id="court-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9a6"/><stop offset="1" stop-color="#dba431"/></linearGradient>
<linearGradient id="back-face" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a3284b"/><stop offset="1" stop-color="#4b1236"/></linearGradient>
<pattern id="back-lattice" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0H14V14" fill="none" stroke="#f0c97c" stroke-width="1.2" opacity=".7"/><circle cx="7" cy="7" r="1.8" fill="#f0c97c"/></pattern>
${Object.entries(suits)
  .map(([suit, drawing]) => `<symbol id="suit-${suit}" viewBox="0 0 100 100">${drawing}</symbol>`)
  .join('')}
${Object.entries(courts)
  .map(([rank, drawing]) => `<symbol id="court-${rank}" viewBox="0 0 100 140">${drawing}</symbol>`)
  .join('')}
<symbol id="card-back" viewBox="0 0 100 140"><rect x="6" y="6" width="88" height="128" rx="7" fill="url(#back-face)"/><rect x="11" y="11" width="78" height="118" rx="4" fill="url(#back-lattice)" stroke="#f0c97c" stroke-width="1.5"/><circle cx="50" cy="70" r="17" fill="#5f1740" stroke="#f0c97c" stroke-width="1.5"/><path d="M36 64 43 76 50 66 57 76 64 64" fill="none" stroke="#ffe3a0" stroke-width="2"/><g fill="#ffe3a0"><circle cx="36" cy="64" r="2.2"/><circle cx="43" cy="76" r="2.2"/><circle cx="50" cy="66" r="2.2"/><circle cx="57" cy="76" r="2.2"/><circle cx="64" cy="64" r="2.2"/></g></symbol>`

/** A salon at night: curtains, and a lamp above the table. 1012 × 568. */
export const salonScene = `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1a1030"/><stop offset=".6" stop-color="#2c1844"/><stop offset="1" stop-color="#130a20"/></linearGradient>
<radialGradient id="lamp" cx=".5" cy=".1" r=".62"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".6"/><stop offset=".45" stop-color="#ffb86b" stop-opacity=".16"/><stop offset="1" stop-color="#ffb86b" stop-opacity="0"/></radialGradient>
<linearGradient id="curtain" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#5c1030"/><stop offset=".5" stop-color="#8c1f45"/><stop offset="1" stop-color="#3d0a22"/></linearGradient>
</defs>
<rect width="1012" height="568" fill="url(#wall)"/>
<g stroke="#ffdf9e" stroke-opacity=".07" stroke-width="2">${Array.from({ length: 15 }, (_, index) => `<path d="M${index * 72} 0V568"/>`).join('')}</g>
<g fill="url(#curtain)"><path d="M0 0H46C52 190 40 380 58 568H0Z"/><path d="M40 0H96C96 180 76 330 96 568H52C40 380 50 190 40 0Z"/><path d="M90 0H142C136 170 112 300 118 440 122 500 116 540 120 568H92C74 330 96 180 90 0Z"/><path d="M1012 0H966C960 190 972 380 954 568H1012Z"/><path d="M972 0H916C916 180 936 330 916 568H960C972 380 962 190 972 0Z"/><path d="M922 0H870C876 170 900 300 894 440 890 500 896 540 892 568H920C938 330 916 180 922 0Z"/></g>
<path d="M0 0H1012V26C930 52 860 20 780 40S620 24 506 40 330 22 240 40 80 52 0 26Z" fill="#6d1637"/><path d="M0 22C80 48 150 18 240 36S400 20 506 36 690 18 780 36 930 48 1012 22V28C930 54 860 24 780 42S620 26 506 42 330 24 240 42 80 54 0 28Z" fill="#e8b25a"/>
<rect width="1012" height="568" fill="url(#lamp)"/>`
