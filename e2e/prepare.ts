import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#ci/build-app.ts'
import { listenOnFreePort } from '#ci/ports.ts'
import { DATA_TEMPLATE, SITE_KEEPER, startSite, type RunningSite } from './site.ts'

/**
 * Builds the app and fills a database once before the first journey, and keeps the sites on which journeys run: one for each worker
 * that asks for it. A site takes nine seconds of the processor to start, and less than one to be emptied for the next file.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildApp({ force: false })
  const template = mkdtempSync(join(tmpdir(), 'cassiopeia-template-'))
  const first = await startSite({ DATA_DIR: template })
  await first.stop()
  process.env[DATA_TEMPLATE] = template
  const sites = new Map<string, Promise<RunningSite>>()
  const siteOf = (worker: string): Promise<RunningSite> => {
    const site = sites.get(worker) ?? startSite()
    sites.set(worker, site)
    return site
  }
  const keeper = createServer((request, response) => {
    siteOf(request.url ?? '').then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  process.env[SITE_KEEPER] = `http://127.0.0.1:${await listenOnFreePort(keeper)}`
  return async () => {
    keeper.close()
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.stop()
    rmSync(template, { recursive: true, force: true })
  }
}
