import { useEffect } from 'react'
import { titlePage } from '#app/lib/document-title.ts'

/** Sets the document's title while a page is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    titlePage(title)
  }, [title])
}
