import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Bilingual } from '#contract/core/languages.ts'
import { BadSetting } from '#server/settings.ts'
import type { SiteContent } from '../current.ts'
import { PAGE_KEYS } from './schemas.ts'

/**
 * Writes content as the files that `readContent` reads: what an operator begins with.
 * @throws BadSetting if the folder has files already
 */
export async function writeContent(folder: string, content: SiteContent): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new BadSetting(`${folder} is not empty. Name a new folder, so that none of your files is replaced.`)
  await mkdir(join(folder, 'promos'), { recursive: true })
  await mkdir(join(folder, 'pages'), { recursive: true })
  const writeJson = (name: string, value: unknown) =>
    writeFile(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`)
  const writeHtml = async (name: string, html: Bilingual) => {
    for (const language of LANGUAGES)
      if (html[language] !== '') await writeFile(join(folder, `${name}.${language}.html`), html[language])
  }
  await writeJson('slides', content.slides)
  await writeJson('levels', content.levels)
  await writeJson('messages', content.messages)
  await writeJson('faq', content.faq)
  await writeJson('payment-info', content.paymentInfo)
  await writeJson('catalogue', content.games)
  await writeJson(
    'promos',
    content.promos.map(({ slug, scene, title, time, active, place }) => ({ slug, scene, title, time, active, place })),
  )
  for (const { slug, text } of content.promos) await writeHtml(join('promos', slug), text)
  const facts = PAGE_KEYS.map((key) => {
    const { title, description, keywords } = content.pages[key]
    return [key, { title, description, keywords }] as const
  })
  await writeJson('pages', Object.fromEntries(facts))
  for (const key of PAGE_KEYS) {
    await writeHtml(join('pages', key), content.pages[key].content)
    await writeHtml(join('pages', `${key}.bottom`), content.pages[key].bottom)
  }
}
