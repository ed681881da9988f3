import { expect, it } from 'vitest'
import * as ui from '../index.ts'

const sources = Object.values(
  import.meta.glob<string>('../**/*.test.tsx', { query: '?raw', import: 'default', eager: true }),
)
const components = Object.keys(ui).filter((name) => /^[A-Z]/u.test(name) && name !== 'UiProvider')

it.each(components)('%s is checked by describeComponent', (name) => {
  const call = new RegExp(String.raw`describeComponent\(\s*'${name}'`, 'u')
  expect(sources.some((source) => call.test(source))).toBe(true)
})
