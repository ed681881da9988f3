import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarations, references } from './variables.ts'

describe('variables', () => {
  const values = { small: '8px', absent: undefined, nested: { fill: '#0a0e1f' }, weight: 500 } as const

  it('declares and references each value, also of a nested group, by the same name', () => {
    expect(declarations('group', values)).toEqual({
      '--cass-group-small': '8px',
      '--cass-group-nested-fill': '#0a0e1f',
      '--cass-group-weight': '500',
    })
    const { small, nested, weight } = references('group', values)
    expect([small, nested.fill, weight]).toEqual([
      'var(--cass-group-small)',
      'var(--cass-group-nested-fill)',
      'var(--cass-group-weight)',
    ])
  })
})

describe('styles', () => {
  const ui = join(import.meta.dirname, '..')
  /** Default values are for the theme and its checks: a style that used them would keep them in every theme. */
  const RAW = /from '[^']*\/(?:values|art-colours|palettes)\.ts'/u

  it('use the CSS variables of tokens, never their default values', () => {
    const files = globSync('{layout,primitives,private,product,styles,text}/**/*.{ts,tsx}', { cwd: ui })
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => RAW.test(readFileSync(join(ui, file), 'utf8')))).toEqual([])
  })
})
