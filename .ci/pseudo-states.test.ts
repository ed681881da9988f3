import { describe, expect, it } from 'vitest'
import { withMarks } from '#storybook/pseudo-states.ts'

/* The states of the pointer and the keyboard that docs pages show side by side. */

describe('withMarks', () => {
  it.each([
    ['.a:hover:not(:disabled)', '.a:is(:hover, [data-docs-hover]):not(:disabled)'],
    ['.a:active', '.a:is(:active, [data-docs-active])'],
    [':focus-visible', ':is(:focus-visible, [data-docs-focus])'],
    ['.a:focus-within', '.a:is(:focus-within, :has([data-docs-focus]))'],
    ['.a:has(input:focus)', '.a:has(input:is(:focus, [data-docs-focus]))'],
  ])('%s also matches a marked element', (selector, expected) => {
    expect(withMarks(selector)).toBe(expected)
  })

  it.each(['.a', '.a:not(:disabled)', '.hover', '.a:is(:hover, [data-docs-hover])'])(
    'leaves %s as it is',
    (selector) => {
      expect(withMarks(selector)).toBeNull()
    },
  )
})
