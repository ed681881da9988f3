import { useUnit } from 'effector-react'
import { useContext, useMemo, type ReactNode } from 'react'
import { createPath, parsePath, UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom'
import { isCardPage } from '#contract/lobby/pages.ts'
import { $loadDocument } from '#app/models/payments/leave-to.ts'

const pathOf = (to: To): string => createPath(typeof to === 'string' ? parsePath(to) : to)

/**
 * Loads a new document where a link or a redirect enters or leaves a card page. The policy of a document lasts as long as
 * the document: under that of a card page no game's frame would load. `documentPath` is the path of the initial navigation.
 */
export function DocumentBoundary({ documentPath, children }: { documentPath: string; children: ReactNode }) {
  const context = useContext(NavigationContext)
  const loadDocument = useUnit($loadDocument)
  const value = useMemo(() => {
    const { navigator } = context
    const isStrict = isCardPage(documentPath)
    const staysOnPage = (path: string) => path.split(/[?#]/u)[0] === window.location.pathname
    const needsLoad = (path: string): boolean => !staysOnPage(path) && (isStrict || isCardPage(path))
    return {
      ...context,
      navigator: {
        createHref: (to: To) => navigator.createHref(to),
        go: (delta: number) => navigator.go(delta),
        push: (...[to, ...rest]: Parameters<typeof navigator.push>) => {
          const path = pathOf(to)
          if (needsLoad(path)) loadDocument(path)
          else navigator.push(to, ...rest)
        },
        replace: (...[to, ...rest]: Parameters<typeof navigator.replace>) => {
          const path = pathOf(to)
          if (needsLoad(path)) loadDocument(path, { replace: true })
          else navigator.replace(to, ...rest)
        },
      },
    }
  }, [context, documentPath, loadDocument])
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>
}
