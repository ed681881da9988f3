import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zIndex } from './scale.ts'

const root = join(import.meta.dirname, '..', '..')

/** Layers that lie over other content, with the room of a box. Toasts and dialogs have their surface inside. */
const SURFACES = /\bzIndex: zIndex\.(?:bar|floatingWindow|filledWindow|popup)\b/u

/** The rules of a style file that make such a layer, by name. */
function layersOf(file: string): [name: string, rule: string][] {
  const rules = readFileSync(join(root, file), 'utf8').split(/^(?=export const )/mu)
  return rules.filter((rule) => SURFACES.test(rule)).map((rule) => [`${file} ${/\w+(?= = )/u.exec(rule)?.[0]}`, rule])
}

it('every z-index of the site is a layer of the one declared order', () => {
  const files = globSync('{ui,app,stories}/**/*.{css.ts,tsx,css,html}', { cwd: root })
  const others = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /\bzIndex: (?!zIndex\.\w)|z-index: /u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(others).toEqual([])
})

it.each(globSync('ui/**/*.css.ts', { cwd: root }).flatMap(layersOf))(
  'nothing shines through the layer %s',
  (_, rule) => {
    expect(rule).toMatch(/\bbackground: colour\.\w+,/u)
    expect(rule).not.toMatch(/\bopacity: (?!0,)/u)
  },
)

it('the order of layers goes from the bottom up', () => {
  const order = Object.values(zIndex).map(Number)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})
