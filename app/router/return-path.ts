import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { addressLogin } from '#contract/constants.ts'
import { guardAddress } from '#app/lib/address-guard.ts'
import { urlRejected } from '#app/lib/rejected-url.ts'

/**
 * The page that a guest wanted before the login (`to` in the address), if it is one of the site; it is gone to once that is
 * `allowed`. The address holds it, so that a reload and Back find it again.
 */
export function useReturnPath(allowed: boolean): string | null {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const to = search.get('to') ?? ''
  const target = to.length > addressLogin.to ? guardAddress(to, window.location.origin, []) : null
  const path = target?.kind === 'route' ? target.path : null
  const reason = target?.kind === 'refused' ? target.reason : null
  const tellRefused = useUnit(urlRejected)
  useEffect(() => {
    if (path !== null && allowed) void navigate(path, { replace: true })
  }, [path, allowed, navigate])
  useEffect(() => {
    if (reason !== null) tellRefused({ url: to, reason, isNavigation: allowed })
  }, [reason, to, allowed, tellRefused])
  return path
}
