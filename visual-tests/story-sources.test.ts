import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourcesReachedFrom } from './story-sources.ts'

const files: Readonly<Record<string, string>> = {
  'stories/Button.stories.tsx':
    "import type { Meta } from '@storybook/react-vite'\nimport { Button } from '#ui/index.ts'\n",
  'stories/Card.stories.tsx': "import {\n  Card,\n  type CardProps,\n} from '#ui/index.ts'\n",
  'ui/index.ts':
    "/** Entry. */\nexport { Button, type ButtonProps } from './Button.tsx'\nexport {\n  Card,\n  type CardProps,\n} from './Card.tsx'\n",
  'ui/Button.tsx': "import * as styles from './Button.css.ts'\nexport const Button = () => import('./lazy.ts')\n",
  'ui/Button.css.ts': "import { colour } from './tokens.css.ts'\nimport latin from '../fonts/latin.woff2?url'\n",
  'ui/Card.tsx': "import { Button } from './Button.tsx'\nimport './side-effect.css'\n",
  'ui/tokens.css.ts': 'export const colour = 1\n',
  'ui/lazy.ts': '',
  'ui/side-effect.css': '',
  'fonts/latin.woff2': '',
}
const reach = (...entries: string[]) => [...sourcesReachedFrom(entries, (path) => files[path] ?? null)].sort()

describe('sourcesReachedFrom', () => {
  it('follows styles to tokens and fonts, and lazy imports', () => {
    expect(reach('ui/Button.tsx')).toEqual([
      'fonts/latin.woff2',
      'ui/Button.css.ts',
      'ui/Button.tsx',
      'ui/lazy.ts',
      'ui/tokens.css.ts',
    ])
  })

  it('follows only the imported names of a module that re-exports', () => {
    expect(reach('stories/Button.stories.tsx')).not.toContain('ui/Card.tsx')
    expect(reach('stories/Card.stories.tsx')).toEqual(
      expect.arrayContaining(['ui/Card.tsx', 'ui/side-effect.css', 'ui/tokens.css.ts']),
    )
  })

  it('names near files before those that every story shares', () => {
    const order = [
      ...sourcesReachedFrom(['stories/Button.stories.tsx', 'ui/tokens.css.ts'], (path) => files[path] ?? null),
    ]
    expect(order).toEqual([
      'stories/Button.stories.tsx',
      'ui/tokens.css.ts',
      'ui/Button.tsx',
      'ui/Button.css.ts',
      'ui/lazy.ts',
      'fonts/latin.woff2',
    ])
  })

  it('reaches the files of a real story, and not those of other components', () => {
    const root = join(import.meta.dirname, '..')
    const reached = sourcesReachedFrom(['ui/primitives/Alert/Alert.stories.tsx'], (path) => {
      try {
        return readFileSync(join(root, path), 'utf8')
      } catch {
        return null
      }
    })
    expect(reached).toContain('ui/primitives/Alert/Alert.css.ts')
    expect(reached).toContain('ui/tokens/palettes.ts')
    expect(reached).not.toContain('ui/product/BonusCard/BonusCard.tsx')
  })
})
