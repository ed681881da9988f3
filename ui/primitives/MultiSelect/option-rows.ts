/** An option of the list; without an id it stands for "all". */
export interface OptionRow {
  id: number | null
  label: string
}

/** All options below "all", or only those that contain the query. */
export const findRows = (options: readonly OptionRow[], query: string, all: string): readonly OptionRow[] =>
  query === ''
    ? [{ id: null, label: all }, ...options]
    : options.filter((option) => option.label.toLowerCase().includes(query))

/** The selection after a press on a row. */
export function toggleRow(value: ReadonlySet<number>, { id }: OptionRow): ReadonlySet<number> {
  const next = new Set(id === null ? [] : value)
  if (id !== null && !next.delete(id)) next.add(id)
  return next
}
