import { render, type RenderResult } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { UiProvider } from '../provider/UiProvider.tsx'
import { words } from './words.ts'

const WithWords = ({ children }: { children: ReactNode }) => <UiProvider texts={words}>{children}</UiProvider>

/** Renders inside the provider, as the app does. */
export const renderUi = (element: ReactElement): RenderResult => render(element, { wrapper: WithWords })
