import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { getConfiguration } from 'chromatic/node'
import { describe, expect, it } from 'vitest'
import { everyMode, phoneModes } from '#storybook/chromatic.ts'
import { modes } from '#storybook/modes.ts'
import { PHONE_STORIES, planShots } from './plan.ts'
import { sourcesReachedFrom } from './story-sources.ts'
import { titleOf } from './trees.ts'

const root = join(import.meta.dirname, '..')
const readText = (path: string): string => readFileSync(join(root, path), 'utf8')
const readSource = (path: string): string | null => (existsSync(join(root, path)) ? readText(path) : null)
const configuration = await getConfiguration(join(root, 'chromatic.config.json'))

/** Modes that Chromatic captures of a story with these parameters. */
const capturedModes = (ofStory: Readonly<Record<string, { disable: boolean }>> = {}) =>
  Object.keys(everyMode.modes).filter((id) => ofStory[id]?.disable !== true)
const plannedModes = (story: string) =>
  planShots([story]).flatMap(({ subject, mode, state }) =>
    subject.kind === 'story' && state === null ? [mode.id] : [],
  )

describe('parameters of Chromatic', () => {
  it('capture every mode of our table, each with its viewport, language and theme', () => {
    expect(capturedModes()).toEqual(modes.map(({ id }) => id))
    expect(everyMode.modes['390-en-night']).toEqual({
      viewport: { width: 390, height: 844 },
      language: 'en',
      theme: 'night',
    })
    expect(readText('.storybook/preview.tsx')).toContain('chromatic: everyMode')
  })

  it('leave out a desktop for the stories that show nothing on it, and no other', () => {
    const titles = new Set([...PHONE_STORIES].map(titleOf))
    for (const story of PHONE_STORIES) expect(capturedModes(phoneModes.modes)).toEqual(plannedModes(story))
    const files = globSync('{stories,ui}/**/*.stories.tsx', { cwd: root }).filter((file) =>
      readText(file).includes('chromatic: phoneModes'),
    )
    const titleIn = (file: string) => /title: '([^']+)'/u.exec(readText(file))?.[1]?.replace('/', '-').toLowerCase()
    expect(new Set(files.map(titleIn))).toEqual(titles)
  })

  it('leave out the review page', () => {
    expect(readText('visual-tests/review/ReviewPage.stories.tsx')).toContain('chromatic: noPicture')
  })
})

describe('chromatic.config.json', () => {
  const isExternal = (path: string) => (configuration.externals ?? []).some((glob) => matchesGlob(path, glob))

  it('fails a build with changes, and builds Storybook by a script of package.json', () => {
    expect(configuration).toMatchObject({ exitZeroOnChanges: false, onlyChanged: true })
    expect(Object.keys(JSON.parse(readText('package.json')).scripts)).toContain(configuration.buildScriptName)
  })

  // The build evaluates styles apart from the modules of the stories, so TurboSnap cannot trace what they import.
  it('captures everything after a change of a file that styles import, or of a text', () => {
    const styles = globSync('{ui,app,stories}/**/*.css.ts', { cwd: root })
    const texts = globSync('app/i18n/**/*.ts', { cwd: root })
    expect([...sourcesReachedFrom(styles, readSource), ...texts].filter((path) => !isExternal(path))).toEqual([])
  })

  it('traces a change of a component or story', () => {
    expect(
      ['ui/primitives/Button/Button.tsx', 'stories/primitives/Button/Button.stories.tsx'].filter(isExternal),
    ).toEqual([])
  })
})
