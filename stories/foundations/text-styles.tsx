import { scaleValues } from '#ui/tokens/values.ts'
import { tokenValue } from './token-value.ts'

type Names<Group extends keyof typeof scaleValues> = keyof (typeof scaleValues)[Group] & (string | number)

interface TextStyle {
  name: string
  /** A step of the scale, or pixels in `rem` without a token. */
  size: Names<'size'> | '1rem'
  weight: Names<'weight'>
  lineHeight: Names<'lineHeight'>
  where: string
}

const styles: readonly TextStyle[] = [
  {
    name: 'Badge',
    size: 12,
    weight: 'heading',
    lineHeight: 'body',
    where: 'Badges; labels of the bottom bar with 650',
  },
  {
    name: 'Note',
    size: 13,
    weight: 'body',
    lineHeight: 'body',
    where: 'Hint, error, second line of a row. Token note',
  },
  { name: 'Label', size: 13, weight: 'strong', lineHeight: 'body', where: 'Label of a field, heading of a day' },
  { name: 'Body', size: 15, weight: 'body', lineHeight: 'body', where: 'Text. Token body' },
  { name: 'Strong', size: 15, weight: 'strong', lineHeight: 'body', where: 'Button, tab, chip, name in a row or tile' },
  {
    name: 'Small title',
    size: 15,
    weight: 'heading',
    lineHeight: 'body',
    where: 'Name of a person, prize or tournament',
  },
  { name: 'Input', size: '1rem', weight: 'body', lineHeight: 'body', where: 'Text in every field' },
  { name: 'Amount in a row', size: 17, weight: 'strong', lineHeight: 'body', where: 'Payment, large button' },
  {
    name: 'Fact',
    size: 17,
    weight: 'heading',
    lineHeight: 'heading',
    where: 'Amount among facts, question of an answer',
  },
  { name: 'Panel title', size: 19, weight: 'heading', lineHeight: 'heading', where: 'Card, panel, state of a payment' },
  {
    name: 'Section title',
    size: 24,
    weight: 'heading',
    lineHeight: 'heading',
    where: 'Section, dialog. Token heading',
  },
  { name: 'Page title', size: 32, weight: 'heading', lineHeight: 'heading', where: 'Heading of level 1. Token title' },
  { name: 'Display', size: 46, weight: 'display', lineHeight: 'display', where: 'The amount of a page. Token display' },
]

const pixelsOf = (size: TextStyle['size']): number =>
  16 * Number.parseFloat(size === '1rem' ? size : tokenValue(`size-${size}`))

/** The text styles that components use, each with a sample. */
export const TextStyles = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Style</th>
        <th scope="col">Size</th>
        <th scope="col">Weight</th>
        <th scope="col">Line height</th>
        <th scope="col">Use</th>
        <th scope="col">Sample</th>
      </tr>
    </thead>
    <tbody>
      {styles.map(({ name, size, weight, lineHeight, where }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{pixelsOf(size)} px</td>
          <td>{tokenValue(`weight-${weight}`)}</td>
          <td>{tokenValue(`lineHeight-${lineHeight}`)}</td>
          <td>{where}</td>
          <td>
            <span
              style={{
                fontFamily: 'var(--cass-family-body)',
                fontSize: size === '1rem' ? size : `var(--cass-size-${size})`,
                fontWeight: `var(--cass-weight-${weight})`,
                lineHeight: `var(--cass-lineHeight-${lineHeight})`,
                whiteSpace: 'nowrap',
              }}
            >
              12 480 ₽
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
