/** The parts of a component's page, for its `.mdx`. */
export { Anatomy } from './Anatomy.tsx'
export { AtWidth } from './AtWidth.tsx'
export { Do, DoDont, Dont } from './DoDont.tsx'
export { Example } from './Example.tsx'
export { Interaction } from './Interaction.tsx'
export { KeyboardTable } from './KeyboardTable.tsx'

export { ScreenComponents } from './ScreenComponents.tsx'
export { States } from './States.tsx'
