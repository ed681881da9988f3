import { useState } from 'react'
import {
  Icon,
  iconNames,
  PaymentMark,
  paymentKinds,
  TextField,
  TopicIcon,
  topicNames,
  WindowIcon,
  type WindowIconProps,
} from '#ui/index.ts'
import { FieldIcon, type FieldAction } from '#ui/primitives/Icon/FieldIcon.tsx'
import { Example } from '#storybook/docs/blocks.ts'

const fieldActions: readonly FieldAction[] = ['reveal', 'conceal', 'copy']
const windowIcons: readonly WindowIconProps['name'][] = ['back', 'move', 'corner', 'size', 'return', 'minimise']
const icons = [
  ...iconNames.map((name) => ({ id: `Icon ${name}`, name, picture: <Icon name={name} size={24} /> })),
  ...topicNames.map((name) => ({ id: `TopicIcon ${name}`, name, picture: <TopicIcon topic={name} size={24} /> })),
  ...fieldActions.map((name) => ({ id: `FieldIcon ${name}`, name, picture: <FieldIcon action={name} /> })),
  ...paymentKinds.map((name) => ({ id: `PaymentMark ${name}`, name, picture: <PaymentMark kind={name} size={32} /> })),
  ...windowIcons.map((name) => ({ id: `WindowIcon ${name}`, name, picture: <WindowIcon name={name} /> })),
]

/** All icons with their names, and a field that filters them. */
export function IconSearch() {
  const [word, setWord] = useState('')
  const found = icons.filter(({ id }) => id.toLowerCase().includes(word.trim().toLowerCase()))
  return (
    <Example>
      {(say) => (
        <>
          <TextField
            label={say('Название значка', 'Name of the icon')}
            type="search"
            value={word}
            onValueChange={setWord}
          />
          <p role="status">
            {say('Найдено:', 'Found:')} {found.length}
          </p>
          <ul
            style={{
              display: 'grid',
              gap: 16,
              gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
              marginBlockStart: 16,
            }}
          >
            {found.map(({ id, picture }) => (
              <li key={id}>
                {picture}
                <br />
                {id}
              </li>
            ))}
          </ul>
        </>
      )}
    </Example>
  )
}
