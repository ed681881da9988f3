import { globalStyle } from '@vanilla-extract/css'
import { assignColours, colour, kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { lineHeight, radius, size, weight } from '../kit/styles/tokens.ts'
import { sky } from '../skins/skies.css.ts'
import { art, palette } from './colours.ts'

/* Amber Coast: five reels above the sea, at sunset, or below the sky of the game's cover. The paytable and the result stand beside the reels in the wide layout. */

globalStyle(':root', { vars: assignColours(palette) })
globalStyle('.paytable thead th', { textAlign: 'right', fontWeight: weight.strong, color: colour.muted })
globalStyle('.paytable th svg', {
  display: 'block',
  width: '30px',
  height: '30px',
  '@media': { [layout.wide]: { width: 'clamp(20px, 4.9vh, 34px)', height: 'clamp(20px, 4.9vh, 34px)' } },
})
globalStyle('.paytable .wild td', {
  fontSize: size[13],
  fontWeight: weight.body,
  lineHeight: lineHeight.label,
  textAlign: 'left',
  whiteSpace: 'normal',
  '@media': { [layout.wide]: { paddingLeft: '10px', fontSize: size[13] } },
})
/* Three rows at most, so that the reels keep their height; the announcement has all. */
globalStyle('.caption', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  height: '3.9em',
  overflow: 'hidden',
  fontSize: size[13],
  lineHeight: lineHeight.compact,
  '@media': { [layout.small]: { display: 'none' } },
})
/* The total of open free spins stands above the reels. */
globalStyle('.outcome:has(.win:empty) .caption', { gridColumn: '1 / -1' })
globalStyle('.outcome .win:empty', { display: 'none' })
globalStyle('main', {
  '@media': {
    [layout.wide]: {
      gridTemplateColumns: 'minmax(196px, 1fr) minmax(0, min(88vh, 760px)) minmax(190px, 1fr)',
      gap: '0 clamp(10px, 2vw, 32px)',
    },
  },
})
globalStyle('.sign', {
  '@media': {
    [layout.wide]: {
      zIndex: 1,
      gridColumn: 2,
      justifySelf: 'center',
      marginBottom: '-12px',
      padding: '5px 24px 7px',
      border: `1px solid ${art.brass}`,
      borderRadius: radius.medium,
      fontSize: 'clamp(1.0625rem, 3.8vh, 1.5rem)',
      fontWeight: weight.heading,
      color: kitArt.onGold,
      background: colour.goldFace,
      boxShadow: art.signShadow,
      textAlign: 'center',
    },
  },
})
globalStyle('[data-sky] .sign', {
  '@media': {
    [layout.wide]: { borderColor: sky.signBorder, color: kitArt.sign, background: sky.sign },
  },
})
globalStyle('.panel.paytable', {
  '@media': { [layout.wide]: { justifySelf: 'stretch', padding: 'clamp(8px, 2vh, 16px) clamp(10px, 1.2vw, 18px)' } },
})
globalStyle('.paytable th, .paytable td', {
  '@media': { [layout.wide]: { padding: 'clamp(0px, 0.4vh, 5px) 0', verticalAlign: 'middle' } },
})
globalStyle('.paytable td', {
  '@media': { [layout.wide]: { paddingLeft: '6px', fontSize: 'clamp(0.8125rem, 2.6vh, 1.0625rem)' } },
})
globalStyle('.outcome', { '@media': { [layout.wide]: { justifySelf: 'stretch' } } })
globalStyle('.outcome .caption', {
  '@media': {
    [layout.wide]: {
      display: 'block',
      height: 'auto',
      overflow: 'visible',
      fontSize: '0.875rem',
      whiteSpace: 'pre-line',
    },
  },
})
globalStyle('[data-free] .outcome:has(.win:empty) h2', {
  '@media': {
    // The total of open free spins stands below the reels.
    [layout.wide]: { display: 'none' },
    [layout.small]: { display: 'none' },
  },
})
