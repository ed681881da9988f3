import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, it } from 'vitest'
import { stateTable, type StateName } from './states.ts'

/* Styles for a state that no picture shows can be lost unseen. A folder has a story in a state for each of its style sheets. */

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What in a style sheet makes a component look different in a state. */
const STYLES = {
  hover: /:hover/u,
  pressed: /:active/u,
  'forced-colours': /media\.forcedColours/u,
  'motion-half': /keyframes\(/u,
  print: /\bprint: \{/u,
  // Between the widths of the modes.
  'at-768': /media\.(?:from700|from1024|from1100|from1190|below1024|below1190)/u,
} as const satisfies Partial<Record<StateName, RegExp>>

/** Style sheets whose state is seen in a story of another component, or in none. */
const EXCEPTIONS: readonly string[] = [
  // In PageFrame, Every layer.
  'ui/product/GameWindow/GameWindow.css.ts print',
  'ui/product/LuckyStrip/LuckyStrip.css.ts print',
  // Two captures of it differ.
  'ui/product/Receipt/Receipt.css.ts forced-colours',
]

const titleOf = (storyId: string): string => storyId.split('--')[0] ?? ''
/** The ids of the pages of a folder's stories; none for parts that only other components use. */
const titlesIn = (folder: string): string[] =>
  globSync('*.stories.tsx', { cwd: join(root, folder) }).map((file) =>
    titleOf(toId(/title: '([^']+)'/u.exec(read(join(folder, file)))?.[1] ?? '', 'any')),
  )

const sheets = globSync('ui/{layout,primitives,product,text}/**/*.css.ts', { cwd: root })

it.each(Object.entries(STYLES))(
  'each style sheet with styles for %s has a story of its folder in that state',
  (state, pattern) => {
    const seen = stateTable
      .filter(({ states }) => states.some((name) => name === state))
      .flatMap(({ stories }) => stories.map(titleOf))
    const styled = sheets.filter((sheet) => pattern.test(read(sheet)))
    const unseen = [...Map.groupBy(styled, dirname)].flatMap(([folder, sheetsOfFolder]) => {
      const titles = titlesIn(folder)
      return titles.length === 0 ? [] : sheetsOfFolder.slice(seen.filter((title) => titles.includes(title)).length)
    })
    expect(unseen.map((sheet) => `${sheet} ${state}`).toSorted()).toEqual(
      EXCEPTIONS.filter((one) => one.endsWith(` ${state}`)),
    )
  },
)
