import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { radius, size, space, weight } from '../kit/styles/tokens.ts'
import { stripOf } from '../kit/styles/parts.ts'
import { sky } from '../skins/skies.css.ts'
import { art } from './colours.ts'

/* The reels of Amber Coast, with their lines and the state of the free spins. */

/** The frame and the status, without their backgrounds. */
const forcedBorder = { border: '2px solid CanvasText' }

globalStyle('.machine', {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: '200px',
  position: 'relative',
  '@media': {
    [layout.wide]: {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'stretch',
      minHeight: '240px',
      maxHeight: 'calc(min(88vh, 760px) * 0.78)',
      marginBottom: 'clamp(8px, 2.2vh, 18px)',
      borderRadius: radius.window,
      boxShadow: art.frameShadow,
    },
    [layout.small]: { gridRow: '1 / 3', minHeight: 0 },
  },
})
globalStyle('.shore', {
  display: 'block',
  flex: 'none',
  width: '100%',
  height: '64px',
  '@media': {
    [layout.below500]: { display: 'none' },
    [layout.wide]: { display: 'none' },
    [layout.small]: { display: 'none' },
  },
})
globalStyle('.status', {
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '36px',
  padding: `${space[1]} ${space[4]}`,
  fontSize: size[15],
  fontWeight: weight.strong,
  background: colour.shade,
  '@media': {
    [layout.forcedColours]: forcedBorder,
    [layout.narrowTall]: { padding: `${space[1]} ${space[3]}`, fontSize: size[13] },
    [layout.wide]: {
      position: 'absolute',
      inset: 'auto 8px 8px',
      minHeight: '38px',
      padding: '2px 16px 3px',
      borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
      backgroundColor: art.frameFoot,
    },
    [layout.small]: { minHeight: '26px', padding: '2px 10px', fontSize: size[13] },
  },
})
globalStyle('[data-free] .status', { color: kitArt.inkOnGold, background: art.free })
globalStyle('.status b', { fontWeight: weight.display })
globalStyle('.box', {
  position: 'relative',
  flex: 1,
  minHeight: '150px',
  border: '5px solid transparent',
  borderWidth: '5px 0',
  background: art.frame,
  '@media': {
    [layout.forcedColours]: forcedBorder,
    [layout.wide]: { borderWidth: '8px', borderRadius: radius.window },
    [layout.small]: { minHeight: 0, borderWidth: '4px 4px 4px 0' },
  },
})
globalStyle('.reels', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': { [layout.wide]: { inset: '0 0 38px', borderRadius: '13px 13px 0 0', overflow: 'hidden' } },
})
globalStyle('.reel', { position: 'relative', overflow: 'hidden', background: art.reel })
globalStyle('.reel + .reel', { borderLeft: `2px solid ${art.deep}` })
/* Depth at the edges of the window. */
globalStyle('.reel::after', { content: "''", position: 'absolute', inset: 0, boxShadow: art.reelDepth })
globalStyle('.strip', stripOf(18))
globalStyle('.strip svg', { justifySelf: 'center', width: '90%', height: '100%', padding: '5% 0' })
globalStyle('[data-won] .strip svg:not([data-won])', { opacity: 0.4 })
globalStyle('[data-win] .strip svg[data-won]', { animation: 'pulse 0.6s ease-in-out 3' })
globalKeyframes('pulse', { '50%': { transform: 'scale(1.1)' } })
globalStyle("[data-win] .lines [class^='line-']", { animation: 'line 0.6s ease-in-out 3' })
globalKeyframes('line', { '50%': { strokeWidth: '7px' } })
globalStyle('.lines', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '@media': { [layout.wide]: { height: 'calc(100% - 38px)' } },
})
globalStyle('.lines polyline', {
  fill: 'none',
  strokeWidth: '4px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [layout.small]: { strokeWidth: '3px' } },
})
globalStyle('.lines .under', {
  stroke: art.deep,
  strokeWidth: '8px',
  opacity: 0.75,
  '@media': { [layout.small]: { strokeWidth: '6px' } },
})
art.lines.forEach((line, index) => globalStyle(`.line-${index}`, { vars: { '--colour': line } }))
globalStyle(".lines [class^='line-']", { stroke: 'var(--colour)' })
globalStyle('.badge-rows', {
  position: 'absolute',
  inset: '0 auto 0 0',
  display: 'grid',
  gridTemplateRows: 'repeat(3, 1fr)',
  alignItems: 'center',
  '@media': { [layout.wide]: { inset: '0 auto 38px -4px' } },
})
globalStyle('.badges', { display: 'flex', flexWrap: 'wrap', gap: '2px', maxWidth: '92px' })
globalStyle('.badges span', {
  minWidth: '22px',
  padding: `0 ${space[1]}`,
  border: `2px solid ${art.deep}`,
  borderRadius: '11px',
  fontSize: size[12],
  fontWeight: weight.display,
  lineHeight: '18px',
  textAlign: 'center',
  color: art.deep,
  background: 'var(--colour)',
  '@media': { [layout.small]: { minWidth: '18px', padding: '0 2px', fontSize: '0.6875rem', lineHeight: '14px' } },
})
globalStyle('.reel, .lines, .badges span', { '@media': { [layout.forcedColours]: { forcedColorAdjust: 'none' } } })
globalStyle('body:not([data-free]) .status', { '@media': { [layout.small]: { display: 'none' } } })

/* A game of another cover has its colours. */
globalStyle('[data-sky] .box', { background: sky.machine })
globalStyle('[data-sky] .reel', { background: sky.reel })
globalStyle('[data-sky] .reel + .reel', { borderLeftColor: sky.gap })
globalStyle('[data-sky] .status', { '@media': { [layout.wide]: { backgroundColor: sky.gap } } })
