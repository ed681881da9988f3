import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { radius, space } from '../kit/styles/tokens.ts'
import { stripOf } from '../kit/styles/parts.ts'
import { sky } from '../skins/skies.css.ts'
import { art } from './colours.ts'

/* The reels of Cherry Row: in a fruit stall, or in a cabinet with the colours of the game's cover. */

/** The reels end this far above the foot of the box; in a cabinet also below its top. */
const foot = 'var(--reels-foot)'
const top = 'var(--reels-top)'
const rowHeight = `(100% - ${foot} - ${top}) / 3`
const paylineInset = (side: string) => `calc(${rowHeight} - 2px + ${top}) ${side} calc(${rowHeight} - 2px + ${foot})`

globalStyle('.machine', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: '216px',
  position: 'relative',
  '@media': {
    [layout.wide]: { gridColumn: 2, gridRow: 2, minHeight: '240px' },
    [layout.small]: { gridRow: '1 / 3', minHeight: 0 },
  },
})
globalStyle('.roof', {
  flex: 'none',
  height: '12px',
  borderRadius: radius.tiny,
  background: art.roof,
  '@media': { [layout.wide]: { height: '17px' }, [layout.small]: { height: '9px' } },
})
globalStyle('.awning', {
  zIndex: 1,
  flex: 'none',
  width: 'calc(100% - 8px)',
  height: 'clamp(26px, 10%, 44px)',
  margin: '0 auto -12px',
  filter: art.awningShadow,
  '@media': {
    [layout.wide]: { width: 'calc(100% - 24px)', height: 'clamp(36px, 15%, 72px)', marginBottom: '-16px' },
    [layout.small]: { height: '24px', marginBottom: '-9px' },
  },
})
globalStyle('.box', {
  vars: { '--reels-foot': '10px', '--reels-top': '0px' },
  position: 'relative',
  flex: 1,
  minHeight: 0,
  margin: `0 ${space[2]}`,
  border: `solid ${art.wood}`,
  borderWidth: '0 6px 6px',
  borderRadius: `0 0 ${radius.large} ${radius.large}`,
  background: art.inside,
  '@media': {
    [layout.wide]: {
      vars: { '--reels-foot': '16px' },
      flex: '0 1 calc(100% - 20vh)',
      margin: `0 ${space[5]}`,
      borderWidth: '0 8px 8px',
      borderRadius: '0 0 14px 14px',
    },
    [layout.small]: { vars: { '--reels-foot': '6px' }, margin: `0 ${space[1]} ${space[1]}`, borderWidth: '0 4px 4px' },
  },
})
globalStyle('.reels', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
  position: 'absolute',
  inset: `${top} 8px ${foot}`,
  '@media': {
    [layout.wide]: { inset: `${top} 14px ${foot}` },
    [layout.small]: { inset: `${top} 6px ${foot}`, gap: '6px' },
  },
})
globalStyle('.reel', {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: art.reel,
  '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } },
})
/* The rows beside the line stand in the shade. */
globalStyle('.reel::after', { content: "''", position: 'absolute', inset: 0, background: art.reelShade })
globalStyle('.strip', stripOf(64))
globalStyle('.strip svg', { justifySelf: 'center', width: '92%', height: '100%', padding: '4% 0' })
globalStyle('[data-win] .strip svg[data-won]', { animation: 'pulse 0.6s ease-in-out 3' })
globalStyle("[data-state='spinning'] .strip", { filter: 'blur(1.2px)' })
globalStyle('.payline', {
  position: 'absolute',
  inset: paylineInset('2px'),
  border: `3px solid ${colour.gold}`,
  borderRadius: '14px',
  boxShadow: art.paylineEdge,
  '@media': {
    [layout.wide]: { inset: paylineInset('6px') },
    [layout.small]: { inset: paylineInset('1px') },
  },
})
globalStyle('.payline::before, .payline::after', {
  content: "''",
  position: 'absolute',
  top: 'calc(50% - 9px)',
  border: '9px solid transparent',
})
globalStyle('.payline::before', { right: 'calc(100% + 1px)', borderLeftColor: colour.gold, borderRightWidth: 0 })
globalStyle('.payline::after', { left: 'calc(100% + 1px)', borderRightColor: colour.gold, borderLeftWidth: 0 })
globalStyle("[data-state='won'] + .payline", { animation: 'shine 0.9s ease-out 2' })
globalStyle('.stall::before, .stall::after', {
  '@media': {
    // The posts of the stall stand on the ground.
    [layout.wide]: {
      content: "''",
      position: 'absolute',
      inset: '12px auto -14px 8px',
      width: '15px',
      background: art.post,
    },
  },
})
globalStyle('.stall::after', { '@media': { [layout.wide]: { inset: '12px 8px -14px auto' } } })
/* The cabinet has a frame of metal and dark reels, on which the pictures of the covers stand out. */
globalStyle('.cabinet .box', {
  vars: { '--reels-top': foot },
  border: '6px solid transparent',
  borderRadius: radius.window,
  background: sky.machine,
  boxShadow: sky.shadow,
  '@media': {
    [layout.forcedColours]: { border: '2px solid CanvasText' },
    [layout.wide]: { flex: 1, margin: `0 ${space[5]} ${space[2]}`, borderWidth: '9px' },
    [layout.small]: { borderWidth: '4px' },
  },
})
globalStyle('.cabinet .reel', { borderRadius: radius.medium, background: sky.reel })
globalStyle('.cabinet .reel::after', { background: sky.rowShade })
// The reels keep their dark colours, on which the line has to be seen.
globalStyle('.cabinet .payline', { '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } } })
globalStyle('.cabinet .strip svg', { width: '84%', padding: '7% 0' })
globalKeyframes('pulse', { '50%': { transform: 'scale(1.1)' } })
globalKeyframes('shine', { '40%': { borderColor: art.shine, boxShadow: art.shineGlow } })
