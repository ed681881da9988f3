/** The design system's global styles, in the order in which they must be emitted. Import once, before any component. */
import './styles/layers.css.ts'
import './tokens/tokens.css.ts'
import './styles/font.css.ts'
import './styles/base.css.ts'
