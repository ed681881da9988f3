/** A heading of a text from the server, as untrusted as the text. */
export interface TextHeading {
  id: string
  /** HTML without tags: entities stay encoded. */
  title: string
}

const HEADING = /<h2\b[^>]*?\sid="(?<id>[\w-]+)"[^>]*>(?<title>.*?)<\/h2>/gsu

/** Returns the headings of the second level that have an id. */
export const headingsOf = (html: string): TextHeading[] =>
  [...html.matchAll(HEADING)].flatMap(({ groups: { id = '', title = '' } = {} }) => {
    const text = title.replaceAll(/<[^>]*>/gu, '').trim()
    return text === '' ? [] : [{ id, title: text }]
  })

/** Links to headings, to be sanitised like the text. */
export const linkList = (headings: readonly TextHeading[]): string =>
  `<ul>${headings.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul>`
