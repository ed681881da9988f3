/** Returns the HTML of an element whose text follows the language. */
export type TextElement = (key: string, tag?: string, attributes?: string) => string
