import { createServer } from 'node:http'
import { buildApp } from '#ci/build-app.ts'
import { listenOnFreePort } from '#ci/ports.ts'
import { dataTemplate, SITE_SERVER, startSite, type RunningSite } from './site.ts'

/**
 * Global setup: builds the app, seeds the data, and starts one site per worker on demand. Resetting a site takes under a second, starting
 * one takes four.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await buildApp({ force: false })
  await dataTemplate()
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
  }
}
