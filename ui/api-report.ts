import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/*
 * The door of the design system as text: what `index.ts` gives away, as the compiler declares it. `node ui/api-report.ts`
 * writes `api-report.md`; with `--check` it only says what has changed. A change of the door is then a diff that somebody
 * reads.
 */
const ui = import.meta.dirname
const root = join(ui, '..')
// Inside of the project, because the compiler looks for types from where its configuration lies.
const cache = join(root, 'node_modules', '.cache')
export const reportPath = join(ui, 'api-report.md')

/** Lets the compiler declare the door; returns the folder of the declarations. */
async function declare(): Promise<string> {
  await mkdir(cache, { recursive: true })
  const out = await mkdtemp(join(cache, 'ui-api-'))
  const config = join(out, 'tsconfig.json')
  await writeFile(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: out },
      files: [join(ui, 'index.ts')],
      include: [],
    }),
  )
  await promisify(execFile)(join(root, 'node_modules', '.bin', 'tsc'), ['-p', config])
  return join(out, 'ui')
}

const depthOf = (line: string): number => (line.match(/[{([]/gu)?.length ?? 0) - (line.match(/[})\]]/gu)?.length ?? 0)

/** The statements of a declaration file, each with the comment above it. */
export function statementsOf(declarations: string): string[] {
  const statements: string[] = []
  let lines: string[] = []
  let depth = 0
  for (const line of declarations.split('\n')) {
    if (line.trim() === '' && lines.length === 0) continue
    lines.push(line)
    const isComment = /^\s*\/?\*/u.test(line)
    if (!isComment) depth += depthOf(line)
    if (!isComment && depth === 0 && /[;}]$/u.test(line)) {
      statements.push(lines.join('\n'))
      lines = []
    }
  }
  return statements
}

/** The name that a statement gives away; `null` for what stays inside of its file. */
export function exportedName(statement: string): string | null {
  const declared = /^export (?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum) (\w+)/mu
  return declared.exec(statement)?.[1] ?? null
}

const isImport = (statement: string): boolean => /^(?:import |export \{\};?$)/mu.test(statement)

async function statementsIn(out: string, module: string): Promise<string[]> {
  return statementsOf(await readFile(join(out, module.replace(/\.tsx?$/u, '.d.ts')), 'utf8'))
}

/** The tables of words that a statement takes from its styles: `keyof typeof styles.tone` hides a broken word. */
async function wordsOf(out: string, module: string, statements: readonly string[]): Promise<string[]> {
  const names = statements.flatMap((statement) =>
    [...statement.matchAll(/typeof styles\.(\w+)/gu)].map(([, name]) => name),
  )
  if (names.length === 0) return []
  const styles = await statementsIn(out, module.replace(/\.tsx$/u, '.css.ts'))
  return styles.filter((statement) => names.includes(exportedName(statement) ?? undefined))
}

/** The report as it should be now. */
export async function apiReport(): Promise<string> {
  const out = await declare()
  const door = await readFile(join(ui, 'index.ts'), 'utf8')
  const sections: string[] = []
  for (const [, list = '', path = ''] of door.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/gu)) {
    const names = list.split(',').map((name) => name.replace(/\btype\b/u, '').trim())
    const kept = (await statementsIn(out, path)).filter((statement) => {
      const name = exportedName(statement)
      return !isImport(statement) && (name === null || names.includes(name))
    })
    const words = await wordsOf(out, path, kept)
    sections.push(`## ${path}\n\n\`\`\`ts\n${[...kept, ...words].join('\n')}\n\`\`\``)
  }
  await rm(dirname(out), { recursive: true })
  return `# The door of the design system\n\nMade by \`node ui/api-report.ts\`; not edited by hand.\n\n${sections.join('\n\n')}\n`
}

if (import.meta.main) {
  const report = await apiReport()
  if (process.argv.includes('--check')) {
    const known = new Set((await readFile(reportPath, 'utf8')).split('\n'))
    const now = new Set(report.split('\n'))
    for (const line of known) if (!now.has(line)) console.log(`- ${line}`)
    for (const line of now) if (!known.has(line)) console.log(`+ ${line}`)
    process.exitCode = report === (await readFile(reportPath, 'utf8')) ? 0 : 1
  } else {
    await writeFile(reportPath, report)
  }
}
