import { screen } from '@testing-library/react'
import { expect } from 'vitest'

/** Expects a truncated visible name, with the full name in the tooltip and for screen readers. */
export function expectTruncated(fullName: string, truncatedName: string): void {
  expect(screen.getByTitle(fullName).textContent).toContain(truncatedName)
  const accessibleName = screen.getByText(fullName, { selector: ':not([title])' })
  expect(accessibleName.closest('[aria-hidden]')).toBeNull()
}
