import { declarations, references } from '#ui/tokens/variables.ts'

/** The colours of a frame by role. A game replaces those that its picture needs. */
export const palette = {
  ink: '#1b0716',
  panel: 'rgb(30 8 26 / 78%)',
  line: 'rgb(255 226 196 / 24%)',
  border: '#b98ba2',
  text: '#fff6ec',
  muted: '#e4c9d0',
  field: '#2c0d26',
  dialog: '#2a0d25',
  off: '#5a3440',
  shade: 'rgb(30 8 26 / 88%)',
  gold: '#ffd27a',
  goldFace: 'linear-gradient(#ffe3a0, #ffc24d 55%, #f9a92f)',
} as const
export type FramePalette = Partial<Record<keyof typeof palette, string>>

/** The colours in use, as CSS variables. */
export const colour = references('frame', palette)

/** Sets the CSS variables of a palette. */
export const assignColours = (colours: FramePalette): Record<`--${string}`, string> => declarations('frame', colours)

/** Colours that are the same in every game. */
export const kitArt = {
  /** Text on the main button. */
  onGold: '#3a1a00',
  /** Text on a golden mark. */
  inkOnGold: '#2a1500',
  goldButtonShadow: 'inset 0 1px 0 #fff3d0, 0 6px 18px rgb(0 0 0 / 35%)',
  offText: '#f3d9b6',
  quietFill: 'rgb(255 255 255 / 6%)',
  sign: '#ffe9c4',
  star: '#ffc94f',
  starGlow: '0 0 10px #ffb52e, 0 1px 2px rgb(70 20 0 / 70%)',
  gainGlow: '0 0 10px #ffb52e',
  /** The scene of a large win. */
  sceneGlow: 'drop-shadow(0 0 18px rgb(255 181 46 / 55%))',
  sceneTextShadow: '0 2px 12px rgb(0 0 0 / 60%)',
  plateShadow: '0 10px 30px rgb(0 0 0 / 50%), 0 0 26px rgb(255 181 46 / 45%)',
  problemFill: '#4a0f22',
  noticeShadow: '0 8px 24px rgb(0 0 0 / 45%)',
  error: '#ff9d8f',
  bonus: '#cfc0ff',
  /** A chosen stake. */
  chosen: '#fff6ec',
  backdrop: 'rgb(10 2 10 / 70%)',
} as const
