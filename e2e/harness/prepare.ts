import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#ci/build-app.ts'
import { listenOnFreePort } from '#ci/ports.ts'
import { DATA_TEMPLATE, SITE_SERVER, startSite, type RunningSite } from './site.ts'

/**
 * Global setup: builds the app, seeds a template database, and starts one site per worker on demand. Resetting a site
 * takes under a second, starting one takes nine.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildApp({ force: false })
  const template = mkdtempSync(join(tmpdir(), 'cassiopeia-template-'))
  const seededSite = await startSite({ DATA_DIR: template })
  await seededSite.stop()
  process.env[DATA_TEMPLATE] = template
  const sites = new Map<string, Promise<RunningSite>>()
  const getSite = (worker: string): Promise<RunningSite> => {
    const site = sites.get(worker) ?? startSite()
    sites.set(worker, site)
    return site
  }
  const siteServer = createServer((request, response) => {
    getSite(request.url ?? '').then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  process.env[SITE_SERVER] = `http://127.0.0.1:${await listenOnFreePort(siteServer)}`
  return async () => {
    siteServer.close()
    for (const site of await Promise.allSettled(sites.values()))
      if (site.status === 'fulfilled') await site.value.stop()
    rmSync(template, { recursive: true, force: true })
  }
}
