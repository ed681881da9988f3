import { globalStyle } from '@vanilla-extract/css'
import { layout } from './layouts.ts'
import { radius, white } from './tokens.ts'

/* Styles that several frames or elements share. */

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const focusRing = { outline: `3px solid ${white}`, outlineOffset: '2px' } as const

/** An input over its label, which shows its state. Firefox paints a disabled one, so it has no background. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: 'inherit',
  background: 'none',
  appearance: 'none',
  outline: 'none',
  boxShadow: 'none',
  cursor: 'pointer',
} as const

/** The strip of a reel that shows three of its cells. */
export const stripOf = (cells: number) =>
  ({
    position: 'absolute',
    inset: '0 0 auto',
    display: 'grid',
    gridAutoRows: 'minmax(0, 1fr)',
    height: `calc(100% * ${cells} / 3)`,
    willChange: 'transform',
  }) as const

/** In the wide layout the result is a bar above the table, instead of a panel beside it. */
export function styleOutcomeBar(padding: string): void {
  globalStyle('.panel.outcome', {
    '@media': {
      [layout.wide]: {
        gridColumn: 2,
        gridRow: 1,
        flexFlow: 'row wrap',
        gap: '0 clamp(8px, 1.5vw, 16px)',
        alignItems: 'center',
        width: '100%',
        minHeight: '60px',
        marginBottom: 'clamp(6px, 2vh, 16px)',
        padding,
        borderRadius: radius.tile,
      },
    },
  })
  globalStyle('.outcome h2, .outcome .round', { '@media': { [layout.wide]: { display: 'none' } } })
  globalStyle('.win', { '@media': { [layout.wide]: { order: 1, fontSize: '1.75rem' } } })
  globalStyle('.outcome dl', { '@media': { [layout.wide]: { order: 2, marginLeft: 'auto', padding: 0, border: 0 } } })
  globalStyle('.outcome .link', { '@media': { [layout.wide]: { order: 3 } } })
  // Leaves the balance in view.
  globalStyle('.notices', {
    '@media': {
      [layout.wide]: { left: 'clamp(12px, 3.5vw, 36px)', width: 'min(540px, 54%)', translate: 'none' },
    },
  })
  globalStyle('.sound', { '@media': { [layout.wide]: { position: 'static', background: 'none' } } })
}
