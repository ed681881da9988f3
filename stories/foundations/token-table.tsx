import type { ReactNode } from 'react'
import { scaleValues } from '#ui/tokens/values.ts'
import { tokenValue } from './token-value.ts'

type Group = keyof typeof scaleValues

/** How a token of each group looks; its argument is the CSS variable. */
const samples: Partial<Record<Group, (variable: string) => ReactNode>> = {
  space: (variable) => <div style={{ inlineSize: variable, blockSize: 20, background: 'var(--cass-colour-violet)' }} />,
  radius: (variable) => (
    <div
      style={{ inlineSize: 96, blockSize: 64, borderRadius: variable, border: '2px solid var(--cass-colour-violet)' }}
    />
  ),
  elevation: (variable) => (
    <div style={{ padding: 32, background: 'var(--cass-colour-canvas)' }}>
      <div
        style={{
          inlineSize: 96,
          blockSize: 64,
          borderRadius: 'var(--cass-radius-medium)',
          background: 'var(--cass-colour-surface1)',
          boxShadow: `${variable} var(--cass-colour-shadow)`,
        }}
      />
    </div>
  ),
  opacity: (variable) => <span style={{ opacity: variable }}>Button</span>,
  weight: (variable) => <span style={{ fontFamily: 'Manrope', fontWeight: variable }}>Пополнить Deposit</span>,
  lineHeight: (variable) => (
    <div style={{ fontFamily: 'Manrope', lineHeight: variable, maxInlineSize: 200 }}>
      Вывод денег занимает до трёх часов
    </div>
  ),
  letterSpacing: (variable) => (
    <span style={{ fontFamily: 'Manrope', fontSize: 24, letterSpacing: variable }}>1 240 000 ₽</span>
  ),
  control: (variable) => (
    <div
      style={{
        inlineSize: 96,
        blockSize: variable,
        borderRadius: 'var(--cass-radius-medium)',
        border: '2px solid var(--cass-colour-violet)',
      }}
    />
  ),
}

/** All tokens of a group: name, CSS variable, value and a sample. */
export function TokenTable({ group }: { group: Group }) {
  const sample = samples[group]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {sample === undefined ? null : <th scope="col">Sample</th>}
        </tr>
      </thead>
      <tbody>
        {Object.keys(scaleValues[group]).map((name) => (
          <tr key={name}>
            <td>
              <code>
                {group}.{name}
              </code>
            </td>
            <td>{tokenValue(`${group}-${name}`)}</td>
            {sample === undefined ? null : <td>{sample(`var(--cass-${group}-${name})`)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
