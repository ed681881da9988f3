/** Whether the site responds. If it does, a missing chunk was removed by a newer deployment. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
