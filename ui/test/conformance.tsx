import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from './render-ui.tsx'

/** Props that every component forwards to its root, or a form field to its control. */
export interface ProbeProps {
  ref: (element: Element | null) => void
  id: string
  'data-testid': string
}

/**
 * Checks that apply to every component: it has its `data-component`, and forwards `ref` and native attributes.
 * `conformance.test.ts` expects one call per exported component. Axe checks the component's stories.
 */
export function describeComponent(
  name: string,
  subject: (probe: ProbeProps) => ReactElement,
  /** The `data-component` of the root, where the root is another component's element. */
  rootComponent = name,
): void {
  describe(`${name} (conformance)`, () => {
    const render = () => {
      const elements = new Set<Element>()
      const ref = (element: Element | null) => {
        if (element !== null) elements.add(element)
      }
      renderUi(subject({ ref, id: 'probe-id', 'data-testid': 'probe' }))
      return [...elements]
    }

    it('forwards ref, id and native attributes to one element inside its data-component', () => {
      const elements = render()
      const root = screen.getByTestId('probe')
      expect(elements).toEqual([root])
      expect(root.id).toBe('probe-id')
      expect(root.closest(`[data-component="${rootComponent}"]`)).not.toBeNull()
    })
  })
}
