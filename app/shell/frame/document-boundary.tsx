import { useUnit } from 'effector-react'
import { useContext, useMemo, type ReactNode } from 'react'
import { createPath, parsePath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom'
import { isCardPage } from '#contract/lobby/pages.ts'
import { $loadDocument } from '#app/models/payments/leave-to.ts'

const pathOf = (to: To): string => createPath(typeof to === 'string' ? parsePath(to) : to)

/**
 * Loads a new document where a link enters or leaves a card page. The policy of a document lasts as long as the document:
 * under that of a card page no game's frame would load. A redirect out of it stays in the document, since its notice would
 * be lost; the next link then loads one. `documentPath` is the path of the initial navigation.
 */
export function DocumentBoundary({ documentPath, children }: { documentPath: string; children: ReactNode }) {
  const context = useContext(NavigationContext)
  const loadDocument = useUnit($loadDocument)
  const value = useMemo(() => {
    const { navigator } = context
    const isStrict = isCardPage(documentPath)
    const staysOnPage = (path: string) => path.split(/[?#]/u)[0] === window.location.pathname
    const needsLoad = (path: string, isRedirect: boolean): boolean => {
      if (staysOnPage(path)) return false
      return isStrict ? !isRedirect : isCardPage(path)
    }
    return {
      ...context,
      navigator: {
        createHref: (to: To) => navigator.createHref(to),
        go: (delta: number) => navigator.go(delta),
        push: (...[to, ...rest]: Parameters<typeof navigator.push>) => {
          const path = pathOf(to)
          if (needsLoad(path, false)) loadDocument(path)
          else navigator.push(to, ...rest)
        },
        replace: (...[to, ...rest]: Parameters<typeof navigator.replace>) => {
          const path = pathOf(to)
          if (needsLoad(path, true)) loadDocument(path)
          else navigator.replace(to, ...rest)
        },
      },
    }
  }, [context, documentPath, loadDocument])
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>
}
