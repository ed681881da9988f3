import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeComponent } from '../../test/conformance.tsx'
import { renderUi } from '../../test/render-ui.tsx'
import { TruncatedText } from './TruncatedText.tsx'

describeComponent('TruncatedText', (probe) => (
  <TruncatedText {...probe} text="marina_the…" fullText="marina_the_great" />
))

describe('TruncatedText', () => {
  it('exposes the full text as its tooltip and to assistive technology', () => {
    renderUi(<TruncatedText text="marina_the…" fullText="marina_the_great" />)
    expect(screen.getByTitle('marina_the_great')).toBeTruthy()
    expect(screen.getByText('marina_the_great').closest('[aria-hidden]')).toBeNull()
    expect(screen.getByText('marina_the…').getAttribute('aria-hidden')).toBe('true')
  })

  it('renders a text that is not truncated once, with a tooltip in case CSS cuts it', () => {
    const { container } = renderUi(<TruncatedText text="igor_77" fullText="igor_77" />)
    expect(container.textContent).toBe('igor_77')
    expect(screen.getByTitle('igor_77')).toBeTruthy()
  })
})
