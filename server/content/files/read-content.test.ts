import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { getPromos } from '#contract/lobby/info.ts'
import { getNotifications } from '#contract/lobby/site.ts'
import { getSupportMessages } from '#contract/lobby/support.ts'
import { resetContent } from '#server/seed/seed.ts'
import { BadSetting, readSettings } from '#server/settings.ts'
import { startServer } from '#server/start.ts'
import { post } from '#server/testing/accounts.ts'
import { createDataFolder } from '#server/testing/child-process.ts'
import { seededMemory, startTestApi, TEST_NOW } from '#server/testing/test-api.ts'
import { builtInContent, installContent, siteContent } from '../current.ts'
import { tierName } from '../levels.ts'
import { checkSafety, removedFrom } from './check-safety.ts'
import { readContent } from './read-content.ts'
import { writeContent } from './write-content.ts'

const root = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(root, { recursive: true }))
afterEach(() => installContent(builtInContent))

/** A folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(root, 'x'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** The faults of a folder, without its path. */
async function faultsOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = folderOf(files)
  const error: unknown = await readContent(folder).catch((reason: unknown) => reason)
  if (!(error instanceof BadSetting)) throw new Error('The content is valid.')
  return error.message.split('\n').map((line) => line.replace(`${folder}/`, ''))
}

const SLIDE = {
  scene: 'stars',
  url: '/promo',
  desktop: true,
  mobile: true,
  title: { ru: 'Р', en: 'E' },
  text: { ru: 'Р', en: 'E' },
  action: { ru: 'Р', en: 'E' },
}
const GAME = {
  slug: 'cherry-row',
  name: { ru: 'Р', en: 'E' },
  scene: 'cherries',
  engine: 'cherry-row',
  isTable: false,
  jackpot: null,
}

describe('content from files', () => {
  it('may be mounted, with links and hidden files as Kubernetes makes them', async () => {
    const folder = folderOf({ '..data_1/levels.json': JSON.stringify(builtInContent.levels), 'pages/.keep': '' })
    symlinkSync('..data_1', join(folder, '..data'))
    symlinkSync('..data/levels.json', join(folder, 'levels.json'))
    expect(await readContent(folder)).toEqual(builtInContent)
  })

  it('of the repository, written and read again, is the same', async () => {
    const folder = folderOf({})
    await writeContent(folder, builtInContent)
    expect(await readContent(folder)).toEqual(builtInContent)
  })

  it('is written only into a folder that is empty or new, so that no changed file is lost', async () => {
    const folder = folderOf({ 'slides.json': '[]' })
    await expect(writeContent(folder, builtInContent)).rejects.toThrow(
      new BadSetting(`${folder} is not empty. Name a new folder, so that none of your files is replaced.`),
    )
    expect(readdirSync(folder)).toEqual(['slides.json'])
    await writeContent(join(folder, 'new'), builtInContent)
    expect(readdirSync(join(folder, 'new'))).toContain('slides.json')
  })

  it('replaces what it has, and nothing else', async () => {
    const folder = folderOf({
      'slides.json': JSON.stringify([SLIDE]),
      'pages/terms-and-conditions.en.html': '<p>Our terms</p>',
    })
    const content = await readContent(folder)
    expect(content.slides).toEqual([SLIDE])
    expect(content.pages['terms-and-conditions'].content).toEqual({
      ru: builtInContent.pages['terms-and-conditions'].content.ru,
      en: '<p>Our terms</p>',
    })
    expect({ ...content, slides: [], pages: {} }).toEqual({ ...builtInContent, slides: [], pages: {} })
  })

  it.each([
    [{ 'slides.json': '[\n  {]' }, /^slides\.json:2: is no JSON: /u],
    [
      { 'slides.json': `[\n${JSON.stringify({ ...SLIDE, scene: 'cat' }, null, 1)}]` },
      /^slides\.json:3: 0\.scene: .*"gems"/u,
    ],
    [{ 'slides.json': JSON.stringify([{ ...SLIDE, image: 'x' }]) }, /^slides\.json:1: 0: .*image/u],
    [{ 'levels.json': JSON.stringify({ ...builtInContent.levels, de: {} }) }, /^levels\.json:1: .*de/u],
    [
      { 'faq.json': '[\n{ "id": "x",\n"title": {"ru":"Р","en":"E"}, "answers": [] }]' },
      /^faq\.json:2: 0\.id: .*number/u,
    ],
    [{ 'pages.json': '{ "home-page": {} }' }, /^pages\.json:1: /u],
    [{ 'promo.json': '[]' }, /^promo\.json:1: is no file of the content\. There are .*promos\.json/u],
    [{ 'pages/term.ru.html': '' }, /^pages\/term\.ru\.html:1: belongs to nothing in pages\.json$/u],
    [{ 'catalogue.json': JSON.stringify([{ ...GAME, slug: 'owl' }]) }, /"cherry-row" is missing/u],
    [
      { 'catalogue.json': `[${JSON.stringify(GAME)},\n${JSON.stringify(GAME)}]` },
      /^catalogue\.json:2: 1\.slug: "cherry-row" comes twice$/u,
    ],
    [{ 'catalogue.json': JSON.stringify([{ ...GAME, engine: 'chess' }]) }, /^catalogue\.json:1: 0\.engine: /u],
    [
      {
        'promos.json':
          '[{"slug":"new","scene":"fox","title":{"ru":"Р","en":"E"},"time":{"ru":"Р","en":"E"},"active":true,"place":"codes"}]',
      },
      /^promos\.json:1: 0: its text is missing: promos\/new\.ru\.html and promos\/new\.en\.html$/u,
    ],
  ])('that is wrong is named: %j', async (files, line) => {
    expect(await faultsOf(files)).toEqual([expect.stringMatching(line)])
  })

  it('names all faults at once, and a folder that is missing', async () => {
    expect(await faultsOf({ 'slides.json': '[1, 2]', 'faq.json': '{}' })).toHaveLength(3)
    await expect(readContent(join(root, 'none'))).rejects.toThrow(/^CONTENT_DIR must be a folder that exists/u)
  })

  it('stops a start that would serve something else', async () => {
    const data = createDataFolder()
    const CONTENT_DIR = folderOf({ 'slides.json': '{}' })
    const settings = readSettings({ PORT: '0', DATA_DIR: data.path, CONTENT_DIR })
    await expect(startServer(settings, () => Promise.resolve(null))).rejects.toThrow(/slides\.json:1: the file: /u)
    expect(siteContent()).toBe(builtInContent)
    data.remove()
  })
})

describe('what the app removes', () => {
  const guard = {
    sanitise: (html: string) => html.replace(/<script>.*<\/script>|onclick="[^"]*"/gsu, ''),
    allowsAddress: (address: string) => address.startsWith('/'),
  }

  it('is named with its line, but not what stands in a comment', () => {
    const html = '<p>A</p>\n<!-- <script></script> -->\n<p onclick="x">B</p>\n<script>\nx</script>'
    expect(removedFrom(html, guard.sanitise)).toEqual([
      { name: 'onclick', line: 3 },
      { name: '<script>', line: 4 },
    ])
    expect(removedFrom('<p>A <a href="/faq">B</a></p>', guard.sanitise)).toEqual([])
  })

  it('is a fault of the file: texts, answers and addresses', async () => {
    const answer = { title: { ru: 'Р', en: 'E' }, text: { ru: '<p>Р</p>', en: '<script>x</script>' } }
    const folder = folderOf({
      'pages/privacy.ru.html': '<p>A</p>\n<script>x</script>',
      'faq.json': JSON.stringify([{ id: 1, title: { ru: 'Р', en: 'E' }, answers: [answer] }]),
      'slides.json': `[\n${JSON.stringify({ ...SLIDE, url: 'javascript:x' })}]`,
    })
    const error: unknown = await checkSafety(folder, guard).catch((reason: unknown) => reason)
    expect(
      String(error)
        .split('\n')
        .map((line) => line.split(`${folder}/`)[1]),
    ).toEqual([
      'pages/privacy.ru.html:2: <script> is not allowed in texts',
      'faq.json:1: <script> is not allowed in texts',
      'slides.json:2: url must be a path of the site',
    ])
  })
})

describe('content of a running server', () => {
  it('is that of the worked example', async () => {
    const page = readFileSync('docs/howto/change-content.md', 'utf8')
    const example = [...page.matchAll(/```\w+ (?<name>\S+)\n(?<text>[\s\S]*?)```/gu)]
    const files = Object.fromEntries(example.map(({ groups }) => [groups?.['name'] ?? '', groups?.['text'] ?? '']))
    expect(Object.keys(files)).toHaveLength(3)
    installContent(await readContent(folderOf(files)))
    const api = await startTestApi(seededMemory())
    const { items } = await api.read(getPromos, '/api/v2/promo', 'en')
    expect(items).toMatchObject([{ title: 'Autumn week', time_message: '1 to 7 October', place: 'bonuses' }])
    expect(items[0]?.text).toContain('A week at the lighthouse')
    await api.stop()
  })

  it('says other messages in the banner and the support chat', async () => {
    const both = (text: string) => ({ ru: text, en: text })
    const messages = { news: [both('Welcome to the harbour.')], supportReply: both('We answer within an hour.') }
    installContent(await readContent(folderOf({ 'messages.json': JSON.stringify(messages) })))
    const api = await startTestApi(seededMemory())
    const [line, tournament, ...others] = await api.read(getNotifications, '/api/v2/notifications', 'en')
    expect([line, others]).toEqual(['Welcome to the harbour.', []])
    expect(tournament).toContain('tournament')
    await post(
      api,
      `/v2/support/${'a'.repeat(32)}`,
      { id: 'b'.repeat(32), text: 'Hello', client: {} },
      { language: 'en' },
    )
    const { items } = await api.read(getSupportMessages, `/api/v2/support/${'a'.repeat(32)}`, 'en')
    expect(items.map(({ text }) => text)).toEqual(['Hello', 'We answer within an hour.'])
    await api.stop()
  })

  it('has other names of levels, and another catalogue with its own seed', async () => {
    const other = { ...GAME, slug: 'owl-yard', name: { ru: 'Сова', en: 'Owl' }, engine: 'amber-coast', jackpot: 2 }
    const levels = { ...builtInContent.levels, en: { ...builtInContent.levels.en, newbie: 'Sailor' } }
    const api = await startTestApi(seededMemory())
    installContent(
      await readContent(
        folderOf({ 'catalogue.json': JSON.stringify([GAME, other]), 'levels.json': JSON.stringify(levels) }),
      ),
    )
    expect(tierName(0, 'en')).toBe('Sailor 1')
    await resetContent(api.database.db, { now: TEST_NOW, seed: 1 })
    const games = await api.database.db.selectFrom('games').select(['slug', 'engine', 'pot_id']).orderBy('id').execute()
    expect(games).toEqual([
      { slug: 'cherry-row', engine: 'cherry-row', pot_id: null },
      { slug: 'owl-yard', engine: 'amber-coast', pot_id: 2 },
    ])
    await api.stop()
  })
})
