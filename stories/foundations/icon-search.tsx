import { useState } from 'react'
import { Icon, iconNames, TextField, TopicIcon, topicNames } from '#ui/index.ts'
import { Example } from '#storybook/docs/blocks.ts'

const icons = [
  ...iconNames.map((name) => ({ id: `Icon ${name}`, name, picture: <Icon name={name} size={24} /> })),
  ...topicNames.map((name) => ({ id: `TopicIcon ${name}`, name, picture: <TopicIcon topic={name} size={24} /> })),
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
