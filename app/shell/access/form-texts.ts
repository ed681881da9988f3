/** The texts of a form as the browser has them: a password manager fills in without telling anybody. */
export function formTexts(form: HTMLFormElement): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  return texts
}
