/**
 * Runs a build with `NODE_ENV=production` and then puts it back as it was. Vite keeps what it finds: called by a test runner,
 * it would make the development build of React; and it leaves `production` to whatever runs next in the process.
 */
export async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
