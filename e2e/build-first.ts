import { buildApp } from '#ci/build-app.ts'

/** Builds the app before the first journey: two files start their sites at the same time. */
export default async function buildFirst(): Promise<void> {
  await buildApp({ force: false })
}
