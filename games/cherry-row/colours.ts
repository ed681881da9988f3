/** Colours of the fruit stall: art, so no tokens of the design system. */
export const art = {
  roof: 'linear-gradient(#c97a4c, #8f4a2b 70%, #5d2b18)',
  awningShadow: 'drop-shadow(0 5px 5px rgb(0 0 0 / 40%))',
  wood: '#572b1c',
  inside: 'linear-gradient(#180609, #2a0d0c)',
  post: 'linear-gradient(90deg, #6b3721, #45200f 60%, #2f140a)',
  reel: 'linear-gradient(90deg, #d8c5a9, #fffaf0 22%, #fffdf7 60%, #e3d2b8)',
  reelShade:
    'linear-gradient(rgb(98 60 38 / 78%), rgb(226 203 170 / 62%) 30%, transparent 34%, transparent 66%, rgb(226 203 170 / 62%) 70%, rgb(98 60 38 / 78%))',
  paylineEdge: '0 0 0 1px rgb(70 20 10 / 60%), inset 0 0 0 1px rgb(70 20 10 / 35%)',
  shine: '#fff6d8',
  shineGlow: '0 0 26px 6px #ffc24d, inset 0 0 22px rgb(255 194 77 / 70%)',
  signFill: 'linear-gradient(#45141d, #2a0a12)',
  signBorder: '#d9a25c',
} as const
