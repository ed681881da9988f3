import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { zIndex } from './scale.ts'

const root = join(import.meta.dirname, '..', '..')

it('every z-index of the site is a layer of the one declared order', () => {
  const files = globSync('{ui,app,stories,.storybook}/**/*.{css.ts,tsx,css,html}', { cwd: root })
  const others = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /\bzIndex: (?!zIndex\.\w)|z-index: /u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(others).toEqual([])
})

it('the order of layers goes from the bottom up', () => {
  const order = Object.values(zIndex).map(Number)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})
