import { globalKeyframes, globalStyle } from '@vanilla-extract/css'
import { colour } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { radius, space } from '../kit/styles/tokens.ts'
import { art } from './colours.ts'
import { stripOf } from '../kit/styles/parts.ts'

/* The stall of Cherry Row, with its reels. */

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
      flex: '0 1 calc(100% - 20vh)',
      margin: `0 ${space[5]}`,
      borderWidth: '0 8px 8px',
      borderRadius: '0 0 14px 14px',
    },
    [layout.small]: { margin: `0 ${space[1]} ${space[1]}`, borderWidth: '0 4px 4px' },
  },
})
globalStyle('.reels', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
  position: 'absolute',
  inset: '0 8px 10px',
  '@media': { [layout.wide]: { inset: '0 14px 16px' }, [layout.small]: { inset: '0 6px 6px', gap: '6px' } },
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
  inset: 'calc((100% - 10px) / 3 - 2px) 2px calc((100% - 10px) / 3 + 8px)',
  border: `3px solid ${colour.gold}`,
  borderRadius: '14px',
  boxShadow: art.paylineEdge,
  '@media': {
    [layout.wide]: { inset: 'calc((100% - 16px) / 3 - 2px) 6px calc((100% - 16px) / 3 + 14px)' },
    [layout.small]: { inset: 'calc((100% - 6px) / 3 - 2px) 1px calc((100% - 6px) / 3 + 4px)' },
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
globalStyle('.machine::before, .machine::after', {
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
globalStyle('.machine::after', { '@media': { [layout.wide]: { inset: '12px 8px -14px auto' } } })
globalKeyframes('pulse', { '50%': { transform: 'scale(1.1)' } })
globalKeyframes('shine', { '40%': { borderColor: art.shine, boxShadow: art.shineGlow } })
