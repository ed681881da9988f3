import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { addressOf, type Toolbar } from './toolbar.ts'

const BOTH = ['night', 'day'] as const
const equalColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
} as const

/**
 * A story twice, each in a frame with a theme, so that dialogs and other parts over the page have it too. The frames cover the
 * story itself, which renders below for its play function.
 */
export const FramesInBothThemes = ({ story, toolbar }: { story: string; toolbar: Toolbar }) =>
  createPortal(
    <div style={{ ...equalColumns, position: 'fixed', inset: 0, zIndex: 2147483646 }}>
      {BOTH.map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={`iframe.html?viewMode=story&id=${story}&globals=${addressOf({ ...toolbar, theme })}`}
          style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
        />
      ))}
    </div>,
    // Beside the body: an open dialog makes the rest of the body inert.
    document.documentElement,
  )

/** A story of a docs page twice, each on the ground of a theme. */
export const InBothThemes = ({ children }: { children: ReactNode }) => (
  <div style={equalColumns}>
    {BOTH.map((theme) => (
      <div
        key={theme}
        data-theme={theme}
        style={{
          background: 'var(--cass-colour-canvas)',
          color: 'var(--cass-colour-text)',
          minInlineSize: 0,
          padding: 16,
        }}
      >
        {children}
      </div>
    ))}
  </div>
)
