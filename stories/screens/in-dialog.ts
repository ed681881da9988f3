import { expect, waitFor, within } from 'storybook/test'

/** A dialog stands outside of the story's own place, and fades in: nothing of it can be seen in its first moment. */
export const inDialog = async () => {
  const dialog = await within(document.body).findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
/** A field of it, by the name that it is sent under: plays run in both languages. */
export const fieldNamed = async (name: string): Promise<HTMLElement> => {
  const dialog = await within(document.body).findByRole('dialog')
  const field = dialog.querySelector(`[name="${name}"]`)
  if (!(field instanceof HTMLElement)) throw new Error(`There is no field "${name}".`)
  return field
}
