/** Text values of a form, read from the DOM: some password managers fill in fields without input events. */
export function formTexts(form: HTMLFormElement): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
