/** Does the site itself answer? Then what it no longer has was replaced by a newer version. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
