import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { ENGINE_IDS } from '#games/registry.ts'

/** Makes a folder with the files of a build of the games, which tests don't make, and removes it after them. */
export function useBuiltGames(): string {
  const folder = mkdtempSync(join(tmpdir(), 'games-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  const files = {
    'assets/kit-1.js': 'export const kit = 1',
    'assets/kit-1.css': 'body{}',
    ...Object.fromEntries(
      ENGINE_IDS.flatMap((game) => [
        [`assets/${game}-1.js`, "import './kit-1.js'"],
        [`assets/${game}-1.css`, 'main{}'],
      ]),
    ),
    'manifest.json': JSON.stringify({
      '_kit-1.js': { file: 'assets/kit-1.js', css: ['assets/kit-1.css'] },
      ...Object.fromEntries(
        ENGINE_IDS.map((game) => [
          `${game}/view.ts`,
          { file: `assets/${game}-1.js`, imports: ['_kit-1.js'], css: [`assets/${game}-1.css`] },
        ]),
      ),
    }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
