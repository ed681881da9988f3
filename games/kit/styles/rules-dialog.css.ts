import { globalStyle } from '@vanilla-extract/css'
import { colour, kitArt } from './colours.ts'
import { radius, size, space, weight } from './tokens.ts'

/* The rules dialog. */

globalStyle('.rules', {
  width: 'min(560px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 16px)',
  margin: 'auto',
  padding: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.window,
  color: colour.text,
  background: colour.dialog,
})
globalStyle('.rules[open]', { display: 'flex', flexDirection: 'column' })
globalStyle('.rules::backdrop', { background: kitArt.backdrop })
globalStyle('.rules header', {
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${colour.line}`,
})
globalStyle('.rules header img', { height: '40px', width: '32px', borderRadius: radius.small, objectFit: 'cover' })
globalStyle('.rules h2', { flex: 1, fontSize: '1.125rem' })
globalStyle('.rules-body', {
  display: 'grid',
  gap: space[3],
  // Where the height is limited, rows would shrink to the minimum height of their content.
  gridAutoRows: 'max-content',
  padding: space[4],
  overflowY: 'auto',
})
globalStyle('.rules h3:not(:first-child)', { marginTop: space[2] })
globalStyle('.rules p, .rules dt', { color: colour.muted })
globalStyle('.rules .checked-round', { fontWeight: weight.strong, color: colour.text })
globalStyle('#fairness', { outlineOffset: 0, borderRadius: radius.small })
globalStyle('.rules dl', { display: 'grid', gap: space[2] })
globalStyle('.rules dd', { fontWeight: weight.strong, overflowWrap: 'anywhere' })
globalStyle('.rules th, .rules td', { padding: '6px 0 6px 8px', borderBottom: `1px solid ${colour.line}` })
globalStyle('.rules thead th', {
  verticalAlign: 'bottom',
  fontSize: size[13],
  color: colour.muted,
  hyphens: 'auto',
  overflowWrap: 'break-word',
})
globalStyle('.rules th:not(:first-child)', { textAlign: 'right' })
globalStyle('.rules th:first-child, .rules td:first-child', { paddingLeft: 0 })
globalStyle('.rules td:first-child', { textAlign: 'left', fontWeight: weight.body, whiteSpace: 'normal' })
globalStyle('.rules-text', { display: 'grid', gap: space[3] })
globalStyle('.field', { display: 'grid', gap: '6px' })
globalStyle('.field textarea', {
  padding: '10px 12px',
  fontFamily: 'ui-monospace, monospace',
  fontSize: size[13],
  overflowWrap: 'anywhere',
})
globalStyle('#revealed', { display: 'grid', gap: space[3], justifyItems: 'start' })
globalStyle('#revealed[hidden]', { display: 'none' })
globalStyle('#revealed .field', { width: '100%' })
globalStyle(".field input[aria-invalid='true']", {
  borderColor: kitArt.error,
  boxShadow: `inset 0 0 0 1px ${kitArt.error}`,
})
globalStyle('.note', { minHeight: '1.4em' })
globalStyle(".rules-body:has([aria-invalid='true']) .note", { color: kitArt.error })
