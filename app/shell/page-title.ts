import { useEffect } from 'react'

/** Sets the document's title while a page is open. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
