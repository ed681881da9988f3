import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { LANGUAGES, type Bilingual } from '#contract/core/languages.ts'
import { BadSetting } from '#server/settings.ts'
import { FREE_SPIN_GAME } from '../bonuses.ts'
import { builtInContent, type SiteContent } from '../current.ts'
import { Faults } from './faults.ts'
import { lineOf } from './line-of.ts'
import {
  catalogueFile,
  groupFile,
  levelFile,
  messageFile,
  PAGE_KEYS,
  pageFile,
  promoFile,
  slideFile,
} from './schemas.ts'

/* Reads the content of an operator from a folder (`CONTENT_DIR`). A file replaces what the repository has; the others stay. */

const NAMES = [
  'catalogue.json',
  'faq.json',
  'levels.json',
  'messages.json',
  'pages',
  'pages.json',
  'payment-info.json',
  'promos',
  'promos.json',
  'slides.json',
]

const { localeError } = en()

function parseJson(file: string, text: string, faults: Faults): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    faults.add(file, Number(/line (?<line>\d+)/u.exec(message)?.groups?.['line'] ?? 1), `is no JSON: ${message}`)
    return undefined
  }
}

/** Reads a JSON file by its schema; `null` if it is not there, or wrong. */
async function readJson<Schema extends z.ZodMiniType>(
  folder: string,
  file: string,
  schema: Schema,
  faults: Faults,
): Promise<{ value: z.output<Schema>; text: string } | null> {
  const path = join(folder, file)
  if (!existsSync(path)) return null
  const text = await readFile(path, 'utf8')
  const json = parseJson(file, text, faults)
  if (json === undefined) return null
  const result = schema.safeParse(json, { error: localeError })
  if (result.success) return { value: result.data, text }
  for (const { path: place, message } of result.error.issues)
    faults.add(file, lineOf(text, place), `${place.map(String).join('.') || 'the file'}: ${message}`)
  return null
}

const readText = async (path: string): Promise<string | null> => (existsSync(path) ? readFile(path, 'utf8') : null)

/** Reads `<name>.ru.html` and `<name>.en.html`, each instead of what there is. */
async function readHtml(folder: string, name: string, existing: Bilingual | undefined): Promise<Bilingual | null> {
  const [ru, en_] = await Promise.all(LANGUAGES.map((language) => readText(join(folder, `${name}.${language}.html`))))
  const html = { ru: ru ?? existing?.ru, en: en_ ?? existing?.en }
  return html.ru === undefined || html.en === undefined ? null : { ru: html.ru, en: html.en }
}

/** Reports values of a list that come twice. */
function checkUnique(
  file: string,
  { value, text }: { value: readonly { slug: string }[]; text: string },
  faults: Faults,
) {
  const seen = new Set<string>()
  for (const [index, { slug }] of value.entries()) {
    if (seen.has(slug)) faults.add(file, lineOf(text, [index, 'slug']), `${index}.slug: "${slug}" comes twice`)
    seen.add(slug)
  }
}

async function readPromos(folder: string, faults: Faults): Promise<SiteContent['promos']> {
  const read = await readJson(folder, 'promos.json', promoFile, faults)
  if (read !== null) checkUnique('promos.json', read, faults)
  const list = read?.value ?? builtInContent.promos
  const promos: SiteContent['promos'][number][] = []
  for (const [index, promo] of list.entries()) {
    const builtIn = builtInContent.promos.find(({ slug }) => slug === promo.slug)
    const html = await readHtml(join(folder, 'promos'), promo.slug, builtIn?.text)
    if (html === null) {
      const names = LANGUAGES.map((language) => `promos/${promo.slug}.${language}.html`).join(' and ')
      faults.add('promos.json', lineOf(read?.text ?? '', [index]), `${index}: its text is missing: ${names}`)
    } else promos.push({ ...promo, text: html })
  }
  return promos
}

async function readPages(folder: string, faults: Faults): Promise<SiteContent['pages']> {
  const facts = (await readJson(folder, 'pages.json', pageFile, faults))?.value ?? {}
  const pages = { ...builtInContent.pages }
  for (const key of PAGE_KEYS) {
    const builtIn = builtInContent.pages[key]
    pages[key] = {
      ...builtIn,
      ...facts[key],
      content: (await readHtml(join(folder, 'pages'), key, builtIn.content)) ?? builtIn.content,
      bottom: (await readHtml(join(folder, 'pages'), `${key}.bottom`, builtIn.bottom)) ?? builtIn.bottom,
    }
  }
  return pages
}

async function readGames(folder: string, faults: Faults): Promise<SiteContent['games']> {
  const read = await readJson(folder, 'catalogue.json', catalogueFile, faults)
  if (read === null) return builtInContent.games
  checkUnique('catalogue.json', read, faults)
  if (!read.value.some(({ slug }) => slug === FREE_SPIN_GAME))
    faults.add('catalogue.json', 1, `the file: "${FREE_SPIN_GAME}" is missing, the game of the free spins`)
  return read.value
}

/** The names in a folder. A mounted one has hidden names of its own, such as `..data` of Kubernetes. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('.'))

/** Reports files that no page would show. */
async function checkNames(folder: string, { promos }: Pick<SiteContent, 'promos'>, faults: Faults): Promise<void> {
  for (const name of await namesIn(folder))
    if (!NAMES.includes(name)) faults.add(name, 1, `is no file of the content. There are ${NAMES.join(', ')}`)
  const parts = {
    promos: promos.map(({ slug }) => slug),
    pages: PAGE_KEYS.flatMap((key) => [key, `${key}.bottom`]),
  }
  for (const [part, keys] of Object.entries(parts)) {
    const expected = new Set(keys.flatMap((key) => LANGUAGES.map((language) => `${key}.${language}.html`)))
    const names = existsSync(join(folder, part)) ? await namesIn(join(folder, part)) : []
    for (const name of names)
      if (!expected.has(name)) faults.add(join(part, name), 1, `belongs to nothing in ${part}.json`)
  }
}

/**
 * Reads the content of a folder.
 * @throws BadSetting with file, line and reason of each fault
 */
export async function readContent(folder: string): Promise<SiteContent> {
  const faults = new Faults(folder)
  if (!existsSync(folder)) throw new BadSetting(`CONTENT_DIR must be a folder that exists, not "${folder}".`)
  const valueOf = async <Schema extends z.ZodMiniType>(file: string, schema: Schema) =>
    (await readJson(folder, file, schema, faults))?.value
  const content: SiteContent = {
    promos: await readPromos(folder, faults),
    slides: (await valueOf('slides.json', slideFile)) ?? builtInContent.slides,
    pages: await readPages(folder, faults),
    levels: (await valueOf('levels.json', levelFile)) ?? builtInContent.levels,
    messages: (await valueOf('messages.json', messageFile)) ?? builtInContent.messages,
    faq: (await valueOf('faq.json', groupFile)) ?? builtInContent.faq,
    paymentInfo: (await valueOf('payment-info.json', groupFile)) ?? builtInContent.paymentInfo,
    games: await readGames(folder, faults),
  }
  await checkNames(folder, content, faults)
  faults.end()
  return content
}
