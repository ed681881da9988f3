import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLanguage, type Language } from '#contract/core/languages.ts'

/**
 * Removes `?lang=` from the URL once the visitor has chosen another language. Otherwise a reload would switch back.
 */
export function useAddressLanguage(language: Language): void {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(search)
    const requested = params.get('lang')
    if (!isLanguage(requested) || requested === language) return
    params.delete('lang')
    void navigate({ search: params.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }, [search, hash, state, language, navigate])
}
