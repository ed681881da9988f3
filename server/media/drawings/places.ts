import { placed, starPoints, type SvgTools } from '#server/media/svg-tools.ts'

export function mountains(svg: SvgTools): string {
  const rock = svg.linear([['#8f7fd6'], ['#3c2f7d'], ['#1b1648']])
  return (
    `<circle cx="44" cy="-54" r="46" fill="${svg.radial([['#fff3da'], ['#ffc4a3'], ['#ff8aa8']])}"/><circle cx="30" cy="-62" r="9" fill="#f0a08a" opacity=".4"/><circle cx="58" cy="-42" r="6" fill="#f0a08a" opacity=".4"/>` +
    `<path d="M-150 96L-62 -42L-18 26L34 -70L150 96Z" fill="${rock}"/><path d="M34 -70L56 -36L42 -24L30 -40L18 -22L10 -30ZM-62 -42L-40 -8L-54 0L-64 -14L-76 0L-86 -6Z" fill="#fff"/>` +
    `<path d="M34 -70L150 96H70L48 0Z" fill="#0f0b33" opacity=".35"/><path d="M-62 -42L-18 26L-30 96H-70Z" fill="#0f0b33" opacity=".3"/>` +
    `<path d="M-250 110Q-90 58 -30 84T90 72T250 110V180H-250Z" fill="#120e33"/>` +
    placed('<path d="M0 -30L12 0H4L16 22H-16L-4 0H-12Z" fill="#0a0826"/>', [
      [-96, 70, 1],
      [-70, 80, 0.8],
      [70, 66, 1.05],
      [96, 78, 0.8],
    ])
  )
}

export function lighthouse(svg: SvgTools): string {
  return (
    `<path d="M-6 -66L-150 -104V-24ZM6 -66L150 -104V-24Z" fill="${svg.radial([
      ['#fff3c4', 0.85],
      ['#fff3c4', 0],
    ])}"/>` +
    `<path d="M-24 -48H24L40 84H-40Z" fill="${svg.linear([['#ffffff'], ['#c9d4ee']])}"/><path d="M-28 -16H28L32 16H-32ZM-36 48H36L40 84H-40Z" fill="#e0364f"/><path d="M6 -48H24L40 84H12Z" fill="#0a0e1f" opacity=".22"/>` +
    `<rect x="-32" y="-54" width="64" height="9" rx="3" fill="#2a2f52"/><rect x="-18" y="-82" width="36" height="28" rx="3" fill="#ffe9a8"/><path d="M-18 -82V-54M-6 -82V-54M6 -82V-54M18 -82V-54" stroke="#2a2f52" stroke-width="3"/><path d="M-24 -82Q0 -112 24 -82Z" fill="#e0364f"/><circle cy="-104" r="4" fill="#ffe9a8"/>` +
    `<rect x="-8" y="22" width="14" height="20" rx="7" fill="#3a2f5e"/><path d="M-110 92Q-60 60 -30 82Q0 70 34 82Q70 62 112 92Z" fill="#20183f"/>` +
    `<path d="M-240 96q20 -12 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V170H-240Z" fill="${svg.linear([['#3fb6c9'], ['#0f4f7a']])}"/><path d="M-120 108q14 -7 28 0M-20 112q14 -7 28 0M70 106q14 -7 28 0" stroke="#d6fbff" stroke-opacity=".7" stroke-width="3" fill="none" stroke-linecap="round"/>`
  )
}

export function ship(svg: SvgTools): string {
  const sail = svg.linear([['#ffffff'], ['#f3d9b0']])
  return (
    `<path d="M0 -96V44M-52 -60V44M50 -66V44" stroke="#4a2a14" stroke-width="6"/>` +
    `<path d="M4 -88Q52 -62 44 -10H4ZM-48 -54Q-16 -36 -20 8H-48ZM54 -60Q92 -40 84 4H54Z" fill="${sail}"/><path d="M-4 -84Q-40 -54 -34 -8H-4Z" fill="#e9c48c"/>` +
    `<path d="M10 -60q18 4 28 18" stroke="#e0364f" stroke-width="7" fill="none"/><path d="M0 -96l26 8l-26 9z" fill="#e0364f"/>` +
    `<path d="M-100 26H112Q98 78 66 86H-64Q-92 66 -100 26Z" fill="${svg.linear([['#b5713a'], ['#5c2c12']])}"/><path d="M-97 40H108M-90 56H102" stroke="#ffd98a" stroke-opacity=".6" stroke-width="3"/><g fill="#ffe9a8">${[-56, -22, 12, 46, 78].map((x) => `<circle cx="${x}" cy="66" r="5"/>`).join('')}</g>` +
    `<path d="M-240 78q18 -14 38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0V170H-240Z" fill="${svg.linear([['#4fc3d9'], ['#0d4a80']])}"/><path d="M-110 94q14 -8 28 0M-10 98q14 -8 28 0M66 94q14 -8 28 0" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>`
  )
}

export function temple(svg: SvgTools): string {
  const roof = svg.linear([['#ff9a6b'], ['#c22f3f']])
  const gold = '#ffd27a'
  return (
    `<ellipse cy="94" rx="112" ry="12" fill="#0a0e1f" opacity=".45"/>` +
    `<path d="M-58 20H58V84H-58Z" fill="${svg.linear([['#7a2f3f'], ['#3d1226']])}"/><path d="M-40 -36H40V8H-40Z" fill="#6b2437"/><path d="M-22 -80H22V-48H-22Z" fill="#6b2437"/>` +
    `<path d="M-104 30Q-70 22 -54 0H54Q70 22 104 30L96 38H-96ZM-80 -28Q-52 -36 -38 -54H38Q52 -36 80 -28L72 -20H-72ZM-52 -74Q-26 -84 0 -112Q26 -84 52 -74L46 -66H-46Z" fill="${roof}"/>` +
    `<path d="M-96 38H96M-72 -20H72M-46 -66H46" stroke="${gold}" stroke-width="4"/><circle cy="-116" r="6" fill="${gold}"/>` +
    `<path d="M-16 84V44Q0 30 16 44V84Z" fill="${svg.radial([['#fff2b8'], ['#ffab3d']])}"/><g fill="#ffe9a8"><rect x="-44" y="46" width="16" height="22" rx="3"/><rect x="28" y="46" width="16" height="22" rx="3"/><rect x="-26" y="-14" width="14" height="16" rx="3"/><rect x="-7" y="-14" width="14" height="16" rx="3"/><rect x="12" y="-14" width="14" height="16" rx="3"/></g>` +
    `<path d="M-78 84H78L90 98H-90Z" fill="#8a7aa8"/><path d="M-62 84H62" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`
  )
}

export function train(svg: SvgTools): string {
  const smoke = `<circle r="20" fill="#fff" opacity=".85"/>`
  return (
    placed(smoke, [
      [-30, -84, 0.7],
      [-58, -98, 1],
      [-96, -104, 1.25],
    ]) +
    `<path d="M-130 92H130M-130 102H130" stroke="#9fb0d8" stroke-width="4"/><path d="M-116 88v18M-76 88v18M-36 88v18M4 88v18M44 88v18M84 88v18M120 88v18" stroke="#5a4632" stroke-width="8"/>` +
    `<path d="M-6 -58H-34L-40 -82H0Z" fill="#1d2240"/><rect x="-70" y="-48" width="116" height="76" rx="30" fill="${svg.linear([['#ff8f7a'], ['#d92b45'], ['#7d0f2e']])}"/>` +
    `<path d="M24 -78H104V54H24Z" fill="${svg.linear([['#5b6bd0'], ['#232a6e']])}"/><path d="M14 -88H114V-74H14Z" fill="#ffcf5f"/><rect x="38" y="-60" width="24" height="40" rx="4" fill="#fff2b8"/><rect x="70" y="-60" width="24" height="40" rx="4" fill="#fff2b8"/>` +
    `<path d="M-84 22H108V58H-84Z" fill="#1d2240"/><path d="M-84 30H108" stroke="#ffcf5f" stroke-width="5"/><path d="M-84 36L-116 84H-78Z" fill="#e0364f"/>` +
    placed(
      `<circle r="24" fill="#12152b" stroke="#ffcf5f" stroke-width="5"/><circle r="7" fill="#ffcf5f"/><path d="M0 -20V20M-20 0H20M-14 -14L14 14M14 -14L-14 14" stroke="#ffcf5f" stroke-width="2"/>`,
      [
        [-52, 66, 1],
        [2, 66, 1],
        [72, 58, 1.3],
      ],
    ) +
    `<circle cx="-66" cy="-10" r="15" fill="${svg.radial([['#fff'], ['#ffe27a']])}"/><path d="M-80 -10L-150 -30V14Z" fill="#fff3c4" opacity=".4"/>`
  )
}

export function samovar(svg: SvgTools): string {
  const brass = svg.linear([['#fff3c8'], ['#f2b23f'], ['#8a4a0c']], -20)
  return (
    `<ellipse cy="98" rx="86" ry="12" fill="#0a0e1f" opacity=".45"/><path d="M-10 -100q-12 -14 0 -26M8 -100q12 -12 0 -28" stroke="#fff" stroke-opacity=".7" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    `<path d="M-44 78H44L58 98H-58Z" fill="#7a4210"/><path d="M-24 54H24L30 80H-30Z" fill="${brass}"/>` +
    `<path d="M-58 -52H58C74 -8 58 40 26 58H-26C-58 40 -74 -8 -58 -52Z" fill="${brass}"/><path d="M-44 -44C-54 -6 -46 28 -26 46C-36 10 -34 -20 -30 -44Z" fill="#fff" opacity=".5"/>` +
    `<path d="M-66 -60H66V-48H-66Z" fill="#b8741a"/><path d="M-42 -74H42L48 -60H-48Z" fill="${brass}"/><path d="M-22 -96H22L26 -74H-26Z" fill="#c98a2a"/>` +
    `<path d="M-60 -30C-96 -34 -100 10 -62 10M60 -30C96 -34 100 10 62 10" fill="none" stroke="#d9972b" stroke-width="9"/><circle cx="-84" cy="-10" r="8" fill="#5a2d10"/><circle cx="84" cy="-10" r="8" fill="#5a2d10"/>` +
    `<path d="M-6 26H6V44H20Q26 44 24 56H14" fill="none" stroke="#8a4a0c" stroke-width="8"/><path d="M-14 24H14" stroke="#5a2d10" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M0 -32C16 -20 18 0 0 10C-18 0 -16 -20 0 -32Z" fill="#d92b45"/><path d="M-30 -14C-22 -10 -18 0 -22 8M30 -14C22 -10 18 0 22 8" stroke="#2f9e57" stroke-width="5" fill="none"/>`
  )
}

export function book(svg: SvgTools): string {
  return (
    `<ellipse cy="88" rx="104" ry="13" fill="#0a0e1f" opacity=".45"/><circle cy="-44" r="78" fill="${svg.radial([
      ['#fff3c4', 0.7],
      ['#ffb347', 0],
    ])}"/>` +
    `<path d="M-104 -22L0 4L104 -22V72L0 96L-104 72Z" fill="#5a1f3a"/><path d="M-96 -34Q-46 -44 0 -8Q46 -44 96 -34V60Q46 50 0 84Q-46 50 -96 60Z" fill="${svg.linear([['#fffaf0'], ['#e2cfa6']])}"/>` +
    `<path d="M0 -8V84" stroke="#a5814a" stroke-width="3"/><path d="M-82 -16Q-44 -20 -14 2M-82 4Q-44 0 -14 22M-82 24Q-44 20 -14 42" stroke="#a5814a" stroke-opacity=".7" stroke-width="4" fill="none"/>` +
    `<circle cx="50" cy="18" r="24" fill="none" stroke="#c27a17" stroke-width="4"/><polygon points="${starPoints(50, 18, 20, 8, 6)}" fill="#c27a17"/>` +
    `<polygon points="${starPoints(-34, -66, 13, 4, 4)}" fill="#fff"/><polygon points="${starPoints(6, -86, 18, 5, 4)}" fill="#fff3c4"/><polygon points="${starPoints(44, -62, 11, 3, 4)}" fill="#fff"/><path d="M70 -36V-2L78 -10L86 -2V-36Z" fill="#e0364f"/>`
  )
}

export function rocket(svg: SvgTools): string {
  return (
    `<g transform="rotate(32)"><path d="M-26 70Q0 138 26 70Z" fill="${svg.linear([['#fff7c2'], ['#ff9d2e'], ['#ff4d2e', 0.2]])}"/><path d="M-12 70Q0 108 12 70Z" fill="#fff"/>` +
    `<path d="M-40 22L-76 76L-32 66ZM40 22L76 76L32 66Z" fill="${svg.linear([['#ff7d9a'], ['#a3184f']])}"/>` +
    `<path d="M0 -104C46 -64 50 8 32 70H-32C-50 8 -46 -64 0 -104Z" fill="${svg.linear([['#ffffff'], ['#e9edfb'], ['#9aa8d6']], -70)}"/><path d="M0 -104C22 -85 34 -60 39 -34H-39C-34 -60 -22 -85 0 -104Z" fill="#ff5f7d"/><path d="M0 -104C-22 -85 -34 -60 -39 -34H-20C-18 -64 -10 -86 0 -104Z" fill="#fff" opacity=".4"/>` +
    `<circle cy="-2" r="22" fill="#2a2f52"/><circle cy="-2" r="17" fill="${svg.radial([['#d6fbff'], ['#4fa4ff'], ['#173f9e']])}"/><ellipse cx="-6" cy="-9" rx="6" ry="4" fill="#fff" opacity=".8"/><path d="M-34 52H34" stroke="#ff5f7d" stroke-width="8"/></g>` +
    `<g fill="#fff" opacity=".7"><circle cx="-84" cy="84" r="14"/><circle cx="-64" cy="98" r="10"/><circle cx="-100" cy="100" r="12"/></g>`
  )
}

export function comet(svg: SvgTools): string {
  return (
    `<g transform="rotate(-38)"><path d="M0 -34L150 -8Q170 0 150 8L0 34Z" fill="${svg.linear(
      [
        ['#fff3c4', 0.9],
        ['#7d9bff', 0.1],
      ],
      -90,
    )}"/><path d="M0 -18L120 -4Q130 0 120 4L0 18Z" fill="#fff" opacity=".7"/><path d="M10 -48L118 -30M20 46L124 30" stroke="#bfd4ff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/></g>` +
    `<circle r="58" fill="${svg.radial([
      ['#fff3c4', 0.9],
      ['#ffb347', 0],
    ])}"/><circle r="38" fill="${svg.radial([['#ffffff'], ['#ffd98a'], ['#f0843a']])}"/><circle cx="-10" cy="-8" r="8" fill="#d86f2a" opacity=".5"/><circle cx="12" cy="12" r="6" fill="#d86f2a" opacity=".5"/><circle cx="10" cy="-16" r="4" fill="#d86f2a" opacity=".4"/>` +
    `<ellipse cx="-72" cy="74" rx="40" ry="40" fill="${svg.linear([['#8fd6ff'], ['#2b4fb8']])}"/><ellipse cx="-72" cy="74" rx="66" ry="14" fill="none" stroke="#ffd98a" stroke-width="6" transform="rotate(-16 -72 74)"/><path d="M-106 64Q-72 50 -38 62" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none"/>`
  )
}
