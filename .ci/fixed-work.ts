import { createHash } from 'node:crypto'

/* A fixed piece of work, like that of the tests: objects, strings, JSON and hashes. A worker of `machine.ts` runs it. */

interface Row {
  id: number
  name: string
  tags: string[]
}

let text = ''
for (let turn = 0; turn < 72; turn += 1) {
  const rows: Row[] = Array.from({ length: 4000 }, (_, id) => ({
    id,
    name: `row-${id * turn}`,
    tags: [`${id % 7}`, text],
  }))
  const byName = new Map(rows.map((row) => [row.name, row]))
  const copy: Row[] = JSON.parse(JSON.stringify([...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name))))
  text = createHash('sha256')
    .update(copy.map(({ name }) => name).join('\n'))
    .digest('hex')
}
