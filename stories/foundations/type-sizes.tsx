import { Heading, Text } from '#ui/index.ts'
import type { Size } from '#ui/tokens/scale.ts'
import { scaleValues } from '#ui/tokens/values.ts'
import { Example } from '#storybook/docs/blocks.ts'
import { tokenValue } from './token-value.ts'

/** From this size on a text is a heading. */
const FIRST_HEADING = 19
const isSize = (size: number): size is Size => size in scaleValues.size
const sizes = Object.keys(scaleValues.size).map(Number).filter(isSize)

/** Every type size with a sample, its size, line height and weight. */
export const TypeSizes = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Size</th>
        <th scope="col">Line height</th>
        <th scope="col">Weight</th>
        <th scope="col">Sample</th>
      </tr>
    </thead>
    <tbody>
      {sizes.toReversed().map((size) => {
        const isHeading = size >= FIRST_HEADING
        return (
          <tr key={size}>
            <td>
              <code>size.{size}</code>
            </td>
            <td>{Number.parseFloat(tokenValue(`size-${size}`)) * 16} px</td>
            <td>{tokenValue(isHeading ? 'lineHeight-heading' : 'lineHeight-body')}</td>
            <td>{tokenValue(isHeading ? 'weight-heading' : 'weight-body')}</td>
            <td>
              <Example>
                {(say) => {
                  const sample = say('Выигрыш 12 480 ₽', 'Win 12,480 ₽')
                  return isHeading ? (
                    <Heading level={3} size={size}>
                      {sample}
                    </Heading>
                  ) : (
                    <Text size={size}>{sample}</Text>
                  )
                }}
              </Example>
            </td>
          </tr>
        )
      })}
    </tbody>
  </table>
)
