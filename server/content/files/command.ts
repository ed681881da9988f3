import { join } from 'node:path'
import { loadContentGuard } from '#server/http/document/load-renderer.ts'
import { reportExpected } from '#server/expected-errors.ts'
import { BadSetting } from '#server/settings.ts'
import { builtInContent } from '../current.ts'
import { checkSafety } from './check-safety.ts'
import { readContent } from './read-content.ts'
import { writeContent } from './write-content.ts'

/*
 * `npm run content -- write <folder>` writes the content of the repository as files, to begin with; `-- check <folder>`
 * checks a folder as a start does.
 */

const site = join(import.meta.dirname, '..', '..', '..', 'dist', 'app')

await reportExpected(async () => {
  const [command = '', folder = ''] = process.argv.slice(2)
  if (!['write', 'check'].includes(command) || folder === '')
    throw new BadSetting('Usage: npm run content -- write <folder> | check <folder>')
  if (command === 'write') {
    await writeContent(folder, builtInContent)
    console.log(`The content is written into ${folder}. Delete the files that you don't change.`)
  }
  await readContent(folder)
  const guard = await loadContentGuard(site)
  if (guard !== null) await checkSafety(folder, guard)
  console.log(
    guard === null ? 'The content is valid; its HTML is checked after `npm run build`.' : 'The content is valid.',
  )
})
