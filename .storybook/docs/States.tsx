import { Description, DocsContext, Story } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as styles from './blocks.css.ts'

export interface StatesProps {
  /** One state below the other, for components that fill the width of a page. */
  wide?: boolean
}

/** All stories of the page's component in one canvas, with their names. */
export function States({ wide = false }: StatesProps) {
  const stories = useContext(DocsContext).componentStories()
  return (
    <div className={wide ? styles.wideStates : styles.states}>
      {stories.map(({ id, name, moduleExport }) => (
        <figure key={id} className={styles.state}>
          <figcaption className={styles.stateName}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            <Description of={moduleExport} />
          </figcaption>
          <Story of={moduleExport} />
        </figure>
      ))}
    </div>
  )
}
