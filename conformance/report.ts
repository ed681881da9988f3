import { faultsOf, verdictsOf, type Results, type Verdict } from './results.ts'

const NAME_WIDTH = 42

function lineOf({ part, state, details }: Verdict): string {
  const name = part.path === null ? part.name : `${part.name}, ${part.path}`
  const verdict = {
    works: 'works',
    'works without': 'works, without what these calls bring:',
    'cannot work': 'cannot work because',
    'not tested': 'not tested',
  }[state]
  return [`${name.padEnd(NAME_WIDTH)} ${verdict}`, ...details.map((detail) => `    ${detail}`)].join('\n')
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `    ${line}`)]

/** The report as text: a verdict per page, then faults, then what the site corrects by itself. */
export function reportText(results: Results): string {
  const notes = [...results.calls].flatMap(([name, { notes }]) => notes.map((note) => `${name}: ${note}`))
  return [
    ...verdictsOf(results).map(lineOf),
    ...section('Faults', faultsOf(results)),
    ...section('Not as the contract says, but the site reads it', notes),
  ].join('\n')
}
