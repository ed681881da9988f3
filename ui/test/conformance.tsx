import axe from 'axe-core'
import type { ReactElement, Ref } from 'react'
import { describe, expect, it } from 'vitest'
import { renderUi } from './render-ui.tsx'

/** What the exam hands to a component that promises to pass native attributes through. */
export interface ComponentProbe<Element> {
  ref: Ref<Element>
  'data-probe': string
}

/** What axe finds wrong in a piece of the page, a line each. A component alone is no page: it has no landmarks. */
export async function violationsIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The part of the exam that every component sits: it renders, carries its public mark, and axe finds nothing. */
export function describeComponent(component: string, subject: () => ReactElement): void {
  describe(`${component}, as every component,`, () => {
    it('carries its mark', () => {
      renderUi(subject())
      expect(document.querySelector(`[data-component="${component}"]`)).not.toBeNull()
    })
    it('gives axe nothing to complain of', async () => {
      renderUi(subject())
      expect(await violationsIn(document.body)).toEqual([])
    })
  })
}

/** The part for primitives: `ref` and native attributes reach one and the same element, inside the marked one. */
export function describeForwardedProps<Node extends Element>(
  component: string,
  subject: (probe: ComponentProbe<Node>) => ReactElement,
): void {
  it(`${component} passes ref and native attributes to one element`, () => {
    const seen: Node[] = []
    const ref = (element: Node | null): void => {
      if (element !== null) seen.push(element)
    }
    renderUi(subject({ ref, 'data-probe': 'passed' }))
    expect(seen).toHaveLength(1)
    expect(seen[0]).toBe(document.querySelector('[data-probe="passed"]'))
    expect(seen[0]?.closest(`[data-component="${component}"]`)).not.toBeNull()
  })
}
