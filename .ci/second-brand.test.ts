import { expect, it } from 'vitest'
import { orangery } from '#stories/fixtures/second-brand.ts'
import { checkTheme } from '#ui/theme/check-theme.ts'

it('the second brand of the Storybook has enough contrast', () => {
  expect(checkTheme(orangery)).toEqual([])
})
