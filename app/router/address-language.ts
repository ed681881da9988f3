import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLanguage, type Language } from '#contract/languages.ts'

/**
 * An address that asks for a language does so at each load of the document, so one that asks for another than the visitor has
 * chosen since loses it: the choice counts after a reload, and Back finds it again.
 */
export function useAddressLanguage(chosen: Language): void {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const words = new URLSearchParams(search)
    const asked = words.get('lang')
    if (!isLanguage(asked) || asked === chosen) return
    words.delete('lang')
    void navigate({ search: words.toString(), hash }, { replace: true, state, preventScrollReset: true })
  }, [search, hash, state, chosen, navigate])
}
