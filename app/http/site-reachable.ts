/** Whether the site responds. If it does, a missing chunk was removed by a newer deployment. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** The text of a failed load: without a connection, or after a newer deployment, which only a reload brings. */
export const loadFailureText = async (): Promise<'failure.network' | 'failure.outdated'> =>
  (await isSiteReachable()) ? 'failure.outdated' : 'failure.network'
