import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { UiProvider, type UiTimer } from '../provider/UiProvider.tsx'
import { words } from './words.ts'

/** Renders inside the provider, as the app does; a test that drives time gives its own timer. */
export function renderUi(element: ReactElement, { after }: { after?: UiTimer } = {}): RenderResult {
  const InProvider = ({ children }: { children: ReactNode }) => (
    <UiProvider texts={words} {...(after === undefined ? {} : { after })}>
      {children}
    </UiProvider>
  )
  return render(element, { wrapper: InProvider })
}
