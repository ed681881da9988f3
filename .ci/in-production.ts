/**
 * Runs a build with `NODE_ENV=production` and restores it afterwards. Vite keeps an existing value, so in a test runner
 * it would bundle React's development build.
 */
export async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const previous = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    return await work()
  } finally {
    if (previous === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = previous
  }
}
