import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/*
 * Renders the part of Helm's templates that the chart of `docs/operate/helm` uses, because Helm is not among the tools of the
 * tests: values, if, range over a map, define, include, and the functions below. Anything else is an error.
 */

type Scope = Readonly<Record<string, unknown>>
type Node =
  | { kind: 'text'; text: string }
  | { kind: 'output'; expression: string }
  | { kind: 'block'; head: string; children: Node[] }

const TAG = /\{\{(-?)\s*((?:"[^"]*"|[^}])*?)\s*(-?)\}\}/gu
const OPENING = /^(?:if|range|define) /u

/** Splits a template into text and tags; a dash trims the white space beside its tag. */
function parseTemplate(file: string, source: string): Node[] {
  const root: Node[] = []
  const open: Node[][] = [root]
  const add = (node: Node) => open.at(-1)?.push(node)
  let index = 0
  let isTrimmed = false
  const addText = (text: string, isTrimmedAfter: boolean) => {
    const begun = isTrimmed ? text.trimStart() : text
    add({ kind: 'text', text: isTrimmedAfter ? begun.trimEnd() : begun })
  }
  for (const match of source.matchAll(TAG)) {
    const [all, before, expression = '', after] = match
    addText(source.slice(index, match.index), before === '-')
    index = match.index + all.length
    isTrimmed = after === '-'
    if (OPENING.test(expression)) {
      const children: Node[] = []
      add({ kind: 'block', head: expression, children })
      open.push(children)
    } else if (expression === 'end') open.pop()
    else add({ kind: 'output', expression })
  }
  addText(source.slice(index), false)
  if (open.length !== 1 || /\{\{|\}\}/u.test(source.replaceAll(TAG, '')))
    throw new Error(`The braces or blocks of ${file} do not balance.`)
  return root
}

const indent = (text: string, spaces: number) => text.replaceAll(/^/gmu, ' '.repeat(spaces))

/** The functions of the chart, whose last argument is the piped one. */
const FUNCTIONS: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  quote: (value) => JSON.stringify(String(value)),
  default: (fallback, value) => (value === '' || value === undefined ? fallback : value),
  nindent: (spaces, text) => `\n${indent(String(text), Number(spaces))}`,
  toYaml: (value) => stringify(value).trimEnd(),
  add: (one, other) => Number(one) + Number(other),
  not: (value) => value !== true,
}

/** Reads a path such as `.Values.image.tag`, or a variable. @throws if it does not exist */
function readPath(path: string, scope: Scope): unknown {
  if (path === '.') return scope
  const names = path.replace(/^\./u, '').split('.')
  return names.reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !(name in value)) throw new Error(`${path} does not exist.`)
    return Reflect.get(value, name)
  }, scope)
}

interface Chart {
  scope: Scope
  defined: Map<string, Node[]>
}

function evaluate(expression: string, chart: Chart): unknown {
  const stages = expression.split(' | ').map((stage) => stage.match(/"[^"]*"|\S+/gu) ?? [])
  return stages.reduce<unknown>((piped, [head = '', ...rest], index) => {
    const read = (word: string) => {
      if (/^[.$]/u.test(word)) return readPath(word, chart.scope)
      return /^(?:"|\d+$)/u.test(word) ? JSON.parse(word) : word
    }
    const args = [...rest.map(read), ...(index === 0 ? [] : [piped])]
    if (head === 'include') return render(chart.defined.get(String(args[0])) ?? [], chart)
    const run = FUNCTIONS[head]
    if (run !== undefined) return run(...args)
    if (rest.length > 0 || !/^[.$"\d]/u.test(head))
      throw new Error(`{{ ${expression} }} cannot be rendered by the tests.`)
    return read(head)
  }, null)
}

function renderBlock(head: string, children: readonly Node[], chart: Chart): string {
  const [word, ...rest] = head.split(' ')
  if (word === 'define') {
    chart.defined.set(String(JSON.parse(rest.join(' '))), [...children])
    return ''
  }
  if (word === 'if') return evaluate(rest.join(' '), chart) === true ? render(children, chart) : ''
  const [, key = '', value = '', path = ''] = /^range (\$\w+), (\$\w+) := (\S+)$/u.exec(head) ?? []
  const entries = Object.entries(Object(readPath(path, chart.scope)))
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted
    .map(([name, item]) => render(children, { ...chart, scope: { ...chart.scope, [key]: name, [value]: item } }))
    .join('')
}

function render(nodes: readonly Node[], chart: Chart): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text
      return node.kind === 'output'
        ? String(evaluate(node.expression, chart))
        : renderBlock(node.head, node.children, chart)
    })
    .join('')
}

/** Renders a chart with values that are merged over its own. Returns the objects of each template that has one. */
export function renderChart(folder: string, values: Scope = {}): Map<string, unknown> {
  const readYaml = (file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'))
  const { appVersion } = Object(readYaml('Chart.yaml'))
  const scope = {
    Values: { ...Object(readYaml('values.yaml')), ...values },
    Release: { Name: 'site' },
    Chart: { AppVersion: appVersion },
  }
  const chart: Chart = { scope, defined: new Map() }
  const files = readdirSync(join(folder, 'templates')).toSorted()
  const rendered = new Map<string, unknown>()
  for (const file of files) {
    const text = render(parseTemplate(file, readFileSync(join(folder, 'templates', file), 'utf8')), chart)
    if (text.trim() !== '') rendered.set(file, parse(text))
  }
  return rendered
}
