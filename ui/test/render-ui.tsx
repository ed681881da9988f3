import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { UiProvider, type UiTimer } from '../provider/UiProvider.tsx'
import { ru } from '../texts/ru.ts'

/** Renders inside `UiProvider`; tests that control time pass their own timer. */
export function renderUi(element: ReactElement, { after }: { after?: UiTimer } = {}): RenderResult {
  const Wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider texts={ru} {...(after === undefined ? {} : { after })}>
      {children}
    </UiProvider>
  )
  return render(element, { wrapper: Wrapper })
}
