import { expect, it } from 'vitest'
import { greenAndSquare } from '#stories/fixtures/green-and-square.ts'
import { orangery } from '#stories/fixtures/second-brand.ts'
import { checkTheme } from '#ui/theme/check-theme.ts'
import { scaleValues } from '#ui/tokens/values.ts'

it.each([
  ['the second brand of the Storybook', orangery],
  ['the recipe on the page Brand', greenAndSquare],
])('%s has enough contrast', (_, theme) => {
  expect(checkTheme(theme)).toEqual([])
})

it('the recipe on the page Brand makes every corner square that a theme can', () => {
  const steps = [...greenAndSquare.css.matchAll(/--cass-radius-(\w+):0px/gu)].map(([, step]) => step)
  expect(new Set(steps)).toEqual(new Set(Object.keys(scaleValues.radius).filter((step) => step !== 'full')))
})
