import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '#contract/core/languages.ts'
import { Faults } from './faults.ts'
import { lineOf } from './line-of.ts'
import { groupFile, slideFile } from './schemas.ts'

/*
 * Says beforehand what the app will not show. The app decides: its sanitiser and its address guard come from the build, and
 * what they remove is removed from every response anyway.
 */

/** The sanitiser and the address guard of the app (`app/server/content-guard.ts`). */
export interface ContentGuard {
  sanitise: (html: string) => string
  allowsAddress: (address: string) => boolean
}

/** A tag with its name and attributes. */
const TAG = /<(?<name>[a-z][a-z\d-]*)(?<attributes>[^<>]*)>/giu
const ATTRIBUTE = /(?<name>[a-z][\w:-]*)\s*=/giu

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
const withoutComments = (html: string): string =>
  html.replace(/<!--[\s\S]*?-->/gu, (comment) => comment.replace(/[^\n]/gu, ' '))

/** Each tag and attribute with its name and offset. */
function partsOf(html: string): { name: string; offset: number }[] {
  return [...html.matchAll(TAG)].flatMap(({ index, groups }) => [
    { name: `<${groups?.['name']?.toLowerCase()}>`, offset: index },
    ...[...(groups?.['attributes'] ?? '').matchAll(ATTRIBUTE)].map((attribute) => ({
      name: attribute.groups?.['name']?.toLowerCase() ?? '',
      offset: index,
    })),
  ])
}

/** What the sanitiser removes from HTML: the name of a tag or attribute, once, with the line of the first one. */
export function removedFrom(html: string, sanitise: ContentGuard['sanitise']): { name: string; line: number }[] {
  const source = withoutComments(html)
  const before = partsOf(source)
  const after = partsOf(sanitise(source))
  const count = (parts: readonly { name: string }[], name: string) => parts.filter((part) => part.name === name).length
  const names = [...new Set(before.map(({ name }) => name))].filter((name) => count(before, name) > count(after, name))
  return names.map((name) => {
    const offset = before.find((part) => part.name === name)?.offset ?? 0
    return { name, line: lineAt(source, offset) }
  })
}

const reasonFor = (name: string): string =>
  name === 'href' ? 'the address of a link is not allowed' : `${name} is not allowed in texts`

/**
 * Checks the HTML and the addresses of a folder of valid content.
 * @throws BadSetting with file, line and reason of each fault
 */
export async function checkSafety(folder: string, guard: ContentGuard): Promise<void> {
  const faults = new Faults(folder)
  for await (const file of glob('{pages,promos}/*.html', { cwd: folder })) {
    const html = await readFile(join(folder, file), 'utf8')
    for (const { name, line } of removedFrom(html, guard.sanitise)) faults.add(file, line, reasonFor(name))
  }
  for (const file of ['faq.json', 'payment-info.json']) {
    if (!existsSync(join(folder, file))) continue
    const text = await readFile(join(folder, file), 'utf8')
    for (const [group, { answers }] of groupFile.parse(JSON.parse(text)).entries())
      for (const [index, answer] of answers.entries())
        for (const language of LANGUAGES)
          for (const { name } of removedFrom(answer.text[language], guard.sanitise))
            faults.add(file, lineOf(text, [group, 'answers', index, 'text', language]), reasonFor(name))
  }
  if (existsSync(join(folder, 'slides.json'))) {
    const text = await readFile(join(folder, 'slides.json'), 'utf8')
    for (const [index, { url }] of slideFile.parse(JSON.parse(text)).entries())
      if (!guard.allowsAddress(url))
        faults.add('slides.json', lineOf(text, [index, 'url']), 'url must be a path of the site')
  }
  faults.end()
}
