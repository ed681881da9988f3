import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { signInLinkLimits } from '#contract/core/constants.ts'
import { guardAddress } from '#app/lib/security/address-guard.ts'
import { urlRejected } from '#app/lib/security/rejected-url.ts'

/**
 * Returns the path that a guest tried to open before the sign-in (the `to` parameter), if it is a site path. Navigates to
 * it once `isAllowed`.
 */
export function useReturnPath(isAllowed: boolean): string | null {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const to = search.get('to') ?? ''
  const target = to.length > signInLinkLimits.to ? guardAddress(to, window.location.origin, []) : null
  const path = target?.kind === 'route' ? target.path : null
  const reason = target?.kind === 'rejected' ? target.reason : null
  const rejectUrl = useUnit(urlRejected)
  useEffect(() => {
    if (path !== null && isAllowed) void navigate(path, { replace: true })
  }, [path, isAllowed, navigate])
  useEffect(() => {
    if (reason !== null) rejectUrl({ url: to, reason, isNavigation: isAllowed })
  }, [reason, to, isAllowed, rejectUrl])
  return path
}
