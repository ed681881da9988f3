import { tokenValue } from '#stories/foundations/token-value.ts'
import * as styles from './blocks.css.ts'
import type { ColourFact } from './colours.ts'

/** `ground surface2 · border 1 px hairline`. */
export const factsText = (facts: readonly ColourFact[]): string =>
  facts.map(({ name, text }) => `${name} ${text}`).join(' · ')

/** The CSS variables of a token in both modes; one where they are the same. */
const variablesOf = (token: string): readonly string[] => {
  const name = token.replaceAll('.', '-')
  return /^(?:night|day|art)\./u.test(token) ? [name] : [`night-${name}`, `day-${name}`]
}

const Value = ({ variable }: { variable: string }) => (
  <>
    <span className={styles.swatch} style={{ background: `var(--cass-${variable})` }} /> {tokenValue(variable)}
  </>
)

/** The values of the tokens that some facts name, in both modes. */
export function ColourKey({ facts }: { facts: readonly ColourFact[] }) {
  const tokens = [...new Set(facts.flatMap((fact) => fact.tokens))].toSorted()
  return tokens.length === 0 ? null : (
    <details className={styles.key} open>
      <summary>Colours of these parts</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Night</th>
            <th scope="col">Day</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => {
            const [night = '', day = night] = variablesOf(token)
            return (
              <tr key={token}>
                <td>
                  <code>{token}</code>
                </td>
                <td>
                  <Value variable={night} />
                </td>
                <td>
                  <Value variable={day} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
