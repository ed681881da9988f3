import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#ci/build-app.ts'
import { DATA_TEMPLATE, startSite } from './site.ts'

/**
 * Builds the app and starts a site once before the first journey: several files begin at the same time, and each would
 * make a database and fill it, three times the work of taking a copy of one that stands.
 */
export default async function prepare(): Promise<() => void> {
  await buildApp({ force: false })
  const template = mkdtempSync(join(tmpdir(), 'cassiopeia-template-'))
  const site = await startSite({ DATA_DIR: template })
  await site.stop()
  process.env[DATA_TEMPLATE] = template
  return () => rmSync(template, { recursive: true, force: true })
}
