import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A row of a document that names a test as its evidence. */
export interface Claim {
  document: string
  /** The first cell of the row. */
  name: string
  tests: readonly string[]
}

const root = join(import.meta.dirname, '..', '..')
const DOCUMENTS = ['docs/security/asvs.md', 'SECURITY.md', 'docs/promises.md']
const TEST_FILE = /`([^`]+\.(?:test|e2e)\.tsx?)`/gu

/** The claims of a document, from the rows of its tables. */
function claimsOf(document: string): Claim[] {
  const rows = readFileSync(join(root, document), 'utf8').matchAll(/^\| *([^|]+?) *\|(.*)\|$/gmu)
  return [...rows].flatMap(([, name = '', rest = '']) => {
    const tests = [...rest.matchAll(TEST_FILE)].map(([, file = '']) => file)
    return tests.length === 0 ? [] : [{ document, name, tests }]
  })
}

/** Every claim that names a test, of all documents. */
export const readClaims = (): Claim[] => DOCUMENTS.flatMap(claimsOf)
