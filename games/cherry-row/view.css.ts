import { globalStyle } from '@vanilla-extract/css'
import { kitArt } from '../kit/styles/colours.ts'
import { layout } from '../kit/styles/layouts.ts'
import { radius, size, space, weight } from '../kit/styles/tokens.ts'
import { sky } from '../skins/skies.css.ts'
import { art } from './colours.ts'

/* Cherry Row: a fruit stall in the evening. Other games stand below the sky of their cover. */

globalStyle('.sign', {
  zIndex: 1,
  '@media': {
    [layout.wide]: {
      gridColumn: 2,
      justifySelf: 'center',
      marginBottom: '-6px',
      padding: '6px 22px 12px',
      border: `1px solid ${art.signBorder}`,
      borderRadius: radius.medium,
      fontSize: 'clamp(1.125rem, 4.2vh, 1.625rem)',
      fontWeight: weight.heading,
      color: kitArt.sign,
      background: art.signFill,
      textAlign: 'center',
    },
  },
})
globalStyle('[data-sky] .sign', {
  '@media': { [layout.wide]: { borderColor: sky.signBorder, background: sky.sign } },
})
globalStyle('.row-picture', { display: 'inline-flex', gap: space[1] })
globalStyle('.row-picture svg', {
  width: '26px',
  height: '26px',
  '@media': { [layout.wide]: { width: 'clamp(20px, 5vh, 30px)', height: 'clamp(20px, 5vh, 30px)' } },
})
globalStyle('.controls', { '@media': { [layout.wide]: { position: 'relative' } } })
globalStyle('.paytable', { '@media': { [layout.wide]: { justifySelf: 'end' } } })
globalStyle('.paytable table', { '@media': { [layout.wide]: { marginTop: '6px' } } })
globalStyle('.paytable th, .paytable td', {
  '@media': { [layout.wide]: { padding: 'clamp(1px, 0.9vh, 7px) 0', verticalAlign: 'middle' } },
})
globalStyle('.paytable td', { '@media': { [layout.wide]: { paddingLeft: space[3], fontSize: size[17] } } })
globalStyle('.outcome', { '@media': { [layout.wide]: { justifySelf: 'start', width: 'min(100%, 210px)' } } })
globalStyle('.moon', { '@media': { [layout.small]: { display: 'none' } } })
