import axe from 'axe-core'
import type { ReactElement, Ref } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from './render-ui.tsx'

/** Props that must be forwarded to a native element. */
export interface ComponentProbe<Element> {
  ref: Ref<Element>
  'data-probe': string
}

/** Axe violations of an element, one line each. Page-level rules are off, because a component has no landmarks. */
export async function violationsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Checks that apply to every component: it renders, has its `data-component`, and has no axe violations. */
export function describeComponent(component: string, subject: () => ReactElement): void {
  describe(`${component} (conformance)`, () => {
    it('has its data-component attribute', () => {
      renderUi(subject())
      expect(document.querySelector(`[data-component="${component}"]`)).not.toBeNull()
    })
    it('has no axe violations', async () => {
      renderUi(subject())
      expect(await violationsIn(document.body)).toEqual([])
    })
  })
}

/** Checks that a primitive forwards `ref` and native attributes to the same element, inside its `data-component`. */
export function describeForwardedProps<Node extends Element>(
  component: string,
  subject: (probe: ComponentProbe<Node>) => ReactElement,
): void {
  it(`${component} forwards ref and native attributes to one element`, () => {
    const refElements: Node[] = []
    const ref = (element: Node | null): void => {
      if (element !== null) refElements.push(element)
    }
    renderUi(subject({ ref, 'data-probe': 'passed' }))
    expect(refElements).toHaveLength(1)
    expect(refElements[0]).toBe(document.querySelector('[data-probe="passed"]'))
    expect(refElements[0]?.closest(`[data-component="${component}"]`)).not.toBeNull()
  })
}
