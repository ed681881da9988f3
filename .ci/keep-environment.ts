/**
 * Runs `work` and then puts `NODE_ENV` back. A build by Vite leaves `production` in it for the whole process, and what
 * runs next (the tests of a clean checkout, the server of a first start) would be another program than the second time.
 */
export async function keepEnvironment<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV']
  try {
    return await work()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
