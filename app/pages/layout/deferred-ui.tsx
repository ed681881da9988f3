import { AccessEntry } from '#app/features/access/index.ts'
import { DeferredParts } from './deferred-parts.tsx'
import { MobileNavigation } from '#app/shell/header/mobile-navigation.tsx'
import { Support } from '#app/shell/dialogs/support.tsx'
import { ToTop } from '#app/shell/frame/to-top.tsx'

/** Everything that floats over a page. It causes no layout shift, so it loads after the first screen. */
export function DeferredUi({ hasMenu, isStagePage }: { hasMenu: boolean; isStagePage: boolean }) {
  return (
    <>
      {hasMenu ? <MobileNavigation isStagePage={isStagePage} /> : null}
      {hasMenu ? <ToTop /> : null}
      <AccessEntry />
      <Support />
      <DeferredParts />
    </>
  )
}
