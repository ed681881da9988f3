import type { FramePalette } from '../kit/styles/colours.ts'

/** The colours of the frame. */
export const palette: FramePalette = {
  ink: '#0a1220',
  panel: 'rgb(10 18 32 / 80%)',
  shade: 'rgb(10 18 32 / 90%)',
  border: '#7f93ad',
  muted: '#c3d0e2',
  field: '#16283c',
  dialog: '#122136',
  off: '#33455c',
}

/** Colours of the gallery and its field: art, so no tokens of the design system. */
export const art = {
  cell: 'linear-gradient(160deg, #4b6a8c, #2b4463 55%, #223854)',
  cellBorder: '#6f8bab',
  cellShadow: 'inset 0 1px 0 rgb(255 255 255 / 28%), 0 3px 6px rgb(0 0 0 / 35%)',
  hoveredCell: 'linear-gradient(160deg, #5d80a6, #375579 55%, #2b4667)',
  waiting: '#1b2e46',
  waitingShadow: 'inset 0 2px 6px rgb(0 0 0 / 50%)',
  opened: 'radial-gradient(circle at 50% 55%, #1d4a6e, #0d1b2d 78%)',
  openedBorder: '#2c4766',
  openedShadow: 'inset 0 2px 6px rgb(0 0 0 / 55%)',
  mine: '#14202f',
  hit: 'radial-gradient(circle at 50% 50%, #8c2f2a, #33121a 80%)',
  timber: '#5d3b22',
  opaquePanel: '#0e1a2b',
} as const
