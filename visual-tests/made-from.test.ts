import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeInto } from './baselines.ts'
import { readMadeFrom } from './made-from.ts'

const story = (id: string, path: string) => [id, { id, importPath: path, type: 'story' }] as const
const entries = Object.fromEntries([
  story('a--one', './stories/A/A.stories.tsx'),
  story('b--one', './ui/B/B.stories.tsx'),
])
const fetched = (path: string, chunk: string, numbers: string) =>
  `"${path}":()=>a(()=>import(\`./${chunk}\`).then(e=>(e.r(),e.t)),__vite__mapDeps([${numbers}]),import.meta.url)`

/** A minimal Storybook build: two stories, one of them with a chunk, a style with a font, and a lazy import. */
const built: Readonly<Record<string, string>> = {
  'iframe.html': '<script src="./assets/iframe-00000000.js"></script>',
  'index.json': JSON.stringify({ entries }),
  'fox.svg': '<svg/>',
  'axe/axe.min.js': 'axe',
  'sb-manager/globals.js': 'manager',
  'assets/iframe-00000000.js':
    'm.f=["./A.stories-aaaaaaaa.js","./part-11111111.js","./part-22222222.css","./B.stories-bbbbbbbb.js","./R.stories-dddddddd.js"];' +
    `all={${fetched('./stories/A/A.stories.tsx', 'A.stories-aaaaaaaa.js', '0,1,2')},${fetched('./ui/B/B.stories.tsx', 'B.stories-bbbbbbbb.js', '3')},${fetched('./visual-tests/review/R.stories.tsx', 'R.stories-dddddddd.js', '4')}};` +
    'import"./shared-33333333.js"',
  'assets/shared-33333333.js': 'shared',
  'assets/A.stories-aaaaaaaa.js': 'import"./part-11111111.js";import(`./later-44444444.js`)',
  'assets/B.stories-bbbbbbbb.js': 'b',
  'assets/R.stories-dddddddd.js': 'review page',
  'assets/part-11111111.js': 'part',
  'assets/part-22222222.css': 'url(letters-55555555.woff2)',
  'assets/letters-55555555.woff2': 'letters',
  'assets/later-44444444.js': 'later',
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-from-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Source hashes of the two stories in such a build. */
async function read(files: Readonly<Record<string, string>>, environment = 'chromium') {
  await rm(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) await writeInto(join(folder, path), text)
  const madeFrom = await readMadeFrom(folder, environment)
  return { a: madeFrom('a--one'), b: madeFrom('b--one'), unknown: madeFrom('c--one') }
}

const whichChanged = async (files: Readonly<Record<string, string>>) => {
  const [before, after] = [await read(built), await read(files)]
  return [before.a === after.a ? '' : 'a', before.b === after.b ? '' : 'b'].join('')
}

describe('readMadeFrom', () => {
  it.each([
    ['its own file', 'assets/A.stories-aaaaaaaa.js', 'a'],
    ['a chunk it imports', 'assets/part-11111111.js', 'a'],
    ['its style', 'assets/part-22222222.css', 'a'],
    ['a font of its style', 'assets/letters-55555555.woff2', 'a'],
    ['a lazy import', 'assets/later-44444444.js', 'a'],
    ['another story', 'assets/B.stories-bbbbbbbb.js', 'b'],
    ['the review page', 'assets/R.stories-dddddddd.js', ''],
    ['a shared chunk', 'assets/shared-33333333.js', 'ab'],
    ['a static file', 'fox.svg', 'ab'],
    ['axe', 'axe/axe.min.js', 'ab'],
    ['the preview page', 'iframe.html', 'ab'],
    ["Storybook's manager", 'sb-manager/globals.js', ''],
  ])('detects a change of %s', async (_, path, changed) => {
    await expect(whichChanged({ ...built, [path]: `${built[path]} ` })).resolves.toBe(changed)
  })

  it('ignores content hashes in file names', async () => {
    const renamed = Object.entries(built).map(([path, text]) => [
      path.replace('bbbbbbbb', 'cccccccc'),
      text.replaceAll('bbbbbbbb', 'cccccccc'),
    ])
    await expect(whichChanged(Object.fromEntries(renamed))).resolves.toBe('')
  })

  it('depends on the environment, and is null for an unknown story', async () => {
    const [here, there] = [await read(built), await read(built, 'another')]
    expect(here.a).not.toBe(there.a)
    expect(here.unknown).toBeNull()
  })

  it('rejects a build with an unknown structure', async () => {
    await expect(read({ ...built, 'assets/iframe-00000000.js': 'all={}' })).rejects.toThrow('made-from.ts')
  })
})
